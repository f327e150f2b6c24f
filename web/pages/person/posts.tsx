import { useEffect, useMemo } from 'react'
import { signed, useSessionStatus } from '#web/features/auth/session/session.ts'
import { PostFeed } from '#web/features/posts/feed/post-feed.tsx'
import { type LoadPosts, refreshList, usePostList } from '#web/features/posts/lists.ts'
import { useText } from '#web/lib/text.ts'

/** A person's posts that the reader may see, newest first, in the feed's layout. Needs the groups "people" and "posts". */
export function Posts({ handle }: { handle: string }) {
  const t = useText('people')
  const status = useSessionStatus()
  const name = `person ${handle}`
  const load = useMemo<LoadPosts>(() => (cursor) => signed('GET /people/:handle/posts', { handle, cursor, limit: 20 }), [handle])
  const { loadedAt } = usePostList(name)
  useEffect(() => {
    if (status !== 'loading' && loadedAt === undefined) void refreshList(name, load)
  }, [status, name, load, loadedAt])
  return (
    <div className="max-w-[38.75rem]">
      <PostFeed name={name} label={t('tabs.posts')} load={load} empty={<p className="py-6 text-quiet">{t('posts.empty')}</p>} />
    </div>
  )
}
