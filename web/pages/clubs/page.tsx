import { useCallback, useState } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import type { ClubCard as Club } from '#contract/clubs/clubs.ts'
import { leaderboardUrl } from '#contract/leaderboards/urls.ts'
import { urls } from '#contract/urls.ts'
import { useSessionStatus } from '#web/features/auth/session/session.ts'
import { ClubCard } from '#web/features/clubs/club-card.tsx'
import { call } from '#web/lib/call.ts'
import { Head } from '#web/lib/head.tsx'
import { useLoaderData } from '#web/lib/router/hooks.ts'
import { localPath } from '#web/lib/locale-path.ts'
import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { OwnClubsPlaceholder } from './own-clubs-placeholder.tsx'
import { lazyPart } from '#web/lib/lazy-part.tsx'

const OwnClubs = lazyPart(async () => (await import('./own-clubs.tsx')).OwnClubs)

interface Data extends ApiOutput<'GET /clubs'> {
  q: string
}
const pageSize = 40

/** The club directory: the largest clubs, or a search by name. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Data> {
  const q = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 60)
  return { q, ...(await call('GET /clubs', { q, limit: pageSize })) }
}

export function Component() {
  const t = useText('clubs')
  const data = useLoaderData<Data>()
  const { q } = data
  return (
    <div className="wrap pt-6 md:pt-10">
      <Head title={t('title')} description={t('description')} path={urls.clubs()} hidden={q !== ''} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 tabIndex={-1} className="display text-2xl">
          {t('title')}
        </h1>
        <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:grow">
          <ButtonLink look="secondary" to={leaderboardUrl()}>
            {t('leaderboards')}
          </ButtonLink>
          <ButtonLink look="secondary" to={urls.challenges()}>
            {t('challenges')}
          </ButtonLink>
          <ButtonLink look="secondary" to={urls.newClub()}>
            {t('found')}
          </ButtonLink>
        </div>
      </div>
      <form method="get" action={localPath(urls.clubs())} role="search" className="mt-5 mb-8 flex max-w-[36rem] items-end gap-3">
        <Field type="search" name="q" label={t('search')} defaultValue={q} maxLength={60} className="grow" />
        <Button type="submit" look="secondary">
          {t('find')}
        </Button>
      </form>
      {q === '' && <Own />}
      <Directory key={q} {...data} />
    </div>
  )
}

/** Until the session is read, the document's `data-signed-in` decides whether there is room for them, to avoid a layout shift. */
function Own() {
  const status = useSessionStatus()
  if (status === 'unauthenticated') return null
  if (status === 'authenticated') return <OwnClubs waiting={<OwnClubsPlaceholder />} />
  return (
    <div className="hidden [[data-signed-in]_&]:block">
      <OwnClubsPlaceholder />
    </div>
  )
}

function Directory({ q, items, nextCursor }: Data) {
  const t = useText('clubs')
  const [more, setMore] = useState<{ items: Club[]; nextCursor: string | null }>({ items: [], nextCursor })
  const { busy, run } = useAction()
  const load = useCallback(
    (cursor: string) => async () => {
      const page = await call('GET /clubs', { q, cursor, limit: pageSize })
      setMore((before) => ({ items: [...before.items, ...page.items], nextCursor: page.nextCursor }))
    },
    [q],
  )
  const { nextCursor: next } = more
  const factsOf = ({ visibility, place, members }: Club) =>
    [visibility !== 'public' && t(`visibility.${visibility}`), place, t('members', { count: members })].filter(Boolean).join(' · ')
  if (items.length === 0)
    return (
      <EmptyState title={t('empty')} text={t('emptyText')}>
        <ButtonLink to={urls.clubs()}>{t('all')}</ButtonLink>
      </EmptyState>
    )
  return (
    <>
      <ul className="grid gap-4 [&>li]:min-w-0 md:grid-cols-2 md:gap-6 lg:grid-cols-3">
        {[...items, ...more.items].map((club) => (
          <li key={club.id}>
            <ClubCard club={club} facts={factsOf(club)} level="h2" />
          </li>
        ))}
      </ul>
      {next !== null && (
        <Button look="secondary" busy={busy} className="mt-6" onClick={() => void run(load(next))}>
          {t('more')}
        </Button>
      )}
    </>
  )
}
