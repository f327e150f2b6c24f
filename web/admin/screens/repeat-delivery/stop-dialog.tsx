import { type SyntheticEvent, useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { StaffRepeatDeliveryDetail } from '#contract/staff-repeat-deliveries.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { ErrorLine } from '#web/admin/ui/error-line.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { InputDialog } from '#web/admin/unsaved/input-dialog.tsx'

interface StopDialogProps {
  id: string
  to: 'paused' | 'cancelled'
  onDone: (next: StaffRepeatDeliveryDetail) => void
  onClose: () => void
}

/** Pauses or cancels a repeat delivery; the customer gets the reason. */
export function StopDialog({ id, to, onDone, onClose }: StopDialogProps) {
  const t = useText('admin-repeat-deliveries')
  const { busy, error, run } = useAction()
  const [reason, setReason] = useState('')
  const isGood = reason.trim() !== ''
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isGood) void run(async () => onDone(await staff('POST /admin/repeat-deliveries/:id/stop', { id, to, reason })))
  }
  return (
    <InputDialog open title={t(`stop.${to}.open`)} onClose={onClose}>
      <form onSubmit={send} className="grid gap-4 p-5">
        <p className="text-quiet">{t(`stop.${to}.text`)}</p>
        <TextArea
          label={t('stop.reason')}
          hint={t('stop.reasonHint')}
          value={reason}
          rows={3}
          maxLength={limits.shipment.note}
          onChange={(event) => setReason(event.currentTarget.value)}
          required
        />
        <ErrorLine error={error} />
        <ActionButton type="submit" look={to === 'cancelled' ? 'bad' : 'ember'} busy={busy} disabled={!isGood}>
          {t(`stop.${to}.send`)}
        </ActionButton>
      </form>
    </InputDialog>
  )
}
