import type { CartLine } from '#contract/cart.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { columns } from './cart-skeleton.tsx'
import { FreeShipping } from './free-shipping.tsx'
import { Line } from './line.tsx'
import { Summary } from './summary.tsx'
import { useLineChanges } from './use-line-changes.ts'
import { useSavings } from './use-savings.ts'

interface FullProps {
  items: CartLine[]
  subtotal: number
  settled: boolean
  onSave: (line: CartLine) => void
}

export function Full({ items, subtotal, settled, onSave }: FullProps) {
  const t = useText('cart')
  const money = useMoney()
  const { change, remove, announcement } = useLineChanges()
  const saved = useSavings(items, settled)
  return (
    <div className={columns}>
      <section aria-label={t('lines')}>
        <div className="mb-5 lg:hidden">
          <FreeShipping subtotal={subtotal} isFree={saved?.hasFreeShipping} />
        </div>
        <ul className="border-t border-line">
          {items.map((line) => (
            <li key={line.variantId} className="border-b border-line py-5">
              <Line line={line} onChange={(quantity) => change(line, quantity)} onRemove={() => remove(line)} onSave={() => onSave(line)} />
            </li>
          ))}
        </ul>
      </section>
      <Summary items={items} subtotal={subtotal} settled={settled} saved={saved} />
      <p role="status" className="sr-only">
        {announcement && settled ? `${announcement} ${t('subtotalNow', { price: money(subtotal) })}` : ''}
      </p>
    </div>
  )
}
