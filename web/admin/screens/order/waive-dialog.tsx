import { type SyntheticEvent, useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { Order } from '#contract/order.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Field } from '#web/ui/field.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { ErrorLine } from '#web/admin/ui/error-line.tsx'
import { InputDialog } from '#web/admin/unsaved/input-dialog.tsx'

interface WaiveDialogProps {
  order: Order
  onDone: (order: Order) => void
  onClose: () => void
}

/** Waives what is left to pay of an order. */
export function WaiveDialog({ order: { id, amountOwed }, onDone, onClose }: WaiveDialogProps) {
  const t = useText('admin-orders')
  const amount = useMoney()(amountOwed)
  const { busy, error, run } = useAction()
  const [note, setNote] = useState('')
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    void run(async () => onDone(await staff('POST /admin/orders/:id/waive', { id, amount: amountOwed, note })))
  }
  return (
    <InputDialog open title={t('action.waive')} onClose={onClose}>
      <form onSubmit={send} className="grid gap-4 p-5">
        <p>{t('waive.text', { amount })}</p>
        <Field
          label={t('markPaid.note')}
          mark={t('optional')}
          hint={t('waive.noteHint')}
          value={note}
          maxLength={limits.order.noteMax}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <ErrorLine error={error} />
        <ActionButton type="submit" look="ember" busy={busy}>
          {t('waive.send', { amount })}
        </ActionButton>
      </form>
    </InputDialog>
  )
}
