import { type SyntheticEvent, useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { Order } from '#contract/order.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { leftToShip } from '#web/admin/orders/left-to-ship.ts'

interface ShipDialogProps {
  order: Order
  onDone: (order: Order) => void
  onClose: () => void
}

/** A parcel: who carries it, by which number, and what is in it; all that is left, unless one takes something out. */
export function ShipDialog({ order, onDone, onClose }: ShipDialogProps) {
  const t = useText('admin-orders')
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction()
  const left = leftToShip(order)
  const [counts, setCounts] = useState(() => new Map(left.map(({ variantId, left: count }) => [variantId, count])))
  const [carrier, setCarrier] = useState('')
  const [trackingNumber, setTrackingNumber] = useState('')
  const [trackingUrl, setTrackingUrl] = useState('')
  const lines = [...counts].filter(([, quantity]) => quantity > 0).map(([variantId, quantity]) => ({ variantId, quantity }))
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    void run(async () => {
      const sent = {
        ...(carrier.trim() && { carrier: carrier.trim() }),
        ...(trackingNumber.trim() && { trackingNumber: trackingNumber.trim() }),
        ...(trackingUrl.trim() && { trackingUrl: trackingUrl.trim() }),
      }
      onDone(await staff('POST /admin/orders/:id/ship', { id: order.id, lines, ...sent }))
    })
  }
  return (
    <Dialog open title={t('step.ship')} onClose={onClose}>
      <form onSubmit={send} className="grid gap-4 overflow-y-auto p-5">
        <ul className="grid gap-2">
          {left.map(({ variantId, name, left: count }) => (
            <li key={variantId} className="flex items-center justify-between gap-4">
              <span>{name}</span>
              <label className="flex shrink-0 items-center gap-2">
                <input
                  type="number"
                  min={0}
                  max={count}
                  aria-label={t('ship.pieces', { item: name })}
                  value={counts.get(variantId) ?? 0}
                  onChange={({ currentTarget: { value } }) =>
                    setCounts((before) => new Map(before).set(variantId, Math.max(0, Math.min(count, Math.floor(Number(value)) || 0))))
                  }
                  className="min-h-11 w-16 rounded-input border border-edge bg-surface px-2 text-end"
                />
                <span className="text-quiet">{t('ship.of', { count })}</span>
              </label>
            </li>
          ))}
        </ul>
        <Field
          label={t('ship.carrier')}
          value={carrier}
          maxLength={limits.shipment.carrier}
          onChange={(event) => setCarrier(event.currentTarget.value)}
        />
        <Field
          label={t('ship.number')}
          value={trackingNumber}
          maxLength={limits.shipment.trackingNumber}
          onChange={(event) => setTrackingNumber(event.currentTarget.value)}
        />
        <Field
          label={t('ship.url')}
          type="url"
          hint={t('ship.urlHint')}
          value={trackingUrl}
          maxLength={limits.shipment.trackingUrl}
          onChange={(event) => setTrackingUrl(event.currentTarget.value)}
        />
        {error !== null && (
          <p role="alert" className="text-bad">
            {errorMessage(error)}
          </p>
        )}
        <ActionButton type="submit" look="ember" busy={busy} disabled={lines.length === 0}>
          {t('ship.send')}
        </ActionButton>
      </form>
    </Dialog>
  )
}
