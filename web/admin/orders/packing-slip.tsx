import { Fragment } from 'react'
import { addressLines } from '#contract/customers/address-lines.ts'
import type { Order } from '#contract/order.ts'
import { countryName } from '#web/features/customers/addresses/format-address.ts'
import { useDate } from '#web/lib/dates.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { useWeights } from '#web/admin/ui/weights.ts'
import { packingSlipLines, type Packed, singlePieces, weightOf } from './left-to-ship.ts'

interface PackingSlipProps {
  order: Order
  /** The weight of one piece of each variant in grams, if known. */
  weights: Readonly<Record<string, number>>
  className?: string
}

/** A packing slip: the recipient, a gift's message, and the pieces, without prices. Each prints on its own page. */
export function PackingSlip({ order, weights, className = '' }: PackingSlipProps) {
  const t = useText('admin-orders')
  const { name, locale } = useShop()
  const date = useDate()
  const { shown } = useWeights()
  const pieces = packingSlipLines(order)
  const { grams, isWhole } = weightOf(pieces, weights)
  return (
    <article className={`break-after-page p-4 wrap-anywhere md:p-8 print:p-8 text-base light bg-surface text-ink ${className}`}>
      <header className="flex justify-between border-b border-ink pb-4">
        <div>
          <p className="display text-xl uppercase">{name}</p>
          <p>{t('slip.title')}</p>
        </div>
        <div className="text-end">
          <p className="display text-xl">{order.number}</p>
          <p>{date(order.orderedDate)}</p>
        </div>
      </header>
      <address className="my-6 not-italic">
        {addressLines(order.shippingAddress).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        {countryName(order.shippingAddress.country, locale)}
      </address>
      {order.gift?.message && <p className="mb-6 border-y border-line py-4 text-lg whitespace-pre-line">{order.gift.message}</p>}
      <table className="w-full text-start">
        <thead>
          <tr className="border-b border-ink text-start text-sm">
            <th className="py-1 text-start">{t('slip.sku')}</th>
            <th className="py-1 text-start">{t('slip.item')}</th>
            <th className="py-1 ps-2 text-end whitespace-nowrap">{t('slip.pieces')}</th>
          </tr>
        </thead>
        <tbody>
          {pieces.map((piece) => (
            <Fragment key={piece.variantId}>
              <tr className={piece.components ? '' : 'border-b border-line'}>
                <td className="py-2 pe-4">{piece.sku}</td>
                <td className="py-2">{piece.name}</td>
                <td className="py-2 text-end font-semibold">{piece.left}</td>
              </tr>
              {piece.components && <Parts of={piece} />}
            </Fragment>
          ))}
        </tbody>
      </table>
      <p className="mt-6">{order.shippingMethod.name}</p>
      {order.gift && <p>{t(order.gift.isWrapped ? 'slip.giftWrap' : 'slip.gift')}</p>}
      {grams > 0 && <p>{t(isWhole ? 'slip.weight' : 'slip.weightKnown', { weight: shown(grams) })}</p>}
    </article>
  )
}

/** The components of a bundle's pieces. */
const Parts = ({ of }: { of: Packed }) =>
  singlePieces([of]).map(({ sku, name, left }, index, { length }) => (
    <tr key={sku} className={`text-sm ${index === length - 1 ? 'border-b border-line' : ''}`}>
      <td className="py-1 ps-4 pe-4">{sku}</td>
      <td className="py-1 ps-4">{name}</td>
      <td className="py-1 text-end">{left}</td>
    </tr>
  ))
