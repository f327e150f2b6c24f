import { useCallback } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import type { ScheduledPost } from '#contract/scheduled-posts.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ScheduledItem } from './scheduled-item.tsx'

/** Drafts, which couldn't be published, come first, then the posts by their time. */
export function ScheduledPosts() {
  const t = useText('composer')
  const errorMessage = useErrorMessage()
  const ask = useCallback(() => signed('GET /scheduled-posts', {}), [])
  const { value, error, busy, load, change } = useAsyncData<ApiOutput<'GET /scheduled-posts'>>(ask)
  if (!value && error)
    return (
      <EmptyState title={t('scheduled.failed')} text={errorMessage(error)}>
        <Button busy={busy} onClick={() => void load()}>
          {t('scheduled.retry')}
        </Button>
      </EmptyState>
    )
  if (!value) return <Skeleton className="h-48 w-full" />
  if (value.items.length === 0)
    return (
      <EmptyState title={t('scheduled.empty')} text={t('scheduled.emptyText')}>
        <ButtonLink to={urls.newsfeed()}>{t('scheduled.feed')}</ButtonLink>
      </EmptyState>
    )
  const replace = (id: string, by: ScheduledPost[]) =>
    change(({ items }) => ({ items: items.flatMap((one) => (one.id === id ? by : [one])).toSorted(byTime) }))
  return (
    <ul className="grid grid-cols-1 gap-4">
      {value.items.map((post) => (
        <ScheduledItem
          key={post.id}
          post={post}
          onChanged={(changed) => replace(post.id, [changed])}
          onGone={() => replace(post.id, [])}
          onStale={load}
        />
      ))}
    </ul>
  )
}

const byTime = (one: ScheduledPost, other: ScheduledPost): number => (one.publishAt ?? '').localeCompare(other.publishAt ?? '')
