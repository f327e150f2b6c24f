import type { ApiOutput } from '#contract/api.ts'
import { isRefusal } from '#contract/refusal.ts'
import { urls } from '#contract/urls.ts'
import { Crest } from '#web/features/clubs/crest.tsx'
import { JoinButton } from '#web/features/clubs/join-button.tsx'
import { call } from '#web/lib/call.ts'
import { useDate } from '#web/lib/dates.ts'
import { Head } from '#web/lib/head.tsx'
import { goTo } from '#web/lib/navigate.ts'
import { useLoaderData } from '#web/lib/router/hooks.ts'
import { withStatus, type WithStatus } from '#web/lib/router/outcome.ts'
import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'
import { useText } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

interface Data {
  token: string
  /** Null for an invite that is no longer valid. */
  invite: ApiOutput<'GET /club-invites/:token'> | null
}

/** The club that an invite is for. */
export async function loader({ params }: LoaderFunctionArgs): Promise<Data | WithStatus<Data>> {
  const token = params['token'] ?? ''
  try {
    return { token, invite: await call('GET /club-invites/:token', { token }) }
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
  const t = useText('clubs')
  return (
    <div className="wrap pt-6">
      <Head title={t('invite.spent')} />
      <EmptyState level="h1" title={t('invite.spent')} text={t('invite.spentText')}>
        <ButtonLink to={urls.clubs()}>{t('all')}</ButtonLink>
      </EmptyState>
    </div>
  )
}

function Invite({ token, invite: { club, expiresAt } }: { token: string; invite: NonNullable<Data['invite']> }) {
  const t = useText('clubs')
  const date = useDate()
  return (
    <div className="wrap grid max-w-144 justify-items-start gap-4 pt-10">
      <Head title={t('invite.title')} />
      <Crest name={club.name} className="size-24" />
      <h1 tabIndex={-1} className="display text-3xl wrap-anywhere">
        {t('invite.title')}
      </h1>
      <p className="text-lg">{t('invite.text', { name: club.name })}</p>
      {club.description && <p className="wrap-anywhere whitespace-pre-line">{club.description}</p>}
      <p className="text-quiet">
        {[club.place, t('members', { count: club.members }), t('invite.until', { date: date(expiresAt) })].filter(Boolean).join(' · ')}
      </p>
      <JoinButton club={club} token={token} onChange={() => goTo(urls.club(club.slug))} />
    </div>
  )
}
