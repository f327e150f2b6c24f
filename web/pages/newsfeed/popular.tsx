import { useEffect } from 'react'
import { useSessionStatus } from '#web/features/auth/session/session.ts'
import { PostFeed } from '#web/features/posts/feed/post-feed.tsx'
import { type LoadPosts, refreshList, startList, usePostList } from '#web/features/posts/lists.ts'
import { PostCard } from '#web/features/posts/post-card.tsx'
import { call } from '#web/lib/call.ts'
import { useText } from '#web/lib/text.ts'
import type { NewsfeedData } from './load.ts'

const name = 'popular'
const load: LoadPosts = (cursor) => call('GET /post/popular', { cursor, limit: 20 })

/** Popular posts, for visitors. `rendered`: those that the server rendered, if it did. */
export function PopularPosts({ rendered }: { rendered: NewsfeedData['popular'] }) {
  const t = useText('posts')
  const { loadedAt } = usePostList(name)
  const status = useSessionStatus()
  useEffect(() => {
    if (status !== 'unauthenticated' || loadedAt !== undefined) return
    if (rendered) startList(name, rendered)
    else void refreshList(name, load)
  }, [status, loadedAt, rendered])
  if (loadedAt !== undefined || !rendered || rendered.items.length === 0)
    return <PostFeed name={name} label={t('views.popular')} load={load} empty={<p className="py-6 text-quiet">{t('visitor.empty')}</p>} />
  return (
    <div className="grid grid-cols-1 gap-3 md:gap-5">
      {rendered.items.map((post, index) => (
        <PostCard key={post.id} post={post} first={index === 0} />
      ))}
    </div>
  )
}
