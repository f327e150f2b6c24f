import type { Order } from '#contract/order.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { staff, useMay } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { StateMark } from '#web/admin/ui/state-mark.tsx'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'

/** The order's parcels; nothing before the first. */
export function OrderShipments({ order, onChange }: { order: Order; onChange: (order: Order) => void }) {
  const t = useText('admin-orders')
  const shortTime = useShortTime()
  const may = useMay()
  const number = useNumber()
  if (order.shipments.length === 0) return null
  const nameOf = (variantId: string) => order.products.find((line) => line.variantId === variantId)?.name ?? ''
  const deliver = (shipmentId: string) => staff('POST /admin/orders/:id/deliver', { id: order.id, shipmentId }).then(onChange, toastError)
  return (
    <section>
      <h2 className="font-semibold">{t('parcels.title')}</h2>
      <ul>
        {order.shipments.map((parcel) => (
          <li key={parcel.id} className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line py-3">
            <div className="grow">
              <p className="font-medium">{[parcel.carrier, parcel.trackingNumber].filter(Boolean).join(' ') || t('parcels.noCarrier')}</p>
              <p className="text-quiet">{parcel.lines.map((line) => `${nameOf(line.variantId)} × ${number(line.quantity)}`).join(', ')}</p>
              {parcel.trackingUrl && (
                <a href={parcel.trackingUrl} target="_blank" rel="noreferrer" className="text-link">
                  {t('parcels.track')}
                </a>
              )}
            </div>
            {parcel.deliveredAt === null ? (
              <StateMark shape="half" tone="good">
                {t('parcels.way', { time: shortTime(parcel.shippedAt) })}
              </StateMark>
            ) : (
              <StateMark shape="done" tone="good">
                {t('parcels.there', { time: shortTime(parcel.deliveredAt) })}
              </StateMark>
            )}
            {parcel.deliveredAt === null && order.shipments.length > 1 && may('orders:ship') && (
              <ActionButton onClick={() => void deliver(parcel.id)}>{t('step.deliver')}</ActionButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
