import { useCallback } from 'react'
import type { Post } from '#contract/posts.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { Loaded } from '#web/features/clubs/loaded.tsx'
import { useDate } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Tag } from '#web/ui/tag.tsx'

/** What members posted, pinned posts first. */
export function Feed({ slug }: { slug: string }) {
  const t = useText('clubs')
  const ask = useCallback(() => signed('GET /clubs/:slug/posts', { slug, limit: 20 }), [slug])
  const data = useAsyncData(ask)
  return (
    <Loaded data={data}>
      {({ pinned, items }) => {
        const posts = [...pinned, ...items.filter((one) => !one.isPinned)]
        if (posts.length === 0) return <p className="py-6 text-quiet">{t('feed.empty')}</p>
        return (
          <ul className="grid max-w-[38.75rem] gap-4">
            {posts.map((post) => (
              <Item key={post.id} post={post} />
            ))}
          </ul>
        )
      }}
    </Loaded>
  )
}

function Item({ post: { author, text, media, createdAt, isPinned } }: { post: Post }) {
  const t = useText('clubs')
  const date = useDate()
  const [picture] = media
  return (
    <li className="overflow-hidden rounded-card border border-line bg-surface">
      {picture && <Picture url={picture.url} alt={picture.alt} width={picture.width} height={picture.height} className="h-auto w-full" />}
      <div className="grid gap-3 px-5 py-4">
        <p className="flex items-center gap-3">
          <Avatar name={author.name} url={author.avatar} size="small" />
          <span className="font-medium">{author.name}</span>
          <time dateTime={createdAt} className="text-sm text-quiet">
            {date(createdAt)}
          </time>
          {isPinned && <Tag>{t('feed.pinned')}</Tag>}
        </p>
        <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      </div>
    </li>
  )
}
