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

interface CancelDialogProps {
  order: Order
  onDone: (order: Order) => void
  onClose: () => void
}

/** Asks once: what was cancelled doesn't come back. */
export function CancelDialog({ order, onDone, onClose }: CancelDialogProps) {
  const t = useText('admin-orders')
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction()
  const [reason, setReason] = useState('')
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    void run(async () => onDone(await staff('POST /admin/orders/:id/cancel', { id: order.id, reason })))
  }
  return (
    <Dialog open title={t('action.cancel')} onClose={onClose}>
      <form onSubmit={send} className="grid gap-4 p-5">
        <p>{t('cancel.text')}</p>
        <Field
          label={t('cancel.reason')}
          value={reason}
          maxLength={limits.shipment.note}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {error !== null && (
          <p role="alert" className="text-bad">
            {errorMessage(error)}
          </p>
        )}
        <ActionButton type="submit" look="bad" busy={busy}>
          {t('cancel.send', { number: order.number })}
        </ActionButton>
      </form>
    </Dialog>
  )
}
