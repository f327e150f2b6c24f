import { type ComponentProps, type SyntheticEvent, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Field } from '#web/ui/field.tsx'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { ErrorLine } from '#web/admin/ui/error-line.tsx'
import { InputDialog } from '#web/admin/unsaved/input-dialog.tsx'

/** The meaning of a typed amount: whether it may be sent, what is wrong with it, and the resulting balance. */
export interface TypedAmount {
  amount: number
  isValid: boolean
  error?: string | undefined
  status?: string
}

interface BalanceDialogProps {
  title: string
  /** Label, hint and keyboard of the amount. */
  amount: Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'inputMode'>
  note: Pick<ComponentProps<typeof Field>, 'label' | 'hint'>
  action: string
  parse: (typed: string) => TypedAmount
  send: (change: { amount: number; note: string; idempotencyKey: string }) => Promise<void>
  onClose: () => void
}

/** Asks for an amount and a reason, and changes a balance by that amount. */
export function BalanceDialog({ title, amount, note: reason, action, parse, send, onClose }: BalanceDialogProps) {
  const { busy, error, run } = useAction()
  // One key per form, so that pressing twice changes the balance once.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState('')
  const parsed = parse(typed)
  const isReady = parsed.isValid && note.trim() !== ''
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isReady) void run(() => send({ amount: parsed.amount, note, idempotencyKey }))
  }
  return (
    <InputDialog open title={title} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-4 p-5">
        <Field {...amount} value={typed} error={parsed.error} onChange={(event) => setTyped(event.currentTarget.value)} required />
        <Field
          {...reason}
          value={note}
          maxLength={limits.shipment.note}
          onChange={(event) => setNote(event.currentTarget.value)}
          required
        />
        {parsed.status !== undefined && (
          <p role="status" className="text-quiet">
            {parsed.status}
          </p>
        )}
        <ErrorLine error={error} />
        <ActionButton type="submit" look="ember" busy={busy} disabled={!isReady}>
          {action}
        </ActionButton>
      </form>
    </InputDialog>
  )
}
