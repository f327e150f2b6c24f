import { lazy, type ReactNode, Suspense, useCallback } from 'react'
import type { Club } from '#contract/clubs/clubs.ts'
import { urls } from '#contract/urls.ts'
import { signed, useSessionStatus } from '#web/features/auth/session/session.ts'
import { Crest } from '#web/features/clubs/crest.tsx'
import { JoinButton } from '#web/features/clubs/join-button.tsx'
import { Head } from '#web/lib/head.tsx'
import { useLoaderData, useSearchParams } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { Events } from './events.tsx'
import { Leaderboard } from './leaderboard.tsx'
import type { ClubData } from './load.ts'
import { Members } from './members.tsx'

export { loader } from './load.ts'

const Feed = lazy(async () => ({ default: (await import('./feed.tsx')).Feed }))
/** Also what the server renders. */
const feedSkeleton = <Skeleton className="h-40 w-full" />

/** A club: who it is, and what happens in it. */
export function Component() {
  const data = useLoaderData<ClubData>()
  return <ClubPage key={data.club.id} loaded={data.club} board={data.board} />
}

function ClubPage({ loaded, board }: { loaded: Club; board: ClubData['board'] }) {
  const t = useText('clubs')
  const [query] = useSearchParams()
  const status = useSessionStatus()
  const { slug } = loaded
  const ask = useCallback(() => signed('GET /clubs/:slug', { slug }), [slug])
  const own = useAsyncData<Club>(status === 'authenticated' ? ask : null)
  const club = own.value ?? loaded
  const isIn = club.membership?.state === 'member'
  const join = <JoinButton club={club} onChange={() => void own.load()} />
  return (
    <div className="wrap pt-3 md:pt-6">
      <Head title={club.name} description={club.description || t('description')} path={urls.club(slug)} hidden={loaded.isHidden} />
      <ClubHead club={club}>{!club.isHidden && join}</ClubHead>
      <div className="mt-6">
        {club.isHidden ? (
          <EmptyState title={t('hidden')} text={t('hiddenText')}>
            {join}
          </EmptyState>
        ) : (
          <Tabs
            label={club.name}
            value={query.get('tab') ?? 'leaderboard'}
            tabs={[
              {
                value: 'feed',
                name: t('tabs.feed'),
                count: club.posts,
                content: (
                  <Suspense fallback={feedSkeleton}>{status === 'loading' ? feedSkeleton : <Feed slug={slug} isIn={isIn} />}</Suspense>
                ),
              },
              { value: 'leaderboard', name: t('tabs.leaderboard'), content: <Leaderboard slug={slug} first={board} /> },
              {
                value: 'events',
                name: t('tabs.events'),
                count: club.events,
                content: <Events slug={slug} isIn={isIn} />,
              },
              { value: 'members', name: t('tabs.members'), count: club.members, content: <Members slug={slug} /> },
              {
                value: 'rules',
                name: t('tabs.rules'),
                content: <p className="max-w-[42em] wrap-anywhere whitespace-pre-line">{club.rules || t('rules')}</p>,
              },
            ]}
          />
        )}
      </div>
    </div>
  )
}

function ClubHead({ club, children }: { club: Club; children: ReactNode }) {
  const t = useText('clubs')
  const { name, cover, place, description, visibility, members, createdAt } = club
  const facts = [t(`visibility.${visibility}`), place, t('since', { year: createdAt.slice(0, 4) }), t('members', { count: members })]
  return (
    <header>
      {cover ? (
        <Picture
          url={cover}
          alt=""
          width={1232}
          height={272}
          first
          className="aspect-[390/136] w-full rounded-card object-cover md:aspect-[1232/232]"
        />
      ) : (
        <div className="aspect-[390/110] w-full rounded-card bg-studio md:aspect-[1232/160]" />
      )}
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3 md:px-6">
        <Crest name={name} className="relative -mt-8 size-24 ring-4 ring-ground md:size-32" />
        <div className="min-w-0 grow basis-60 pt-3">
          <h1 tabIndex={-1} className="display text-2xl wrap-anywhere">
            {name}
          </h1>
          <p className="mt-1 text-quiet">{facts.filter(Boolean).join(' · ')}</p>
        </div>
        {children}
      </div>
      {description && <p className="mt-4 max-w-[42em] wrap-anywhere whitespace-pre-line md:px-6">{description}</p>}
    </header>
  )
}
