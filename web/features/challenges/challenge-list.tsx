import { useCallback } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import type { ChallengeCard } from '#contract/challenges/challenges.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { usePaginatedList } from '#web/lib/use-paginated-list.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ChallengeLine } from './challenge-line.tsx'

export type ListState = 'running' | 'upcoming' | 'ended'
export type Listed = ApiOutput<'GET /challenges'>

interface ChallengeListProps {
  state: ListState
  /** Limits the list to the challenges of one club. */
  club?: string
  /** The list from the server render, shown until the reader's own has loaded. */
  first?: Listed
  /** Whether to load the list as the signed-in reader sees it. */
  isOwn: boolean
  level?: 'h2' | 'h3'
}

/** The challenges of one state, with a button that loads more. Needs the group "challenges". */
export function ChallengeList({ state, club, first, isOwn, level = 'h2' }: ChallengeListProps) {
  const t = useText('challenges')
  const ask = useCallback(
    (cursor?: string) => signed('GET /challenges', { state, limit: 20, cursor, ...(club !== undefined && { club }) }),
    [state, club],
  )
  const pages = usePaginatedList<ChallengeCard>(isOwn || !first ? ask : null)
  const { value, error } = pages.data
  const retry = useAction()
  const items = value?.items ?? first?.items
  if (!items && error === null) return <Skeleton className="h-40 w-full" />
  if (!items)
    return (
      <div className="grid justify-items-start gap-3 py-6">
        <p>{t('failed')}</p>
        <Button look="secondary" busy={retry.busy} onClick={() => void retry.run(pages.data.load)}>
          {t('retry')}
        </Button>
      </div>
    )
  return (
    <>
      {items.length === 0 ? (
        <p className="py-4 text-quiet">{t(`empty.${state}`)}</p>
      ) : (
        <ul>
          {items.map((challenge) => (
            <ChallengeLine key={challenge.id} challenge={challenge} level={level} isInClub={club !== undefined} />
          ))}
        </ul>
      )}
      {pages.hasMore && (
        <Button look="secondary" busy={pages.busy} className="mt-5" onClick={pages.more}>
          {t('more')}
        </Button>
      )}
    </>
  )
}
