import { useText } from '#web/lib/text.ts'
import { SmallPicture } from '#web/admin/products/small-picture.tsx'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx'
import { type ComposedLine, withLine } from './compose.ts'
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

/** Edits an order's lines: changes quantities, removes lines and adds others. */
export function LineEditor({ lines, problems, currency, onChange }: LineEditorProps) {
  const t = useText('admin-compose')
  const money = useMoneyIn()
  return (
    <section className="grid gap-4">
      <h2 className="font-semibold">{t('lines.title')}</h2>
      {lines.length === 0 && <p className="text-quiet">{t('lines.none')}</p>}
      <ul>
        {lines.map(({ variantId, name, details, photo, price, quantity }, index) => {
          const problem = problems[`lines.${index}`] ?? problems[`products.${index}`]
          const label = [name, details].filter(Boolean).join(', ')
          return (
            <li key={variantId} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2.5">
              <SmallPicture url={photo} />
              <div className="min-w-40 grow basis-40">
                <p className="font-medium">{name}</p>
                <p className="text-quiet">{details}</p>
                {problem && <p className="text-bad">{problem.join(' ')}</p>}
              </div>
              <QuantityField
                label={t('lines.quantity', { name: label })}
                value={quantity}
                onChange={(next) => onChange(lines.map((one, place) => (place === index ? { ...one, quantity: next } : one)))}
              />
              <span className="w-24 text-end font-semibold">
                {quantity > 0 && money((Math.round(price * 1000) * quantity) / 1000, currency)}
              </span>
              <ActionButton
                look="bare"
                aria-label={t('lines.remove', { name: label })}
                onClick={() => onChange(lines.filter((_, place) => place !== index))}
              >
                <AdminIcon name="close" className="size-4" />
              </ActionButton>
            </li>
          )
        })}
      </ul>
      <VariantFinder onPick={(line) => onChange(withLine(lines, line))} />
    </section>
  )
}
