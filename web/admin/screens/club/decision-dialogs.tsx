import { type ReactNode, type SyntheticEvent, useState } from 'react'
import type { StaffClubDetail } from '#contract/admin/clubs.ts'
import { type ModerationReason, moderationReasons } from '#contract/report-reasons.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { ErrorLine } from '#web/admin/ui/error-line.tsx'
import { InputDialog } from '#web/admin/unsaved/input-dialog.tsx'

interface DecisionDialogProps {
  club: StaffClubDetail
  onDone: (club: StaffClubDetail) => void
  onClose: () => void
}

/** Takes a club down. The owner gets the reason. */
export function TakeDownDialog({ club: { id, name }, onDone, onClose }: DecisionDialogProps) {
  const t = useText('admin-clubs')
  const moderation = useText('admin-moderation')
  const [reason, setReason] = useState<ModerationReason>('spam')
  const [message, setMessage] = useState('')
  return (
    <DecisionForm
      title={t('takeDown.title', { name })}
      text={t('takeDown.text')}
      action={t('takeDown.open')}
      look="bad"
      message={message}
      onMessage={setMessage}
      send={() => staff('POST /admin/clubs/:id/take-down', { id, reason, message: message.trim() })}
      onDone={onDone}
      onClose={onClose}
    >
      <Select
        label={moderation('rule')}
        value={reason}
        options={moderationReasons.map((one) => ({ value: one, name: moderation(`reasons.${one}`) }))}
        onChange={({ currentTarget }) => setReason(moderationReasons.find((one) => one === currentTarget.value) ?? reason)}
      />
    </DecisionForm>
  )
}

/** Makes a club visible again. */
export function RestoreDialog({ club: { id, name }, onDone, onClose }: DecisionDialogProps) {
  const t = useText('admin-clubs')
  const [message, setMessage] = useState('')
  return (
    <DecisionForm
      title={t('restore.title', { name })}
      text={t('restore.text')}
      action={t('restore.open')}
      look="ember"
      message={message}
      onMessage={setMessage}
      send={() => staff('POST /admin/clubs/:id/restore', { id, message: message.trim() })}
      onDone={onDone}
      onClose={onClose}
    />
  )
}

interface DecisionFormProps extends Omit<DecisionDialogProps, 'club'> {
  title: string
  text: string
  action: string
  look: 'bad' | 'ember'
  message: string
  onMessage: (message: string) => void
  send: () => Promise<StaffClubDetail>
  children?: ReactNode
}

function DecisionForm({ title, text, action, look, message, onMessage, send, onDone, onClose, children }: DecisionFormProps) {
  const t = useText('admin-clubs')
  const { busy, error, run } = useAction()
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    void run(async () => onDone(await send()))
  }
  return (
    <InputDialog open title={title} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-4 overflow-y-auto p-5">
        <p className="text-quiet">{text}</p>
        {children}
        <TextArea
          label={t('message')}
          rows={3}
          maxLength={500}
          value={message}
          onChange={({ currentTarget }) => onMessage(currentTarget.value)}
        />
        <ErrorLine error={error} />
        <ActionButton type="submit" look={look} busy={busy}>
          {action}
        </ActionButton>
      </form>
    </InputDialog>
  )
}
