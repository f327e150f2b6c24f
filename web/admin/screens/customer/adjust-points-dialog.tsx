import { type SyntheticEvent, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import type { StaffCustomer } from './customer.ts'

interface AdjustPointsDialogProps {
  customer: Pick<StaffCustomer, 'id' | 'name' | 'points'>
  onAdjusted: (balance: number) => void
  onClose: () => void
}

/** Typed points as a whole number, below zero with a minus; NaN for anything else. */
const wholeOf = (typed: string): number => (/^[-−]?\d{1,7}$/.test(typed.trim()) ? Number(typed.trim().replace('−', '-')) : Number.NaN)

/** Adds to a customer's points, or takes from them with a minus; the customer sees the reason. */
export function AdjustPointsDialog({ customer: { id, name, points: before }, onAdjusted, onClose }: AdjustPointsDialogProps) {
  const t = useText('admin-customers')
  const number = useNumber()
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction()
  // One key for this form: pressed twice it moves once.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState('')
  const points = wholeOf(typed)
  const isTooMany = points < 0 && before + points < 0
  const isChange = Math.abs(points) > 0 && Math.abs(points) <= limits.points.adjustMax && !isTooMany
  const isGood = isChange && note.trim() !== ''
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!isGood) return
    void run(async () => {
      const { balance } = await staff('POST /admin/customers/:id/points', { id, points, note }, { idempotencyKey })
      onAdjusted(balance)
    })
  }
  return (
    <Dialog open title={t('adjustPoints.title', { name })} onClose={onClose}>
      <form onSubmit={send} className="grid gap-4 p-5">
        <Field
          label={t('adjustPoints.amount')}
          hint={t('adjustPoints.hint')}
          value={typed}
          error={isTooMany ? t('adjustPoints.tooMany') : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
          required
        />
        <Field
          label={t('balances.note')}
          hint={t('adjustPoints.noteHint')}
          value={note}
          maxLength={limits.shipment.note}
          onChange={(event) => setNote(event.currentTarget.value)}
          required
        />
        <p role="status" className="text-quiet">
          {isChange
            ? t('balances.after', { before: number(before), after: number(before + points) })
            : t('balances.now', { balance: number(before) })}
        </p>
        {error !== null && (
          <p role="alert" className="text-bad">
            {errorMessage(error)}
          </p>
        )}
        <ActionButton type="submit" look="ember" busy={busy} disabled={!isGood}>
          {t('adjustPoints.send')}
        </ActionButton>
      </form>
    </Dialog>
  )
}
