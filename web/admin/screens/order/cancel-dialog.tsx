import { type SyntheticEvent, useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { Order } from '#contract/order.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Field } from '#web/ui/field.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { ErrorLine } from '#web/admin/ui/error-line.tsx'
import { InputDialog } from '#web/admin/unsaved/input-dialog.tsx'

interface CancelDialogProps {
  order: Order
  /** The number of units that wait for stock, if only those are cancelled. */
  backOrdered?: number
  onDone: (order: Order) => void
  onClose: () => void
}

/** Confirms a cancellation, which can't be undone. */
export function CancelDialog({ order, backOrdered = 0, onDone, onClose }: CancelDialogProps) {
  const t = useText('admin-orders')
  const { busy, error, run } = useAction()
  const [reason, setReason] = useState('')
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    const input = { id: order.id, reason }
    const cancel = () =>
      backOrdered > 0 ? staff('POST /admin/orders/:id/cancel-waiting', input) : staff('POST /admin/orders/:id/cancel', input)
    void run(async () => onDone(await cancel()))
  }
  const title = t(backOrdered > 0 ? 'action.cancelWaiting' : 'action.cancel')
  return (
    <InputDialog open title={title} onClose={onClose}>
      <form onSubmit={send} className="grid gap-4 p-5">
        <p>{backOrdered > 0 ? t('cancel.textWaiting', { count: backOrdered }) : t('cancel.text')}</p>
        <Field
          label={t('cancel.reason')}
          value={reason}
          maxLength={limits.shipment.note}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <ErrorLine error={error} />
        <ActionButton type="submit" look="bad" busy={busy}>
          {backOrdered > 0 ? title : t('cancel.send', { number: order.number })}
        </ActionButton>
      </form>
    </InputDialog>
  )
}
