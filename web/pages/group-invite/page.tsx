import { useState } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import { isRefusal } from '#contract/refusal.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { requireSignIn } from '#web/features/auth/sign-in/require-sign-in.ts'
import { GroupMark } from '#web/features/groups/group-mark.tsx'
import { InvitePage, SpentInvite } from '#web/features/invites/invite-page.tsx'
import { type InviteData, loadInvite } from '#web/features/invites/load-invite.ts'
import { call } from '#web/lib/call.ts'
import { useDate } from '#web/lib/dates.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useLoaderData } from '#web/lib/router/hooks.ts'
import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'

type ShownInvite = ApiOutput<'GET /group-invites/:token'>

/** The group that an invite is for. */
export const loader = ({ params }: LoaderFunctionArgs) => loadInvite(params, (token) => call('GET /group-invites/:token', { token }))

export function Component() {
  const t = useText('groups')
  const { token, invite } = useLoaderData<InviteData<ShownInvite>>()
  if (invite) return <Invite token={token} invite={invite} />
  return (
    <SpentInvite title={t('invite.spent')} text={t('invite.spentText')}>
      <ButtonLink to={urls.messages()}>{t('invite.back')}</ButtonLink>
    </SpentInvite>
  )
}

function Invite({ token, invite: { name, members, expiresAt } }: { token: string; invite: ShownInvite }) {
  const t = useText('groups')
  const date = useDate()
  return (
    <InvitePage title={t('invite.title')} mark={<GroupMark name={name} size="large" />}>
      <p className="text-lg wrap-anywhere">{t('invite.text', { name })}</p>
      <p className="text-quiet">{[t('members', { count: members }), t('invite.until', { date: date(expiresAt) })].join(' · ')}</p>
      <p className="text-quiet">{t('invite.privacy')}</p>
      <Join token={token} />
    </InvitePage>
  )
}

function Join({ token }: { token: string }) {
  const t = useText('groups')
  const errorMessage = useErrorMessage()
  const { busy, run } = useAction()
  const [problem, setProblem] = useState<string | null>(null)
  const join = () =>
    void run(async () => {
      setProblem(null)
      try {
        const { id } = await signed('PUT /group-invites/:token', { token })
        goTo(urls.group(id))
      } catch (error) {
        const code = isRefusal(error) ? error.code : null
        setProblem(code === 'NOT_ALLOWED' ? t('invite.blocked') : code === 'NOT_FOUND' ? t('invite.refused') : errorMessage(error))
      }
    })
  return (
    <>
      {problem !== null && <Alert tone="bad">{problem}</Alert>}
      <Button busy={busy} data-replay="" onClick={() => requireSignIn(join)}>
        {t('invite.join')}
      </Button>
    </>
  )
}
