import type { CreditAccountDetail } from '#contract/admin/credit.ts'
import { useText } from '#web/lib/text.ts'
import { amountOf } from '#web/admin/credit/amount.ts'
import { BalanceDialog, type TypedAmount } from '#web/admin/credit/balance-dialog.tsx'
import { staff } from '#web/admin/session/session.ts'

interface AdjustDialogProps {
  id: string
  onDone: (account: CreditAccountDetail) => void
  onClose: () => void
}

const parse = (typed: string): TypedAmount => {
  const amount = amountOf(typed)
  return { amount, isValid: Number.isFinite(amount) && amount !== 0 }
}

/** Adds to a balance, or subtracts with a minus sign; the reason is kept in its history. */
export function AdjustDialog({ id, onDone, onClose }: AdjustDialogProps) {
  const t = useText('admin-credit')
  return (
    <BalanceDialog
      title={t('adjust.open')}
      amount={{ label: t('adjust.amount'), hint: t('adjust.hint') }}
      note={{ label: t('issue.note'), hint: t('noteHint') }}
      action={t('adjust.send')}
      parse={parse}
      send={async ({ amount, note, idempotencyKey }) =>
        onDone(await staff('POST /admin/credit/:id/adjust', { id, amount, note }, { idempotencyKey }))
      }
      onClose={onClose}
    />
  )
}
