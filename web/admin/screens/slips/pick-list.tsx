import type { Order } from '#contract/order.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { packingSlipLines, singlePieces } from '#web/admin/orders/left-to-ship.ts'

interface Pieces {
  sku: string
  name: string
  quantity: number
  orders: string[]
}

/** The pieces to fetch for several orders, by SKU; bundles as their components. */
export function PickList({ orders }: { orders: Order[] }) {
  const t = useText('admin-orders')
  const shown = useNumber()
  const wrapped = orders.filter(({ gift }) => gift?.isWrapped).map(({ number }) => number)
  return (
    <article className="break-after-page light border border-line bg-surface p-4 wrap-anywhere md:p-8 print:p-8 text-base text-ink print:border-0">
      <h2 className="display mb-4 text-xl">{t('slip.pick', { count: orders.length })}</h2>
      <table className="w-full">
        <thead>
          <tr className="border-b border-ink text-sm">
            <th className="py-1 text-start">{t('slip.sku')}</th>
            <th className="py-1 text-start">{t('slip.item')}</th>
            <th className="py-1 text-start">{t('title')}</th>
            <th className="py-1 ps-2 text-end whitespace-nowrap">{t('slip.pieces')}</th>
          </tr>
        </thead>
        <tbody>
          {picksOf(orders).map(({ sku, name, quantity, orders: numbers }) => (
            <tr key={sku} className="border-b border-line">
              <td className="py-2 pe-4">{sku}</td>
              <td className="py-2 pe-4">{name}</td>
              <td className="py-2 pe-4 text-sm wrap-normal">{numbers.join(', ')}</td>
              <td className="py-2 text-end font-semibold">{shown(quantity)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {wrapped.length > 0 && <p className="mt-4">{t('slip.toWrap', { numbers: wrapped.join(', ') })}</p>}
    </article>
  )
}

function picksOf(orders: Order[]): Pieces[] {
  const picks = new Map<string, Pieces>()
  for (const order of orders)
    for (const { sku, name, left } of singlePieces(packingSlipLines(order))) {
      const { quantity, orders: numbers }: Pick<Pieces, 'quantity' | 'orders'> = picks.get(sku) ?? { quantity: 0, orders: [] }
      picks.set(sku, {
        sku,
        name,
        quantity: quantity + left,
        orders: numbers.includes(order.number) ? numbers : [...numbers, order.number],
      })
    }
  return [...picks.values()].sort((a, b) => (a.sku < b.sku ? -1 : 1))
}
