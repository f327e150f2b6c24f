import { useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx'
import { moved } from './moved.ts'

export interface NamedProduct {
  id: string
  name: string
}

interface OrderedProductsProps {
  products: readonly NamedProduct[]
  /** Shown if the list is empty. */
  none: string
  /** The label of the button that removes a product. */
  removeLabel: (name: string) => string
  busy?: boolean
  onChange: (products: NamedProduct[]) => void
}

/** Products in an order that buttons change. Needs the group "admin-selection". */
export function OrderedProducts({ products, none, removeLabel, busy = false, onChange }: OrderedProductsProps) {
  const t = useText('admin-selection')
  const [spoken, setSpoken] = useState('')
  const moveBy = (at: number, by: 1 | -1) => {
    if (busy) return
    onChange(moved(products, at, by))
    setSpoken(t('move.done', { name: products[at]!.name, place: at + by + 1 }))
  }
  return (
    <>
      <p role="status" className="sr-only">
        {spoken}
      </p>
      {products.length === 0 && <p className="text-quiet">{none}</p>}
      <ol className={products.length === 0 ? '' : 'border-t border-line'}>
        {products.map(({ id, name }, at) => (
          <li key={id} className="flex min-h-12 items-center gap-2 border-b border-line">
            <span className="w-6 shrink-0 text-quiet">{at + 1}</span>
            <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
            <ActionButton look="bare" disabled={at === 0} aria-label={t('move.up', { name })} onClick={() => moveBy(at, -1)}>
              <AdminIcon name="up" />
            </ActionButton>
            <ActionButton
              look="bare"
              disabled={at === products.length - 1}
              aria-label={t('move.down', { name })}
              onClick={() => moveBy(at, 1)}
            >
              <AdminIcon name="down" />
            </ActionButton>
            <ActionButton
              look="bare"
              aria-label={removeLabel(name)}
              onClick={() => !busy && onChange(products.filter((one) => one.id !== id))}
            >
              <AdminIcon name="close" />
            </ActionButton>
          </li>
        ))}
      </ol>
    </>
  )
}
