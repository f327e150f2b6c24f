import { useCallback, useState } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import { type Board, inputOfBoard } from '#contract/leaderboards/urls.ts'
import { signed, useSessionStatus } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Button } from '#web/ui/button.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Places } from './places.tsx'
import { lazyPart } from '#web/lib/lazy-part.tsx'

const TakePart = lazyPart(async () => (await import('./take-part.tsx')).TakePart)

type Leaderboard = ApiOutput<'GET /leaderboards/:lift'>
export const pageSize = 50

/** A leaderboard: first as visitors see it, then as the member does, who can limit it to people they follow. */
export function Boards({ board, first }: { board: Board; first: Leaderboard }) {
  const t = useText('challenges')
  const status = useSessionStatus()
  const isIn = status === 'authenticated'
  const [people, setPeople] = useState<'everyone' | 'following'>('everyone')
  const [showsOwn, setShowsOwn] = useState(false)
  const isOwn = isIn || showsOwn
  const ask = useCallback(
    (cursor?: string) => signed('GET /leaderboards/:lift', { ...inputOfBoard(board), people, limit: pageSize, cursor }),
    [board, people],
  )
  const firstPage = useCallback(() => ask(), [ask])
  const { value, error, busy, load, change } = useAsyncData<Leaderboard>(isOwn ? firstPage : null)
  const more = useAction()
  const shown = value ?? (people === 'everyone' ? first : null)
  const next = shown?.nextCursor ?? null
  const showMore = () =>
    void more.run(async () => {
      if (next === null) return
      const page = await ask(next)
      if (value) change((before) => ({ ...before, items: [...before.items, ...page.items], nextCursor: page.nextCursor }))
      // A visitor's list is reloaded from the start, so that it can be continued.
      else setShowsOwn(true)
    })
  return (
    <div className="gap-12 lg:grid lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="mt-5 min-w-0">
        {status !== 'unauthenticated' && (
          // Until the session is read, the document's `data-signed-in` decides whether there is room for it, to avoid a layout shift.
          <div className={`mb-5 ${isIn ? '' : 'invisible hidden [[data-signed-in]_&]:block'}`}>
            <Segmented
              label={t('boards.people.label')}
              value={people}
              onChange={setPeople}
              options={(['everyone', 'following'] as const).map((which) => ({ value: which, name: t(`boards.people.${which}`) }))}
            />
          </div>
        )}
        <section aria-label={t(`boards.lifts.${board.lift}`)}>
          {shown ? (
            <Places board={board} shown={shown} isFollowing={people === 'following'} />
          ) : error ? (
            <div className="grid justify-items-start gap-3 py-6">
              <p>{t('boards.failed')}</p>
              <Button look="secondary" busy={busy} onClick={() => void load()}>
                {t('boards.retry')}
              </Button>
            </div>
          ) : (
            <Skeleton className="h-60 w-full" />
          )}
          {next !== null && (
            <Button look="secondary" busy={more.busy} className="mt-5" onClick={showMore}>
              {t('boards.more')}
            </Button>
          )}
        </section>
      </div>
      <div className="mt-5 lg:pt-2">
        <p className="max-w-[42em] text-sm text-quiet">{t('boards.rules')}</p>
        {isIn && <TakePart onChange={() => void load()} />}
      </div>
    </div>
  )
}
