import { type SyntheticEvent, useState } from 'react'
import type { ApiInput } from '#contract/api.ts'
import { limits } from '#contract/limits.ts'
import type { Order } from '#contract/order.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { ErrorLine } from '#web/admin/ui/error-line.tsx'
import { InputDialog } from '#web/admin/unsaved/input-dialog.tsx'

type Payment = ApiInput<'POST /admin/orders/:id/mark-paid'>['payment']
const payments = ['bank', 'cash'] as const satisfies Payment[]

interface MarkPaidDialogProps {
  order: Order
  onDone: (order: Order) => void
  onClose: () => void
}

/** Records a payment that no payment provider reports. */
export function MarkPaidDialog({ order: { id, amountOwed, paymentMethod }, onDone, onClose }: MarkPaidDialogProps) {
  const t = useText('admin-orders')
  const money = useMoney()
  const { busy, error, run } = useAction()
  const [payment, setPayment] = useState<Payment>('bank')
  const [note, setNote] = useState('')
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    void run(async () => onDone(await staff('POST /admin/orders/:id/mark-paid', { id, payment, amount: amountOwed, note })))
  }
  return (
    <InputDialog open title={t('action.markPaid')} onClose={onClose}>
      <form onSubmit={send} className="grid gap-4 p-5">
        <p>{t(paymentMethod === 'Stripe' ? 'markPaid.textByCard' : 'markPaid.text', { amount: money(amountOwed) })}</p>
        <Select
          label={t('markPaid.how')}
          value={payment}
          options={payments.map((value) => ({ value, name: t(`markPaid.${value}`) }))}
          onChange={(event) => setPayment(event.currentTarget.value === 'cash' ? 'cash' : 'bank')}
        />
        <Field
          label={t('markPaid.note')}
          mark={t('optional')}
          hint={t('markPaid.noteHint')}
          value={note}
          maxLength={limits.order.noteMax}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <ErrorLine error={error} />
        <ActionButton type="submit" look="ember" busy={busy}>
          {t('markPaid.send', { amount: money(amountOwed) })}
        </ActionButton>
      </form>
    </InputDialog>
  )
}
