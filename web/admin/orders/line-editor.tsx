import { useId, useRef, useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { SmallPicture } from '#web/admin/products/small-picture.tsx'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx'
import { type ComposedLine, addLine } from './compose.ts'
import { QuantityField } from './quantity-field.tsx'
import { useMoneyIn } from './use-money-in.ts'
import { VariantFinder } from './variant-finder.tsx'

interface LineEditorProps {
  lines: ComposedLine[]
  /** The problems, by `lines.<index>` or `products.<index>`. */
  problems: Readonly<Record<string, readonly string[]>>
  /** The currency of the prices, if it isn't the shop's. */
  currency?: string | undefined
  onChange: (lines: ComposedLine[]) => void
}

const labelOf = ({ name, details }: ComposedLine): string => [name, details].filter(Boolean).join(', ')

/** Edits an order's lines: changes quantities, removes lines and adds others. */
export function LineEditor({ lines, problems, currency, onChange }: LineEditorProps) {
  const t = useText('admin-compose')
  const money = useMoneyIn()
  const finderId = useId()
  const list = useRef<HTMLUListElement>(null)
  const [announced, setAnnounced] = useState('')
  /** Runs after rendering. If the line is gone, the focus moves to the search for another. */
  const focusLine = (variantId: string | undefined) =>
    setTimeout(() => {
      const row = [...(list.current?.children ?? [])].find((one) => (one as HTMLElement).dataset['variant'] === variantId)
      const field = row?.querySelector('input') ?? document.getElementById(finderId)
      field?.focus()
    })
  const add = (line: ComposedLine) => {
    onChange(addLine(lines, line))
    setAnnounced(t('lines.added', { name: labelOf(line) }))
    focusLine(line.variantId)
  }
  const remove = (line: ComposedLine) => {
    const at = lines.indexOf(line)
    onChange(lines.filter((one) => one !== line))
    setAnnounced(t('lines.removed', { name: labelOf(line) }))
    focusLine((lines[at + 1] ?? lines[at - 1])?.variantId)
  }
  return (
    <section className="grid gap-4">
      <h2 className="font-semibold">{t('lines.title')}</h2>
      {lines.length === 0 && <p className="text-quiet">{t('lines.none')}</p>}
      <p role="status" className="sr-only">
        {announced}
      </p>
      <ul ref={list}>
        {lines.map((line, index) => {
          const { variantId, name, details, photo, price, quantity, isGone } = line
          const problem = problems[`lines.${index}`] ?? problems[`products.${index}`]
          const label = labelOf(line)
          return (
            <li
              key={variantId}
              data-variant={variantId}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2.5"
            >
              <SmallPicture url={photo} />
              <div className="min-w-0 grow basis-[calc(100%-3rem)] md:basis-40">
                <p className="font-medium">{name}</p>
                <p className="text-quiet">{details}</p>
                {(isGone || problem) && <p className="text-bad">{isGone ? t('lines.gone') : problem?.join(' ')}</p>}
              </div>
              <QuantityField
                label={t('lines.quantity', { name: label })}
                value={quantity}
                onChange={(next) => onChange(lines.map((one, position) => (position === index ? { ...one, quantity: next } : one)))}
              />
              <span className="grow text-end font-semibold md:w-24 md:grow-0">
                {quantity > 0 && money((Math.round(price * 1000) * quantity) / 1000, currency)}
              </span>
              <ActionButton look="bare" aria-label={t('lines.remove', { name: label })} onClick={() => remove(line)}>
                <AdminIcon name="close" className="size-4" />
              </ActionButton>
            </li>
          )
        })}
      </ul>
      <VariantFinder fieldId={finderId} onPick={add} />
    </section>
  )
}
