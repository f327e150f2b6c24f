import type { Order } from '#contract/order.ts'
import { fullNameOf } from '#web/features/customers/addresses/format-address.ts'
import { optionsOf } from '#web/features/cart/lines.ts'
import type { Pieces } from '#web/features/returns/pieces.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/card.tsx'

/** The customer's declaration of withdrawal: the goods, their name, and the address for the receipt. */
export function Declaration({ order: { number, email, shippingAddress, products }, pieces }: { order: Order; pieces: Pieces }) {
  const t = useText('returns')
  const shown = useNumber()
  const chosen = products.filter(({ variantId }) => (pieces[variantId] ?? 0) > 0)
  return (
    <Card look="studio">
      <p className="font-semibold">{t('withdraw.declare', { number })}</p>
      <ul className="mt-3 grid gap-1">
        {chosen.map(({ variantId, name, options }) => (
          <li key={variantId}>{[`${shown(pieces[variantId] ?? 0)} × ${name}`, optionsOf(options)].filter(Boolean).join(' · ')}</li>
        ))}
      </ul>
      <dl className="mt-4 grid gap-1 border-t border-line pt-4 text-sm">
        {[
          [t('withdraw.name'), fullNameOf(shippingAddress)],
          [t('withdraw.receipt'), email],
        ].map(([name, value]) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt className="text-quiet">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
