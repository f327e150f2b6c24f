import { useCallback, useEffect, useMemo } from 'react'
import type { Post } from '#contract/post.ts'
import { urls } from '#contract/urls.ts'
import { signed, useSessionStatus } from '#web/features/auth/session/session.ts'
import { Ago } from '#web/features/posts/ago.tsx'
import { TaggedRail } from '#web/features/posts/feed/tagged-rail.tsx'
import { type LoadPosts, refreshList, usePostList } from '#web/features/posts/lists.ts'
import { Bests } from '#web/features/posts/record/bests.tsx'
import { liftName } from '#web/features/posts/record/lift-name.ts'
import { figureOf, shownValue } from '#web/features/posts/record/value.ts'
import { usePost, usePosts } from '#web/features/posts/store.ts'
import { TrendingRail } from '#web/features/posts/hashtags/trending-rail.tsx'
import { toTeaser } from '#web/features/posts/teaser.ts'
import { FollowButton } from '#web/features/profiles/follow-button.tsx'
import { useUnit } from '#web/features/profiles/unit.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'

type RailsProps = Pick<Post, 'id' | 'author'>

/** The columns beside a post: its author, and more to read. Loaded late, as the reader may see it. Needs the groups "posts" and "people". */
export function Rails({ id, author }: RailsProps) {
  if (useSessionStatus() === 'loading') return null
  return (
    <>
      <div className="feed-rail feed-rail-start lg:col-start-1 lg:row-start-1">
        <AuthorRail author={author} />
      </div>
      <div className="feed-rail">
        <MoreRail id={id} author={author} />
      </div>
    </>
  )
}

/** The author: portrait, bio, a follow button and personal bests. */
function AuthorRail({ author: { handle, name, avatar } }: Pick<Post, 'author'>) {
  const t = useText('people')
  const ask = useCallback(() => signed('GET /people/:handle', { handle }), [handle])
  const { value, change } = useAsyncData(ask)
  return (
    <section aria-label={name}>
      <Link to={urls.person(handle)} className="group block">
        <Avatar name={name} url={avatar} size="large" />
        <span className="mt-3 block font-semibold wrap-anywhere group-hover:underline">{name}</span>
      </Link>
      <p className="text-sm wrap-anywhere text-quiet">{[`@${handle}`, value?.place].filter(Boolean).join(' · ')}</p>
      {value && (
        <>
          {value.bio && <p className="mt-3 line-clamp-4 text-sm wrap-anywhere">{value.bio}</p>}
          <p className="mt-3 text-sm text-quiet">{t('counts.followers', { count: value.followers })}</p>
          <FollowButton
            person={value}
            relation={value.relation}
            asks={value.privacy === 'private'}
            className="mt-3 w-full"
            onChange={(relation) => change((before) => ({ ...before, relation }))}
          />
          <Bests records={value.records} title={t('records.bests')} />
        </>
      )}
    </section>
  )
}

const pageSize = 8
const shown = 4

/** More posts by the author, the products tagged in them, and trending hashtags. */
function MoreRail({ id: own, author: { handle, name } }: RailsProps) {
  const t = useText('people')
  const list = `person ${handle}`
  const load = useMemo<LoadPosts>(() => (cursor) => signed('GET /people/:handle/posts', { handle, cursor, limit: pageSize }), [handle])
  const { ids, reposted, loadedAt, error } = usePostList(list)
  const byId = usePosts((posts) => posts.byId)
  useEffect(() => {
    if (loadedAt === undefined) void refreshList(list, load)
  }, [list, load, loadedAt])
  const others = ids.filter((id) => id !== own && !reposted.has(id) && byId[id]?.isMuted === false).slice(0, shown)
  // All at once, so that nothing is pushed down.
  if (loadedAt === undefined && !error) return null
  return (
    <div className="grid grid-cols-1 gap-6 divide-y divide-line *:not-last:pb-6">
      {others.length > 0 && (
        <section>
          <h2 className="text-sm font-semibold">{t('posts.more', { name })}</h2>
          <ul className="mt-2 grid grid-cols-1 gap-1">
            {others.map((id) => (
              <Other key={id} id={id} />
            ))}
          </ul>
        </section>
      )}
      <TaggedRail list={list} />
      <TrendingRail />
    </div>
  )
}

/** A post in two lines and a picture; its record stands for its text. */
function Other({ id }: { id: string }) {
  const t = useText('posts')
  const number = useNumber()
  const unit = useUnit()
  const post = usePost(id)
  if (!post) return null
  const { text, record, picture, createdAt } = toTeaser(post)
  const value = record && shownValue(record, unit)
  return (
    <li>
      <Link to={urls.post(id)} className="group flex min-h-11 items-center justify-between gap-3 py-2">
        <span className="min-w-0">
          <span className="line-clamp-2 leading-snug font-medium wrap-anywhere group-hover:underline">
            {value && record
              ? [liftName(record.lift, t), figureOf(value, number), value.unit && t(`units.${value.unit}`)].filter(Boolean).join(' ')
              : text || t('page.title')}
          </span>
          <span className="mt-0.5 block text-sm text-quiet">
            <Ago time={createdAt} />
          </span>
        </span>
        {picture && (
          <Picture
            url={picture.url}
            alt=""
            width={56}
            height={56}
            shown="thumb"
            className="size-14 shrink-0 rounded-input bg-studio object-cover"
          />
        )}
      </Link>
    </li>
  )
}
