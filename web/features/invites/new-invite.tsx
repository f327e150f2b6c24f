import type { FormEvent } from 'react'
import { copyToClipboard } from '#web/lib/clipboard.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'

/** The maximum number of uses and days of a link, and the suggested number of uses. */
export interface InviteLimits {
  inviteUses: number
  inviteDays: number
  suggestedUses: number
}

interface NewInviteProps {
  text: string
  limits: InviteLimits
  onCreate: (input: { usesMax: number; days: number }) => Promise<unknown>
}

/** The form for a new link. Needs the group "invites". */
export function NewInvite({ text, limits: { inviteUses, inviteDays, suggestedUses }, onCreate }: NewInviteProps) {
  const t = useText('invites')
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    void run(() => onCreate({ usesMax: Number(form.get('uses')), days: Number(form.get('days')) }))
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
      <p>{text}</p>
      <div className="grid grid-cols-2 items-end gap-3">
        <Field name="uses" type="number" min={1} max={inviteUses} defaultValue={suggestedUses} required label={t('uses')} />
        <Field name="days" type="number" min={1} max={inviteDays} defaultValue={7} required label={t('days')} />
      </div>
      <Button type="submit" busy={busy}>
        {t('make')}
      </Button>
    </form>
  )
}

/** A link that was just created, which is shown only once. Needs the group "invites". */
export function CreatedInvite({ url, onAnother }: { url: string; onAnother: () => void }) {
  const t = useText('invites')
  const copy = async () => {
    const copied = await copyToClipboard(url)
    toast(copied ? 'success' : 'error', t(copied ? 'copied' : 'notCopied'))
  }
  return (
    <div className="grid gap-4">
      <Field label={t('link')} hint={t('once')} value={url} readOnly onFocus={({ currentTarget }) => currentTarget.select()} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>{t('copy')}</Button>
        <Button look="secondary" onClick={onAnother}>
          {t('another')}
        </Button>
      </div>
    </div>
  )
}
