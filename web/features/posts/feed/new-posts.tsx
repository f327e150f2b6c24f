import { useEffect, useState } from 'react'
import { signed } from '#web/features/auth/session/session.ts'
import { useUnread } from '#web/features/notifications/unread.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { type LoadPosts, refreshList, usePostList } from '../lists.ts'

const everyMs = 60_000
/** An id before every post: for an empty feed, all posts count as newer. */
const beginning = '00000000-0000-0000-0000-000000000000'

/** How many posts are newer than the list's top. Checks on announcements and on focus; without a live connection, each minute. */
function useNewCount(name: string): number {
  const { newest, loadedAt } = usePostList(name)
  const first = newest ?? beginning
  const [{ since, count }, setAnswer] = useState({ since: '', count: 0 })
  const unread = useUnread(({ posts }) => posts)
  useEffect(() => {
    if (loadedAt === undefined) return
    const ask = () => {
      if (document.visibilityState !== 'visible') return
      signed('GET /post/newsfeed/new', { since: first }).then(
        (answer) => setAnswer({ since: first, count: answer.count }),
        () => undefined,
      )
    }
    if (unread > 0) ask()
    const timer = setInterval(() => useUnread.getState().isLive || ask(), everyMs)
    window.addEventListener('focus', ask)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', ask)
    }
  }, [first, loadedAt, unread])
  return since === first ? count : 0
}

/** A button over the feed that shows the new posts and focuses the first. The feed itself doesn't move until then. */
export function NewPosts({ name, load }: { name: string; load: LoadPosts }) {
  const t = useText('posts')
  const count = useNewCount(name)
  const { busy } = usePostList(name)
  async function show() {
    await refreshList(name, load)
    window.scrollTo({ top: 0 })
    document.querySelector<HTMLElement>('[data-post]')?.focus({ preventScroll: true })
  }
  return (
    <div role="status" className="pointer-events-none sticky top-20 z-10 flex h-0 justify-center">
      {count > 0 && (
        <button
          type="button"
          aria-disabled={busy || undefined}
          className="pointer-events-auto inline-flex h-11 items-center gap-2 rounded-full bg-ink px-5 text-sm font-semibold text-ground shadow-float"
          onClick={() => void show()}
        >
          {t('feed.new', { count })}
          <Icon name="chevron" className="size-4 rotate-180" />
        </button>
      )}
    </div>
  )
}
