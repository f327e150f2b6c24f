import { type SyntheticEvent, useState } from 'react'
import type { CreditAccountDetail } from '#contract/admin/credit.ts'
import { major } from '#contract/currency.ts'
import { limits } from '#contract/limits.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { amountOf } from '#web/admin/credit/amount.ts'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { ErrorLine } from '#web/admin/ui/error-line.tsx'
import { InputDialog } from '#web/admin/unsaved/input-dialog.tsx'

interface IssueDialogProps {
  onIssued: (account: CreditAccountDetail) => void
  onClose: () => void
}

const empty = { amount: '', recipientEmail: '', recipientName: '', message: '', note: '' }

/** Issues a gift card as a present from the shop: only the recipient gets the code, by email. */
export function IssueDialog({ onIssued, onClose }: IssueDialogProps) {
  const t = useText('admin-credit')
  const money = useMoney()
  const { busy, error, run } = useAction({ busyAfterSuccess: true })
  // One key per form, so that pressing twice issues one card.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const [typed, setTyped] = useState(empty)
  const amount = amountOf(typed.amount)
  const isGood = amount > 0 && /.@./.test(typed.recipientEmail) && typed.note.trim() !== ''
  const field = (name: keyof typeof empty) => ({
    label: t(`issue.${name}`),
    value: typed[name],
    onChange: (event: { currentTarget: { value: string } }) => setTyped({ ...typed, [name]: event.currentTarget.value }),
  })
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isGood) void run(async () => onIssued(await staff('POST /admin/gift-cards', { ...typed, amount }, { idempotencyKey })))
  }
  return (
    <InputDialog open title={t('issue.open')} onClose={onClose}>
      <form onSubmit={send} className="grid gap-4 overflow-y-auto p-5">
        <Field
          {...field('amount')}
          hint={t('issue.amountHint', { amount: money(major(limits.giftCard.amountMax)) })}
          inputMode="decimal"
          required
        />
        <Field {...field('recipientEmail')} type="email" autoComplete="off" required />
        <Field {...field('recipientName')} maxLength={limits.name.max} />
        <TextArea {...field('message')} maxLength={limits.giftCard.messageMax} />
        <Field {...field('note')} hint={t('noteHint')} maxLength={limits.shipment.note} required />
        <ErrorLine error={error} />
        <ActionButton type="submit" look="ember" busy={busy} disabled={!isGood}>
          {t('issue.send')}
        </ActionButton>
      </form>
    </InputDialog>
  )
}
