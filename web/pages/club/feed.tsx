import { useEffect, useMemo } from 'react'
import type { Club } from '#contract/clubs/clubs.ts'
import { signed, useSessionStatus } from '#web/features/auth/session/session.ts'
import { ComposerRow } from '#web/features/posts/composer/composer-row.tsx'
import { clubList } from '#web/features/posts/club-list.ts'
import { PostFeed } from '#web/features/posts/feed/post-feed.tsx'
import { type LoadPosts, prependPost, refreshList, usePostList } from '#web/features/posts/lists.ts'
import { useText } from '#web/lib/text.ts'

/** Members' posts, pinned ones first, with a composer for members. Needs the groups "clubs" and "posts". */
export function Feed({ club }: { club: Club }) {
  const t = useText('clubs')
  const status = useSessionStatus()
  const { id, slug, name: clubName, visibility } = club
  const isIn = club.membership?.state === 'member'
  // Joining or leaving changes which posts are visible.
  const name = clubList(slug, isIn)
  const load = useMemo<LoadPosts>(() => (cursor) => loadPosts(slug, cursor), [slug])
  const { loadedAt } = usePostList(name)
  useEffect(() => {
    if (status !== 'loading' && loadedAt === undefined) void refreshList(name, load)
  }, [status, name, load, loadedAt])
  return (
    <div className="grid max-w-[38.75rem] gap-3 md:gap-5">
      {isIn && (
        <ComposerRow club={{ id, name: clubName, isPublic: visibility === 'public' }} onPosted={(post) => prependPost(name, post)} />
      )}
      <PostFeed name={name} label={t('tabs.feed')} load={load} empty={<p className="py-6 text-quiet">{t('feed.empty')}</p>} />
    </div>
  )
}

/** Pinned posts are shown on top, and not again at their date. */
async function loadPosts(slug: string, cursor: string | undefined) {
  const { pinned, items, nextCursor } = await signed('GET /clubs/:slug/posts', { slug, cursor, limit: 20 })
  return { items: [...pinned, ...items.filter(({ isPinned }) => !isPinned)], nextCursor }
}
