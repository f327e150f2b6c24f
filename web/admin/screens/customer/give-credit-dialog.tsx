import type { CreditAccountDetail } from '#contract/admin/credit.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { amountOf } from '#web/admin/credit/amount.ts'
import { BalanceDialog, type TypedAmount } from '#web/admin/credit/balance-dialog.tsx'
import { staff } from '#web/admin/session/session.ts'
import type { StaffCustomer } from './customer.ts'

interface GiveCreditDialogProps {
  customer: Pick<StaffCustomer, 'id' | 'name' | 'credit'>
  onGiven: (account: CreditAccountDetail) => void
  onClose: () => void
}

/** Gives a customer store credit, whether or not they have some, and shows the resulting balance first. */
export function GiveCreditDialog({ customer: { id, name, credit }, onGiven, onClose }: GiveCreditDialogProps) {
  const t = useText('admin-customers')
  const money = useMoney()
  const before = credit?.balance ?? 0
  const parse = (typed: string): TypedAmount => {
    const amount = amountOf(typed)
    const isValid = amount > 0
    const status = isValid
      ? t('balances.after', { before: money(before), after: money(before + amount) })
      : t('balances.now', { balance: money(before) })
    return { amount, isValid, status }
  }
  return (
    <BalanceDialog
      title={t('giveCredit.title', { name })}
      amount={{ label: t('giveCredit.amount'), inputMode: 'decimal' }}
      note={{ label: t('balances.note'), hint: t('giveCredit.noteHint') }}
      action={t('giveCredit.send')}
      parse={parse}
      send={async ({ amount, note, idempotencyKey }) =>
        onGiven(await staff('POST /admin/customers/:id/credit', { id, amount, note }, { idempotencyKey }))
      }
      onClose={onClose}
    />
  )
}
