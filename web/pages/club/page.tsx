import { type ReactNode, useCallback } from 'react'
import type { Club } from '#contract/clubs/clubs.ts'
import { urls } from '#contract/urls.ts'
import { signed, useSessionStatus } from '#web/features/auth/session/session.ts'
import { Head } from '#web/lib/head.tsx'
import { useLoaderData, useSearchParams } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { withText } from '#web/lib/with-text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { useFocusOnLateHeading } from '#web/lib/use-focus-on-late-heading.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { ClubAside } from './aside.tsx'
import { ClubHead } from './head.tsx'
import { Leaderboard } from './leaderboard.tsx'
import type { ClubData } from './load.ts'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { notLoaded } from '#web/ui/not-loaded.tsx'

export { loader } from './load.ts'

const Feed = lazyPart(async () => (await import('./feed.tsx')).Feed, notLoaded)
const Events = lazyPart(async () => (await import('./events.tsx')).Events, notLoaded)
const Challenges = lazyPart(async () => (await withText(['challenges'], import('./challenges.tsx'))).Challenges, notLoaded)
const Members = lazyPart(async () => (await import('./members.tsx')).Members, notLoaded)
/** Rendered by the server, too. */
const bones = <Skeleton className="h-40 w-full" />

/** A club: its description, and its activity. */
export function Component() {
  const data = useLoaderData<ClubData>()
  return <ClubPage key={data.slug} {...data} />
}

/** First shown as visitors see it, then as the member does; a hidden club is only for its members. */
function ClubPage({ slug, club: loaded, board }: ClubData) {
  const t = useText('clubs')
  const status = useSessionStatus()
  const ask = useCallback(() => signed('GET /clubs/:slug', { slug }), [slug])
  const own = useAsyncData<Club>(status === 'authenticated' ? ask : null)
  const club = own.value ?? loaded
  const isMissing = !club && (status === 'unauthenticated' || own.error !== null)
  useFocusOnLateHeading(Boolean(club) || isMissing, status !== 'loading')
  return (
    <div className="wrap min-h-svh pt-3 md:pt-6">
      {club && <Whole club={club} board={board} isPublic={loaded !== null && !loaded.isHidden} onReload={own.load} />}
      {isMissing && (
        <>
          <Head title={t('missing')} />
          <EmptyState level="h1" title={t('missing')} text={t('missingText')}>
            <ButtonLink to={urls.clubs()}>{t('all')}</ButtonLink>
          </EmptyState>
        </>
      )}
      {!club && !isMissing && (
        <>
          <Head title={t('title')} />
          {bones}
        </>
      )}
    </div>
  )
}

interface WholeProps {
  club: Club
  board: ClubData['board']
  isPublic: boolean
  onReload: () => Promise<void>
}

function Whole({ club, board, isPublic, onReload }: WholeProps) {
  const t = useText('clubs')
  const [query] = useSearchParams()
  const status = useSessionStatus()
  const { slug, membership } = club
  const later = (tab: ReactNode) => (status === 'loading' ? bones : tab)
  const isIn = membership?.state === 'member'
  return (
    <>
      <Head title={club.name} description={club.description || t('description')} path={urls.club(slug)} hidden={!isPublic} />
      <ClubHead club={club} onReload={onReload} />
      {club.isHidden ? (
        <div className="mt-6">
          <EmptyState title={t('hidden')} text={t('hiddenText')}>
            <ButtonLink to={urls.clubs()} look="secondary">
              {t('all')}
            </ButtonLink>
          </EmptyState>
        </div>
      ) : (
        <div className="mt-6 gap-12 lg:grid lg:grid-cols-[minmax(0,1fr)_18rem]">
          <Tabs
            label={club.name}
            value={query.get('tab') ?? 'leaderboard'}
            tabs={[
              {
                value: 'feed',
                name: t('tabs.feed'),
                count: club.posts,
                content: later(<Feed club={club} waiting={bones} />),
              },
              {
                value: 'leaderboard',
                name: t('tabs.leaderboard'),
                // Joining, leaving and opting out change the ranking.
                content: <Leaderboard key={`${isIn} ${membership?.isRanked}`} slug={slug} first={board} isIn={isIn} />,
              },
              {
                value: 'challenges',
                name: t('tabs.challenges'),
                content: later(<Challenges club={club} waiting={bones} />),
              },
              {
                value: 'events',
                name: t('tabs.events'),
                count: club.events,
                content: later(<Events club={club} waiting={bones} />),
              },
              {
                value: 'members',
                name: t('tabs.members'),
                count: club.members + club.requests,
                content: later(<Members club={club} onReload={onReload} waiting={bones} />),
              },
              {
                value: 'rules',
                name: t('tabs.rules'),
                content: <p className="max-w-[42em] wrap-anywhere whitespace-pre-line">{club.rules || t('rules')}</p>,
              },
            ]}
          />
          <ClubAside club={club} />
        </div>
      )}
    </>
  )
}
