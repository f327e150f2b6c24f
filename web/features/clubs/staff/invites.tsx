import { type FormEvent, useCallback, useState } from 'react'
import type { ClubInvite } from '#contract/clubs/members.ts'
import { limits } from '#contract/limits.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { copyToClipboard } from '#web/lib/clipboard.ts'
import { useDate } from '#web/lib/dates.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { Loaded } from '../loaded.tsx'

/** The invite links of a club: creates one, and lists those that are valid. Needs the groups "clubs" and "club-forms". */
export function Invites({ slug, onClose }: { slug: string; onClose: () => void }) {
  const t = useText('club-forms')
  const ask = useCallback(() => signed('GET /clubs/:slug/invites', { slug }), [slug])
  const data = useAsyncData(ask)
  const [url, setUrl] = useState<string | null>(null)
  return (
    <Dialog open title={t('invites.title')} place="side" onClose={onClose}>
      <div className="grid min-h-0 grow content-start gap-6 overflow-y-auto p-5">
        {url === null ? (
          <NewInvite
            slug={slug}
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
          <Loaded data={data}>
            {({ items }) => {
              const working = items.filter(isWorking)
              if (working.length === 0) return <p className="mt-2 text-quiet">{t('invites.none')}</p>
              return (
                <ul className="mt-2 divide-y divide-line">
                  {working.map((invite) => (
                    <InviteLine key={invite.id} slug={slug} invite={invite} onRevoked={() => void data.load()} />
                  ))}
                </ul>
              )
            }}
          </Loaded>
        </section>
      </div>
    </Dialog>
  )
}

const isWorking = ({ revokedAt, expiresAt, uses, usesMax }: ClubInvite): boolean =>
  revokedAt === null && uses < usesMax && Date.parse(expiresAt) > serverNow()

function NewInvite({ slug, onMade }: { slug: string; onMade: (url: string) => void }) {
  const t = useText('club-forms')
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    void run(async () => {
      const { url } = await signed('POST /clubs/:slug/invites', { slug, usesMax: Number(form.get('uses')), days: Number(form.get('days')) })
      onMade(url)
    })
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
      <p>{t('invites.text')}</p>
      <div className="grid grid-cols-2 items-end gap-3">
        <Field name="uses" type="number" min={1} max={limits.club.inviteUses} defaultValue={1} required label={t('invites.uses')} />
        <Field name="days" type="number" min={1} max={limits.club.inviteDays} defaultValue={7} required label={t('invites.days')} />
      </div>
      <Button type="submit" busy={busy}>
        {t('invites.make')}
      </Button>
    </form>
  )
}

function Made({ url, onAnother }: { url: string; onAnother: () => void }) {
  const t = useText('club-forms')
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

function InviteLine({
  slug,
  invite: { id, uses, usesMax, expiresAt },
  onRevoked,
}: {
  slug: string
  invite: ClubInvite
  onRevoked: () => void
}) {
  const t = useText('club-forms')
  const date = useDate()
  const errorMessage = useErrorMessage()
  const { busy, run } = useAction()
  const revoke = () =>
    void run(async () => {
      try {
        await signed('DELETE /clubs/:slug/invites/:id', { slug, id })
        onRevoked()
      } catch (error) {
        toast('error', errorMessage(error))
      }
    })
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <span>
        {t('invites.used', { uses, count: usesMax })}
        <span className="block text-sm text-quiet">{t('invites.until', { date: date(expiresAt) })}</span>
      </span>
      <TextButton disabled={busy} onClick={revoke}>
        {t('invites.revoke')}
      </TextButton>
    </li>
  )
}
