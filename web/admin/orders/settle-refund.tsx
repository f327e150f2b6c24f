import { type SyntheticEvent, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioCard } from '#web/ui/radio-card.tsx'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { ErrorLine } from '#web/admin/ui/error-line.tsx'
import { InputDialog } from '#web/admin/unsaved/input-dialog.tsx'

/** How money is returned after the payment provider has refused a refund. */
export type SettledAs = 'original' | 'points' | 'credit' | 'bank' | 'cash'

interface SettleRefundProps {
  /** The amount in words, with its currency. */
  amount: string
  choices: readonly SettledAs[]
  /** Settles the refund; if that is refused, the dialog shows why. */
  onSettle: (as: SettledAs, note: string) => Promise<void>
  onClose: () => void
}

/** Retries a failed refund to the card or settles it another way. If it's paid by hand, the customer is sent the note: when and where. */
export function SettleRefund({ amount, choices, onSettle, onClose }: SettleRefundProps) {
  const t = useText('admin-orders')
  const { busy, error, run } = useAction()
  const [as, setAs] = useState<SettledAs>('original')
  const [note, setNote] = useState('')
  const isByHand = as === 'bank' || as === 'cash'
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    void run(() => onSettle(as, note.trim()))
  }
  return (
    <InputDialog open title={t('settle.title')} onClose={onClose}>
      <form onSubmit={send} className="grid gap-4 overflow-y-auto p-5">
        <p>{t('settle.text', { amount })}</p>
        <ChoiceGroup label={t('settle.how')}>
          {choices.map((choice) => (
            <RadioCard key={choice} name="as" title={t(`settle.${choice}`)} checked={as === choice} onChange={() => setAs(choice)} />
          ))}
        </ChoiceGroup>
        {isByHand && (
          <Field
            label={t('settle.note')}
            hint={t('settle.noteHint')}
            value={note}
            maxLength={limits.shipment.note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        )}
        <ErrorLine error={error} />
        <ActionButton type="submit" look="ember" busy={busy} disabled={isByHand && note.trim() === ''}>
          {t('settle.send')}
        </ActionButton>
      </form>
    </InputDialog>
  )
}
