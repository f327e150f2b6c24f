import { type SyntheticEvent, useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { StaffSubscriptionDetail } from '#contract/admin/subscriptions.ts'
import { useDate } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { ErrorLine } from '#web/admin/ui/error-line.tsx'
import { Check } from '#web/ui/check.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Field } from '#web/ui/field.tsx'
import { InputDialog } from '#web/admin/unsaved/input-dialog.tsx'

interface CancelDialogProps {
  subscription: StaffSubscriptionDetail
  onDone: (subscription: StaffSubscriptionDetail) => void
  onClose: () => void
}

/** Ends a subscription immediately or at the end of its period; the customer is notified. */
export function CancelDialog({ subscription, onDone, onClose }: CancelDialogProps) {
  const t = useText('admin-subscriptions')
  const date = useDate()
  const { busy, error, run } = useAction()
  const { id, periodEnd, endsWithPeriod } = subscription
  // A subscription that is unpaid, or ends with its period anyway, can only be ended now.
  const canWait = periodEnd !== null && !endsWithPeriod
  const [when, setWhen] = useState<'now' | 'period_end'>(canWait ? 'period_end' : 'now')
  const [reason, setReason] = useState('')
  const isGood = reason.trim() !== ''
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isGood) void run(async () => onDone(await staff('POST /admin/subscriptions/:id/cancel', { id, when, reason })))
  }
  return (
    <InputDialog open title={t('cancel.open')} onClose={onClose}>
      <form onSubmit={send} className="grid gap-4 p-5">
        <ChoiceGroup label={t('cancel.when')}>
          {canWait && (
            <Check
              type="radio"
              name="when"
              label={t('cancel.atEnd', { date: date(periodEnd) })}
              hint={t('cancel.atEndHint')}
              checked={when === 'period_end'}
              onChange={() => setWhen('period_end')}
            />
          )}
          <Check
            type="radio"
            name="when"
            label={t('cancel.now')}
            hint={t('cancel.nowHint')}
            checked={when === 'now'}
            onChange={() => setWhen('now')}
          />
        </ChoiceGroup>
        <Field
          label={t('reason')}
          hint={t('reasonHint')}
          value={reason}
          maxLength={limits.shipment.note}
          onChange={(event) => setReason(event.currentTarget.value)}
          required
        />
        <ErrorLine error={error} />
        <ActionButton type="submit" look="bad" busy={busy} disabled={!isGood}>
          {t('cancel.send')}
        </ActionButton>
      </form>
    </InputDialog>
  )
}
