import { useCallback, useState } from 'react'
import type { Invite } from '#contract/invites.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { useText } from '#web/lib/text.ts'
import { type AsyncData, useAsyncData } from '#web/lib/use-async-data.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { InviteLine } from './invite-line.tsx'
import { CreatedInvite, type InviteLimits, NewInvite } from './new-invite.tsx'

/** The differences between invites of a club and of a group. Keep the object stable: a new one reloads the list. */
export interface InviteCalls {
  list: () => Promise<{ items: Invite[] }>
  create: (input: { usesMax: number; days: number }) => Promise<{ url: string }>
  revoke: (id: string) => Promise<unknown>
}

interface InvitesProps {
  title: string
  /** The limits of the links. */
  text: string
  limits: InviteLimits
  calls: InviteCalls
  onClose: () => void
}

/** Invite links: creates one, and lists those that are valid. Needs the group "invites". */
export function Invites({ title, text, limits, calls, onClose }: InvitesProps) {
  const t = useText('invites')
  const data = useAsyncData(calls.list)
  const { load } = data
  const [url, setUrl] = useState<string | null>(null)
  const create = useCallback(
    async (input: Parameters<InviteCalls['create']>[0]) => {
      setUrl((await calls.create(input)).url)
      void load()
    },
    [calls, load],
  )
  return (
    <Dialog open title={title} place="side" onClose={onClose}>
      <div className="grid min-h-0 grow content-start gap-6 overflow-y-auto p-5">
        {url === null ? (
          <NewInvite text={text} limits={limits} onCreate={create} />
        ) : (
          <CreatedInvite url={url} onAnother={() => setUrl(null)} />
        )}
        <section className="border-t border-line pt-5">
          <h3 className="font-semibold">{t('those')}</h3>
          <Working data={data} onRevoke={calls.revoke} />
        </section>
      </div>
    </Dialog>
  )
}

interface WorkingProps {
  data: AsyncData<{ items: Invite[] }>
  onRevoke: InviteCalls['revoke']
}

function Working({ data: { value, error, busy, load }, onRevoke }: WorkingProps) {
  const t = useText('invites')
  const errorMessage = useErrorMessage()
  if (!value && error)
    return (
      <div className="mt-2 grid justify-items-start gap-3">
        <p>{errorMessage(error)}</p>
        <Button look="secondary" busy={busy} onClick={() => void load()}>
          {t('retry')}
        </Button>
      </div>
    )
  if (!value) return <Skeleton className="mt-2 h-20 w-full" />
  const working = value.items.filter(isWorking)
  if (working.length === 0) return <p className="mt-2 text-quiet">{t('none')}</p>
  return (
    <ul className="mt-2 divide-y divide-line">
      {working.map((invite) => (
        <InviteLine
          key={invite.id}
          invite={invite}
          onRevoke={async () => {
            await onRevoke(invite.id)
            void load()
          }}
        />
      ))}
    </ul>
  )
}

const isWorking = ({ revokedAt, expiresAt, uses, usesMax }: Invite): boolean =>
  revokedAt === null && uses < usesMax && Date.parse(expiresAt) > serverNow()
