import { type SyntheticEvent, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { ErrorLine } from '#web/admin/ui/error-line.tsx'
import { type RemovalReason, removalReasons } from './reasons.ts'
import { InputDialog } from '#web/admin/unsaved/input-dialog.tsx'

interface HideDialogProps {
  hide: (decision: { reason: RemovalReason; message: string }) => Promise<unknown>
  onClose: () => void
}

/** Hides something that a customer wrote: asks for the reason and an optional message to the author. */
export function HideDialog({ hide, onClose }: HideDialogProps) {
  const t = useText('admin-review-moderation')
  const { busy, error, run } = useAction()
  const [reason, setReason] = useState<RemovalReason>('spam')
  const [message, setMessage] = useState('')
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    void run(() => hide({ reason, message: message.trim() }))
  }
  return (
    <InputDialog open title={t('hide.title')} onClose={onClose}>
      <form onSubmit={send} className="grid gap-4 overflow-y-auto p-5">
        <Select
          label={t('hide.reason')}
          value={reason}
          options={removalReasons.map((value) => ({ value, name: t(`reason.${value}`) }))}
          onChange={({ currentTarget }) => setReason(removalReasons.find((one) => one === currentTarget.value) ?? 'spam')}
        />
        <TextArea
          label={t('hide.message')}
          hint={t('hide.hint')}
          rows={3}
          maxLength={limits.reviews.noteMax}
          value={message}
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        />
        <ErrorLine error={error} />
        <ActionButton type="submit" look="ember" busy={busy}>
          {t('hide.do')}
        </ActionButton>
      </form>
    </InputDialog>
  )
}
