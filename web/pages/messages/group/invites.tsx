import { type FormEvent, useCallback, useState } from 'react'
import type { GroupInvite } from '#contract/group-invites.ts'
import { limits } from '#contract/limits.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { copyToClipboard } from '#web/lib/clipboard.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { type AsyncData, useAsyncData } from '#web/lib/use-async-data.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { InviteLine } from './invite-line.tsx'

/** The invite links of a group: creates one, and lists those that are valid. Needs the group "group-forms". */
export function Invites({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText('group-forms')
  const ask = useCallback(() => signed('GET /groups/:id/invites', { id }), [id])
  const data = useAsyncData(ask)
  const [url, setUrl] = useState<string | null>(null)
  return (
    <Dialog open title={t('invites.title')} place="side" onClose={onClose}>
      <div className="grid min-h-0 grow content-start gap-6 overflow-y-auto p-5">
        {url === null ? (
          <NewInvite
            id={id}
            onMade={(made) => {
              setUrl(made)
              void data.load()
            }}
          />
        ) : (
          <Made url={url} onAnother={() => setUrl(null)} />
        )}
        <section className="border-t border-line pt-5">
          <h3 className="font-semibold">{t('invites.those')}</h3>
          <Working id={id} data={data} />
        </section>
      </div>
    </Dialog>
  )
}

function Working({ id, data: { value, error, busy, load } }: { id: string; data: AsyncData<{ items: GroupInvite[] }> }) {
  const t = useText('group-forms')
  const errorMessage = useErrorMessage()
  if (!value && error)
    return (
      <div className="mt-2 grid justify-items-start gap-3">
        <p>{errorMessage(error)}</p>
        <Button look="secondary" busy={busy} onClick={() => void load()}>
          {t('members.retry')}
        </Button>
      </div>
    )
  if (!value) return <Skeleton className="mt-2 h-20 w-full" />
  const working = value.items.filter(isWorking)
  if (working.length === 0) return <p className="mt-2 text-quiet">{t('invites.none')}</p>
  return (
    <ul className="mt-2 divide-y divide-line">
      {working.map((invite) => (
        <InviteLine key={invite.id} id={id} invite={invite} onRevoked={() => void load()} />
      ))}
    </ul>
  )
}

const isWorking = ({ revokedAt, expiresAt, uses, usesMax }: GroupInvite): boolean =>
  revokedAt === null && uses < usesMax && Date.parse(expiresAt) > serverNow()

function NewInvite({ id, onMade }: { id: string; onMade: (url: string) => void }) {
  const t = useText('group-forms')
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    void run(async () => {
      const { url } = await signed('POST /groups/:id/invites', { id, usesMax: Number(form.get('uses')), days: Number(form.get('days')) })
      onMade(url)
    })
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
      <p>{t('invites.text')}</p>
      <div className="grid grid-cols-2 items-end gap-3">
        <Field name="uses" type="number" min={1} max={limits.group.inviteUses} defaultValue={10} required label={t('invites.uses')} />
        <Field name="days" type="number" min={1} max={limits.group.inviteDays} defaultValue={7} required label={t('invites.days')} />
      </div>
      <Button type="submit" busy={busy}>
        {t('invites.make')}
      </Button>
    </form>
  )
}

function Made({ url, onAnother }: { url: string; onAnother: () => void }) {
  const t = useText('group-forms')
  const copy = async () => {
    const copied = await copyToClipboard(url)
    toast(copied ? 'success' : 'error', t(copied ? 'invites.copied' : 'invites.notCopied'))
  }
  return (
    <div className="grid gap-4">
      <Field
        label={t('invites.link')}
        hint={t('invites.once')}
        value={url}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>{t('invites.copy')}</Button>
        <Button look="secondary" onClick={onAnother}>
          {t('invites.another')}
        </Button>
      </div>
    </div>
  )
}
