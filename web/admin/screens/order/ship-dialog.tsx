import { type SyntheticEvent, useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { Order } from '#contract/order.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Field } from '#web/ui/field.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { leftToShip } from '#web/admin/orders/left-to-ship.ts'
import { ErrorLine } from '#web/admin/ui/error-line.tsx'
import { useFieldErrors } from '#web/admin/ui/use-field-errors.ts'
import { PieceField } from './piece-field.tsx'
import { InputDialog } from '#web/admin/unsaved/input-dialog.tsx'

interface ShipDialogProps {
  order: Order
  onDone: (order: Order) => void
  onClose: () => void
}

/** Ships a parcel: the carrier, the tracking number, and the pieces, initially all that are left. */
export function ShipDialog({ order, onDone, onClose }: ShipDialogProps) {
  const t = useText('admin-orders')
  const { busy, error, run } = useAction()
  // One key per form, so that a repeat after a lost answer ships one parcel.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const left = leftToShip(order)
  const [counts, setCounts] = useState(() => new Map(left.map(({ variantId, left: count }) => [variantId, count])))
  const [tracking, setTracking] = useState(noTracking)
  // The variants in the order in which they were sent, as errors refer to them by index.
  const [sent, setSent] = useState<string[]>([])
  const { form, at, besides } = useFieldErrors(error, { trackingUrl: t('ship.urlWrong') })
  const pathsOf = (variantId: string) => {
    const index = sent.indexOf(variantId)
    return [`lines.${index}.quantity`, `lines.${index}.variantId`]
  }
  const general = besides([...Object.keys(noTracking), ...sent.flatMap(pathsOf)])
  const refundedOf = (variantId: string): string | undefined => {
    const count = order.products.find((line) => line.variantId === variantId)?.refundedQuantity
    return count === undefined ? undefined : t('ship.refunded', { count })
  }
  const lines = [...counts].filter(([, quantity]) => quantity > 0).map(([variantId, quantity]) => ({ variantId, quantity }))
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    setSent(lines.map(({ variantId }) => variantId))
    void run(async () => {
      onDone(await staff('POST /admin/orders/:id/ship', { id: order.id, lines, ...filledOf(tracking) }, { idempotencyKey }))
    })
  }
  return (
    <InputDialog open title={t('step.ship')} onClose={onClose}>
      <form ref={form} onSubmit={send} className="grid gap-4 overflow-y-auto p-5">
        <ul className="grid gap-2">
          {left.map(({ variantId, name, left: count }) => (
            <PieceField
              key={variantId}
              name={name}
              note={refundedOf(variantId)}
              left={count}
              value={counts.get(variantId) ?? 0}
              error={pathsOf(variantId).some((path) => at(path).error !== undefined) ? t('ship.notLeft') : undefined}
              onChange={(value) => setCounts((before) => new Map(before).set(variantId, value))}
            />
          ))}
        </ul>
        <TrackingFields tracking={tracking} at={at} onChange={(changed) => setTracking({ ...tracking, ...changed })} />
        <ErrorLine error={general} />
        <ActionButton type="submit" look="ember" busy={busy} disabled={lines.length === 0}>
          {t('ship.send')}
        </ActionButton>
      </form>
    </InputDialog>
  )
}

interface TrackingFieldsProps {
  tracking: Tracking
  at: ReturnType<typeof useFieldErrors>['at']
  onChange: (changed: Partial<Tracking>) => void
}

/** Who carries the parcel, and how it's followed. All of it is optional. */
function TrackingFields({ tracking, at, onChange }: TrackingFieldsProps) {
  const t = useText('admin-orders')
  return (
    <>
      <Field
        label={t('ship.carrier')}
        value={tracking.carrier}
        maxLength={limits.shipment.carrier}
        {...at('carrier')}
        onChange={(event) => onChange({ carrier: event.currentTarget.value })}
      />
      <Field
        label={t('ship.number')}
        value={tracking.trackingNumber}
        maxLength={limits.shipment.trackingNumber}
        {...at('trackingNumber')}
        onChange={(event) => onChange({ trackingNumber: event.currentTarget.value })}
      />
      <Field
        label={t('ship.url')}
        type="url"
        hint={t('ship.urlHint')}
        value={tracking.trackingUrl}
        maxLength={limits.shipment.trackingUrl}
        {...at('trackingUrl')}
        onChange={(event) => onChange({ trackingUrl: event.currentTarget.value })}
      />
    </>
  )
}

const noTracking = { carrier: '', trackingNumber: '', trackingUrl: '' }
type Tracking = typeof noTracking

/** The fields that aren't empty. */
const filledOf = (tracking: Tracking): Partial<Tracking> =>
  Object.fromEntries(Object.entries(tracking).flatMap(([field, text]) => (text.trim() ? [[field, text.trim()]] : [])))
