import { limits } from '#contract/limits.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { BalanceDialog, type TypedAmount } from '#web/admin/credit/balance-dialog.tsx'
import { staff } from '#web/admin/session/session.ts'
import type { StaffCustomer } from './customer.ts'

interface AdjustPointsDialogProps {
  customer: Pick<StaffCustomer, 'id' | 'name' | 'points'>
  onAdjusted: (balance: number) => void
  onClose: () => void
}

/** Typed points as a whole number, negative with a minus sign; NaN for anything else. */
const wholeOf = (typed: string): number => (/^[-−]?\d{1,7}$/.test(typed.trim()) ? Number(typed.trim().replace('−', '-')) : Number.NaN)

/** Adds to a customer's points, or subtracts with a minus sign; the customer sees the reason. */
export function AdjustPointsDialog({ customer: { id, name, points: before }, onAdjusted, onClose }: AdjustPointsDialogProps) {
  const t = useText('admin-customers')
  const number = useNumber()
  const parse = (typed: string): TypedAmount => {
    const amount = wholeOf(typed)
    const isTooMany = amount < 0 && before + amount < 0
    const isValid = Math.abs(amount) > 0 && Math.abs(amount) <= limits.points.adjustMax && !isTooMany
    return {
      amount,
      isValid,
      error: isTooMany ? t('adjustPoints.tooMany') : undefined,
      status: isValid
        ? t('balances.after', { before: number(before), after: number(before + amount) })
        : t('balances.now', { balance: number(before) }),
    }
  }
  return (
    <BalanceDialog
      title={t('adjustPoints.title', { name })}
      amount={{ label: t('adjustPoints.amount'), hint: t('adjustPoints.hint') }}
      note={{ label: t('balances.note'), hint: t('adjustPoints.noteHint') }}
      action={t('adjustPoints.send')}
      parse={parse}
      send={async ({ amount: points, note, idempotencyKey }) => {
        const { balance } = await staff('POST /admin/customers/:id/points', { id, points, note }, { idempotencyKey })
        onAdjusted(balance)
      }}
      onClose={onClose}
    />
  )
}
