import { useRef, useState } from 'react'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import type { CatalogueNames, StaffCategory } from '#web/admin/products/names.ts'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { CategoryForm } from './category-form.tsx'
import { CategoryRow } from './category-row.tsx'
import { type Place, placeAfterKey } from './place.ts'

interface CategoryTreeProps {
  names: CatalogueNames
  onChanged: () => Promise<void>
}

/** The category tree. Categories are moved by dragging, or with Alt and the arrow keys. */
export function CategoryTree({ names, onChanged }: CategoryTreeProps) {
  const t = useText('admin-products')
  const message = useErrorMessage()
  const { categories } = names
  const [open, setOpen] = useState<string | null>(null)
  const [spoken, setSpoken] = useState('')
  const dragged = useRef<string | null>(null)
  const { error, run } = useAction()
  const move = (category: StaffCategory, { parentId, position }: Place) =>
    void run(async () => {
      await staff('PUT /admin/categories/:id/place', { id: category.id, parentId, position })
      await onChanged()
      setSpoken(t('tree.moved', { name: category.name }))
      document.getElementById(`category-${category.id}`)?.focus()
    })
  const drop = (target: StaffCategory, isInto: boolean) => {
    const category = categories.find(({ id }) => id === dragged.current)
    dragged.current = null
    if (!category || category.id === target.id) return
    const children = categories.filter(({ parentId }) => parentId === target.id).length
    move(category, isInto ? { parentId: target.id, position: children } : { parentId: target.parentId, position: target.position })
  }
  const close = async () => {
    setOpen(null)
    await onChanged()
  }
  return (
    <section aria-label={t('tree.title')} className="grid content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-xs text-quiet">{t('tree.hint')}</p>
        <ActionButton look="ember" onClick={() => setOpen('new')}>
          {t('tree.new')}
        </ActionButton>
      </div>
      <p role="status" className="sr-only">
        {spoken}
      </p>
      <p role="alert" className="text-bad">
        {error ? message(error) : null}
      </p>
      {open === 'new' && <CategoryForm names={names} category={null} onClose={() => setOpen(null)} onDone={close} />}
      {categories.length === 0 && open === null && <p className="text-quiet">{t('tree.empty')}</p>}
      <ul className="border-t border-line">
        {categories.map((category) => (
          <CategoryRow
            key={category.id}
            category={category}
            depth={depthOf(categories, category)}
            isOpen={open === category.id}
            onOpen={() => setOpen(open === category.id ? null : category.id)}
            onKey={(key) => {
              const place = placeAfterKey(categories, category, key)
              if (place) move(category, place)
              return place !== undefined
            }}
            onDragStart={() => (dragged.current = category.id)}
            onDrop={(isInto) => drop(category, isInto)}
          >
            {open === category.id && <CategoryForm names={names} category={category} onClose={() => setOpen(null)} onDone={close} />}
          </CategoryRow>
        ))}
      </ul>
    </section>
  )
}

function depthOf(categories: readonly StaffCategory[], { parentId }: StaffCategory): number {
  const parent = categories.find(({ id }) => id === parentId)
  return parent ? 1 + depthOf(categories, parent) : 0
}
