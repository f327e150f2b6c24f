import type { ApiOutput } from '#contract/api.ts'
import { urls } from '#contract/urls.ts'
import { Crest } from '#web/features/clubs/crest.tsx'
import { JoinButton } from '#web/features/clubs/join-button.tsx'
import { call } from '#web/lib/call.ts'
import { useDate } from '#web/lib/dates.ts'
import { Head } from '#web/lib/head.tsx'
import { goTo } from '#web/lib/navigate.ts'
import { useLoaderData } from '#web/lib/router/hooks.ts'
import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'
import { useText } from '#web/lib/text.ts'

interface Data extends ApiOutput<'GET /club-invites/:token'> {
  token: string
}

/** The club that an invite is for. One that is spent leads to the page that says there is nothing. */
export async function loader({ params }: LoaderFunctionArgs): Promise<Data> {
  const token = params['token'] ?? ''
  return { token, ...(await call('GET /club-invites/:token', { token })) }
}

export function Component() {
  const t = useText('clubs')
  const date = useDate()
  const { token, club, expiresAt } = useLoaderData<Data>()
  return (
    <div className="wrap grid max-w-xl justify-items-start gap-4 pt-10">
      <Head title={t('invite.title')} />
      <Crest name={club.name} className="size-24" />
      <h1 tabIndex={-1} className="display text-3xl wrap-anywhere">
        {t('invite.title')}
      </h1>
      <p className="text-lg">{t('invite.text', { name: club.name })}</p>
      <p className="text-quiet">{[t('members', { count: club.members }), t('invite.until', { date: date(expiresAt) })].join(' · ')}</p>
      <JoinButton club={club} token={token} onChange={() => goTo(urls.club(club.slug))} />
    </div>
  )
}
