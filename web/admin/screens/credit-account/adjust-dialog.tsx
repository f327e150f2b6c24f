import { type SyntheticEvent, useState } from 'react'
import type { CreditAccountDetail } from '#contract/admin/credit.ts'
import { limits } from '#contract/limits.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { amountOf } from '#web/admin/credit/amount.ts'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'

interface AdjustDialogProps {
  id: string
  onDone: (account: CreditAccountDetail) => void
  onClose: () => void
}

/** Adds to a balance, or takes from it with a minus; the reason stays in its history. */
export function AdjustDialog({ id, onDone, onClose }: AdjustDialogProps) {
  const t = useText('admin-credit')
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction()
  // One key for this form: pressed twice it moves once.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState('')
  const amount = amountOf(typed)
  const isGood = Number.isFinite(amount) && amount !== 0 && note.trim() !== ''
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isGood) void run(async () => onDone(await staff('POST /admin/credit/:id/adjust', { id, amount, note }, { idempotencyKey })))
  }
  return (
    <Dialog open title={t('adjust.open')} onClose={onClose}>
      <form onSubmit={send} className="grid gap-4 p-5">
        <Field
          label={t('adjust.amount')}
          hint={t('adjust.hint')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          required
        />
        <Field
          label={t('issue.note')}
          hint={t('noteHint')}
          value={note}
          maxLength={limits.shipment.note}
          onChange={(event) => setNote(event.currentTarget.value)}
          required
        />
        {error !== null && (
          <p role="alert" className="text-bad">
            {errorMessage(error)}
          </p>
        )}
        <ActionButton type="submit" look="ember" busy={busy} disabled={!isGood}>
          {t('adjust.send')}
        </ActionButton>
      </form>
    </Dialog>
  )
}
