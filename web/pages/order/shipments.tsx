import type { Order } from '#contract/order.ts'
import { useDate } from '#web/lib/dates.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'

/** The parcels, if more is known than in the history: the carrier, the tracking link, and the contents. */
export function Shipments({ order: { shipments, products } }: { order: Order }) {
  const t = useText('order')
  const date = useDate()
  const number = useNumber()
  const names = new Map(products.map(({ variantId, name }) => [variantId, name]))
  return (
    <ul className="grid gap-4">
      {shipments.map(({ id, carrier, trackingNumber, trackingUrl, shippedAt, deliveredAt, lines }, index) => (
        <li key={id} className="rounded-card border border-line p-4">
          <p className="font-medium">
            {shipments.length > 1 ? t('parcels.one', { number: index + 1 }) : [carrier, trackingNumber].join(' ')}
          </p>
          {shipments.length > 1 && carrier && <p className="text-sm">{[carrier, trackingNumber].join(' ')}</p>}
          <p className="text-sm text-quiet">
            {deliveredAt ? t('parcels.delivered', { date: date(deliveredAt) }) : t('parcels.shipped', { date: date(shippedAt) })}
          </p>
          {shipments.length > 1 && (
            <p className="mt-1 text-sm">
              {lines.map(({ variantId, quantity }) => `${number(quantity)} × ${names.get(variantId) ?? ''}`).join(', ')}
            </p>
          )}
          {trackingUrl && (
            <a href={trackingUrl} rel="noreferrer" target="_blank" className="inline-flex min-h-11 items-center text-sm text-link">
              {t('parcels.track')}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

/** A single parcel without carrier or tracking adds nothing to the history. */
export const hasShipmentDetails = ({ shipments }: Order): boolean =>
  shipments.length > 1 || shipments.some(({ carrier, trackingUrl }) => carrier !== '' || trackingUrl !== '')
