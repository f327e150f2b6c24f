import { type SyntheticEvent, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { isRefusal } from '#contract/refusal.ts'
import type { StaffSubscriptionCharge, StaffSubscriptionDetail } from '#contract/admin/subscriptions.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { amountOf } from '#web/admin/credit/amount.ts'
import { thousandths } from '#web/admin/orders/thousandths.ts'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { Field } from '#web/ui/field.tsx'
import { InputDialog } from '#web/admin/unsaved/input-dialog.tsx'

interface RefundDialogProps {
  charge: StaffSubscriptionCharge
  onDone: (subscription: StaffSubscriptionDetail) => void
  onClose: () => void
}

/** Refunds a charge to the card, fully or partially. */
export function RefundDialog({ charge: { id, amount: charged, refunded, refundable }, onDone, onClose }: RefundDialogProps) {
  const t = useText('admin-subscriptions')
  const money = useMoney()
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction()
  // One key per form, so that pressing twice refunds once.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const amount = amountOf(typed)
  const isAll = typed.trim() === ''
  // A part of the charge was paid by a credit, or became one.
  const isLess = thousandths(refundable) < thousandths(charged) - thousandths(refunded)
  const isGood = (isAll || amount > 0) && reason.trim() !== ''
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    const input = { id, reason, ...(!isAll && { amount }) }
    if (isGood) void run(async () => onDone(await staff('POST /admin/subscriptions/charges/:id/refund', input, { idempotencyKey })))
  }
  return (
    <InputDialog open title={t('refund.title')} onClose={onClose}>
      <form onSubmit={send} className="grid gap-4 p-5">
        <p className="text-quiet">{t(isLess ? 'refund.withoutCredit' : 'refund.text')}</p>
        <Field
          label={t('refund.amount')}
          hint={t('refund.amountHint', { amount: money(refundable) })}
          inputMode="decimal"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Field
          label={t('reason')}
          hint={t('reasonHint')}
          value={reason}
          maxLength={limits.shipment.note}
          onChange={(event) => setReason(event.currentTarget.value)}
          required
        />
        {error !== null && (
          <p role="alert" className="text-bad">
            {isRefusal(error) && error.code === 'NOTHING_TO_REFUND' ? t('refund.tooMuch') : errorMessage(error)}
          </p>
        )}
        <ActionButton type="submit" look="ember" busy={busy} disabled={!isGood}>
          {t('refund.send')}
        </ActionButton>
      </form>
    </InputDialog>
  )
}
