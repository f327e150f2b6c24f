import { type SyntheticEvent, useState } from 'react'
import type { CreditAccountDetail } from '#contract/admin/credit.ts'
import { limits } from '#contract/limits.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { amountOf } from '#web/admin/credit/amount.ts'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import type { StaffCustomer } from './customer.ts'

interface GiveCreditDialogProps {
  customer: Pick<StaffCustomer, 'id' | 'name' | 'credit'>
  onGiven: (account: CreditAccountDetail) => void
  onClose: () => void
}

/** Gives a customer store credit, whether they have some or not: it says what the balance becomes before it's sent. */
export function GiveCreditDialog({ customer: { id, name, credit }, onGiven, onClose }: GiveCreditDialogProps) {
  const t = useText('admin-customers')
  const money = useMoney()
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction()
  // One key for this form: pressed twice it gives once.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState('')
  const amount = amountOf(typed)
  const isGood = amount > 0 && note.trim() !== ''
  const before = credit?.balance ?? 0
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isGood) void run(async () => onGiven(await staff('POST /admin/customers/:id/credit', { id, amount, note }, { idempotencyKey })))
  }
  return (
    <Dialog open title={t('giveCredit.title', { name })} onClose={onClose}>
      <form onSubmit={send} className="grid gap-4 p-5">
        <Field
          label={t('giveCredit.amount')}
          inputMode="decimal"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          required
        />
        <Field
          label={t('balances.note')}
          hint={t('giveCredit.noteHint')}
          value={note}
          maxLength={limits.shipment.note}
          onChange={(event) => setNote(event.currentTarget.value)}
          required
        />
        <p role="status" className="text-quiet">
          {amount > 0
            ? t('balances.after', { before: money(before), after: money(before + amount) })
            : t('balances.now', { balance: money(before) })}
        </p>
        {error !== null && (
          <p role="alert" className="text-bad">
            {errorMessage(error)}
          </p>
        )}
        <ActionButton type="submit" look="ember" busy={busy} disabled={!isGood}>
          {t('giveCredit.send')}
        </ActionButton>
      </form>
    </Dialog>
  )
}
