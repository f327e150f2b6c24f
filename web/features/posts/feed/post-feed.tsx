import { type ReactNode, useRef } from 'react'
import type { RepostedBy } from '#contract/post.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { focusSoon } from '#web/lib/focus-heading.ts'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { listNow, type LoadPosts, loadMorePosts, type PostList, refreshList, usePostList } from '../lists.ts'
import { PostCard } from '../post-card.tsx'
import { usePost } from '../store.ts'
import { FeedError } from './feed-error.tsx'
import { FeedSkeleton } from './feed-skeleton.tsx'
import { LoadMarker } from './load-marker.tsx'
import { StaleStrip } from './stale-strip.tsx'

interface PostFeedProps {
  /** The name of the list in `usePostLists`, which restores it on back navigation. */
  name: string
  label: string
  load: LoadPosts
  /** Shown if there are no posts. */
  empty: ReactNode
}

/** A list of posts with its loading, empty and error states. More posts load near its end, or by a button. */
export function PostFeed({ name, label, load, empty }: PostFeedProps) {
  const t = useText('posts')
  const list = usePostList(name)
  const { ids, popular, because, reposted, loadedAt, busy, error } = list
  if (loadedAt === undefined)
    return error === null ? <FeedSkeleton /> : <FeedError error={error} onRetry={() => void refreshList(name, load)} />
  const followed = ids.filter((id) => !popular.has(id))
  const others = ids.filter((id) => popular.has(id))
  return (
    <div className="grid grid-cols-1 gap-3 md:gap-5">
      {error !== null && <StaleStrip loadedAt={loadedAt} />}
      {ids.length === 0 && empty}
      {followed.length > 0 && <Feed label={label} ids={followed} because={because} reposted={reposted} busy={busy} />}
      {others.length > 0 && (
        <section aria-labelledby="popular" className="grid grid-cols-1 gap-3 md:gap-5">
          <div className="pt-4">
            <h2 id="popular" className="display text-xl">
              {t('views.popular')}
            </h2>
            <p className="text-sm text-quiet">{t('popular.text')}</p>
          </div>
          <Feed label={t('views.popular')} ids={others} busy={busy} />
        </section>
      )}
      <End name={name} list={list} load={load} />
    </div>
  )
}

interface FeedProps {
  label: string
  ids: string[]
  because?: PostList['because']
  reposted?: PostList['reposted']
  busy: boolean
}

function Feed({ label, ids, because, reposted, busy }: FeedProps) {
  return (
    <div role="feed" aria-label={label} aria-busy={busy} className="grid grid-cols-1 gap-3 md:gap-5">
      {ids.map((id, index) => (
        <Item key={id} id={id} position={index + 1} because={because?.get(id)} reposted={reposted?.get(id)} />
      ))}
    </div>
  )
}

function Item({ id, ...place }: { id: string; position: number; because: string | undefined; reposted: RepostedBy | undefined }) {
  const post = usePost(id)
  return post && <PostCard post={post} first={place.position === 1} {...place} />
}

function End({ name, list: { ids, nextCursor, busy, error }, load }: { name: string; list: PostList; load: LoadPosts }) {
  const t = useText('posts')
  const errorMessage = useErrorMessage()
  const button = useRef<HTMLDivElement>(null)
  const more = async () => {
    const hasFocus = () => button.current?.contains(document.activeElement) ?? false
    const began = hasFocus()
    await loadMorePosts(name, load)
    const first = listNow(name).ids[ids.length]
    // At the end of the list, the button is gone.
    if (first && (hasFocus() || (began && document.activeElement === document.body)))
      focusSoon(() => document.querySelector(`[data-post="${first}"]`))
  }
  if (ids.length === 0 && nextCursor === null) return null
  if (nextCursor === null) return <p className="py-6 text-center text-sm text-quiet">{t('feed.end')}</p>
  return (
    <div ref={button} className="grid justify-items-center gap-2 py-4">
      {error !== null && (
        <p role="alert" className="text-sm text-bad">
          {errorMessage(error)}
        </p>
      )}
      {error === null && !busy && <LoadMarker onNear={() => void more()} />}
      <Button look="secondary" busy={busy} onClick={() => void more()}>
        {t('feed.more')}
      </Button>
    </div>
  )
}
