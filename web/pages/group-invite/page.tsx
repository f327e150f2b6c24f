import { useState } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import { isRefusal } from '#contract/refusal.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { requireSignIn } from '#web/features/auth/sign-in/require-sign-in.ts'
import { GroupMark } from '#web/features/groups/group-mark.tsx'
import { call } from '#web/lib/call.ts'
import { useDate } from '#web/lib/dates.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { Head } from '#web/lib/head.tsx'
import { goTo } from '#web/lib/navigate.ts'
import { useLoaderData } from '#web/lib/router/hooks.ts'
import { withStatus, type WithStatus } from '#web/lib/router/outcome.ts'
import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

interface Data {
  token: string
  /** Null for an invite that is no longer valid. */
  invite: ApiOutput<'GET /group-invites/:token'> | null
}

/** The group that an invite is for. */
export async function loader({ params }: LoaderFunctionArgs): Promise<Data | WithStatus<Data>> {
  const token = params['token'] ?? ''
  try {
    return { token, invite: await call('GET /group-invites/:token', { token }) }
  } catch (error) {
    if (!isRefusal(error) || error.code !== 'INVITE_IS_SPENT') throw error
    return withStatus<Data>({ token, invite: null }, 410)
  }
}

export function Component() {
  const { token, invite } = useLoaderData<Data>()
  return invite ? <Invite token={token} invite={invite} /> : <Spent />
}

/** Shown for an expired, used up or revoked invite; the server doesn't say which. */
function Spent() {
  const t = useText('groups')
  return (
    <div className="wrap pt-6">
      <Head title={t('invite.spent')} />
      <EmptyState level="h1" title={t('invite.spent')} text={t('invite.spentText')}>
        <ButtonLink to={urls.messages()}>{t('invite.back')}</ButtonLink>
      </EmptyState>
    </div>
  )
}

function Invite({ token, invite: { name, members, expiresAt } }: { token: string; invite: NonNullable<Data['invite']> }) {
  const t = useText('groups')
  const date = useDate()
  return (
    <div className="wrap grid max-w-144 justify-items-start gap-4 pt-10">
      <Head title={t('invite.title')} />
      <GroupMark name={name} size="large" />
      <h1 tabIndex={-1} className="display text-3xl wrap-anywhere">
        {t('invite.title')}
      </h1>
      <p className="text-lg wrap-anywhere">{t('invite.text', { name })}</p>
      <p className="text-quiet">{[t('members', { count: members }), t('invite.until', { date: date(expiresAt) })].join(' · ')}</p>
      <p className="text-quiet">{t('invite.privacy')}</p>
      <Join token={token} />
    </div>
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
