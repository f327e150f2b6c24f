import { useState } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { loadViewer, StoryViewer } from '#web/features/stories/open.tsx'
import { Poster } from '#web/features/stories/poster.tsx'
import { useDate } from '#web/lib/dates.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ArchiveSkeleton, archiveGrid } from './archive-skeleton.tsx'

type Page = ApiOutput<'GET /story/archive'>
const limit = 24
const ask = (cursor?: string): Promise<Page> => signed('GET /story/archive', { limit, cursor })
const first = () => ask()

/** Past stories, newest first; pressing one opens it, followed by later ones. */
export function Archive({ viewer }: { viewer: string }) {
  const t = useText('stories')
  const date = useDate('short')
  const errorMessage = useErrorMessage()
  const { value, error, busy, load, change } = useAsyncData<Page>(first)
  const more = useAction()
  const [shown, setShown] = useState<number | null>(null)
  const loadMore = (cursor: string) =>
    void more.run(async () => {
      try {
        const page = await ask(cursor)
        change((before) => ({ items: [...before.items, ...page.items], nextCursor: page.nextCursor }))
      } catch (reason) {
        toastError(reason)
      }
    })
  if (!value && busy) return <ArchiveSkeleton />
  if (!value)
    return (
      <div role="alert">
        <EmptyState title={t('archive.failed')} text={errorMessage(error)}>
          <Button onClick={() => void load()}>{t('retry')}</Button>
        </EmptyState>
      </div>
    )
  const { items, nextCursor } = value
  if (items.length === 0)
    return (
      <EmptyState title={t('archive.none')} text={t('archive.noneText')}>
        <ButtonLink to={urls.newsfeed()}>{t('menu.add')}</ButtonLink>
      </EmptyState>
    )
  return (
    <>
      <ul className={archiveGrid}>
        {items.map((story, at) => (
          <li key={story.id}>
            <button
              type="button"
              aria-haspopup="dialog"
              className="block w-full text-start"
              onClick={() => setShown(at)}
              onFocus={loadViewer}
              onPointerEnter={loadViewer}
            >
              <span className="block aspect-[9/16] overflow-hidden rounded-card">
                <Poster story={story} isSmall />
              </span>
              <span className="mt-1.5 block text-xs leading-5 min-[24rem]:text-sm">{date(story.createdAt)}</span>
              <span className="block text-xs leading-5 text-quiet min-[24rem]:text-sm">{t('views', { count: story.views ?? 0 })}</span>
            </button>
          </li>
        ))}
      </ul>
      {nextCursor !== null && (
        <Button look="secondary" busy={more.busy} className="mt-6" onClick={() => loadMore(nextCursor)}>
          {t('archive.more')}
        </Button>
      )}
      {shown !== null && items[0] && (
        <StoryViewer
          people={[{ user: items[0].user, stories: items, unseen: 0 }]}
          start={0}
          story={shown}
          viewer={viewer}
          onGone={(gone) => change((before) => ({ ...before, items: before.items.filter((one) => !gone(one)) }))}
          onClose={() => setShown(null)}
        />
      )}
    </>
  )
}
