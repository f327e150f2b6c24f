import type { ApiOutput } from '#contract/api.ts'
import { urls } from '#contract/urls.ts'
import { Crest } from '#web/features/clubs/crest.tsx'
import { JoinButton } from '#web/features/clubs/join-button.tsx'
import { InvitePage, SpentInvite } from '#web/features/invites/invite-page.tsx'
import { type InviteData, loadInvite } from '#web/features/invites/load-invite.ts'
import { call } from '#web/lib/call.ts'
import { useDate } from '#web/lib/dates.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useLoaderData } from '#web/lib/router/hooks.ts'
import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'
import { useText } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'

type ShownInvite = ApiOutput<'GET /club-invites/:token'>

/** The club that an invite is for. */
export const loader = ({ params }: LoaderFunctionArgs) => loadInvite(params, (token) => call('GET /club-invites/:token', { token }))

export function Component() {
  const t = useText('clubs')
  const { token, invite } = useLoaderData<InviteData<ShownInvite>>()
  if (invite) return <Invite token={token} invite={invite} />
  return (
    <SpentInvite title={t('invite.spent')} text={t('invite.spentText')}>
      <ButtonLink to={urls.clubs()}>{t('all')}</ButtonLink>
    </SpentInvite>
  )
}

function Invite({ token, invite: { club, expiresAt } }: { token: string; invite: ShownInvite }) {
  const t = useText('clubs')
  const date = useDate()
  return (
    <InvitePage title={t('invite.title')} mark={<Crest name={club.name} className="size-24" />}>
      <p className="text-lg">{t('invite.text', { name: club.name })}</p>
      {club.description && <p className="wrap-anywhere whitespace-pre-line">{club.description}</p>}
      <p className="text-quiet">
        {[club.place, t('members', { count: club.members }), t('invite.until', { date: date(expiresAt) })].filter(Boolean).join(' · ')}
      </p>
      <JoinButton club={club} token={token} onChange={() => goTo(urls.club(club.slug))} />
    </InvitePage>
  )
}
