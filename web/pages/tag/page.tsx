import { useEffect, useMemo } from 'react'
import { urls } from '#contract/urls.ts'
import { signed, useSessionStatus } from '#web/features/auth/session/session.ts'
import { PostFeed } from '#web/features/posts/feed/post-feed.tsx'
import { useFeedKeys } from '#web/features/posts/feed/use-feed-keys.ts'
import { useWide } from '#web/features/posts/feed/use-wide.ts'
import { type LoadPosts, refreshList, startList, usePostList } from '#web/features/posts/lists.ts'
import { PostCard } from '#web/features/posts/post-card.tsx'
import { FollowHashtag } from '#web/features/posts/hashtags/follow-hashtag.tsx'
import { TrendingLine, TrendingHashtags } from '#web/features/posts/hashtags/trending-hashtags.tsx'
import { useNumber } from '#web/lib/format.ts'
import { Head } from '#web/lib/head.tsx'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { withText } from '#web/lib/with-text.ts'
import { useLoaderData } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { TagData } from './load.ts'

export { loader } from './load.ts'

/** Posts with a hashtag, their number, and a button to follow it; signed in, also posts that aren't public. */
export function Component() {
  const data = useLoaderData<TagData>()
  return <TagPage key={data.tag} {...data} />
}

const JoinRail = lazyPart(async () => (await import('#web/features/posts/feed/join-rail.tsx')).JoinRail)
const AroundRail = lazyPart(async () => (await withText(['people'], import('./suggestions-rail.tsx'))).SuggestionsRail)

const railMax = 8
/** More aren't counted. */
const countedTo = 1000
const nothing = () => undefined

function TagPage({ tag, posts, page, trending }: TagData) {
  const t = useText('posts')
  const number = useNumber()
  const name = `tag ${tag}`
  const status = useSessionStatus()
  const load = useMemo<LoadPosts>(() => (cursor) => signed('GET /tags/:tag/posts', { tag, cursor, limit: 20 }), [tag])
  const { loadedAt } = usePostList(name)
  useFeedKeys({ onNew: nothing, onHelp: nothing })
  useEffect(() => {
    if (status === 'unauthenticated') startList(name, page)
    if (status === 'authenticated' && loadedAt === undefined) void refreshList(name, load)
  }, [status, name, page, load, loadedAt])
  const title = t('tag.title', { tag })
  const wide = useWide()
  const others = trending.filter(({ hashtag }) => hashtag !== tag)
  return (
    <div className="wrap min-h-dvh pt-6 md:pt-10">
      <Head title={title} description={t('tag.description', { tag })} path={urls.tag(tag)} hidden={page.items.length === 0} />
      <div className={`feed-columns ${others.length > 0 ? '' : 'lg:grid-cols-[minmax(0,38.75rem)_19.5rem] lg:justify-center lg:gap-x-16'}`}>
        {others.length > 0 && (
          <div className="feed-rail feed-rail-start">
            <TrendingHashtags items={others} max={railMax} />
          </div>
        )}
        <div className="grid min-w-0 grid-cols-1 content-start gap-3 md:gap-5">
          <TrendingLine items={others} className="lg:hidden" />
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
            <div className="min-w-0">
              <h1 tabIndex={-1} className="display text-2xl break-words">
                {title}
              </h1>
              <p className="mt-1 text-quiet">
                {posts < countedTo ? t('tag.posts', { count: posts }) : t('tag.many', { number: number(countedTo) })}
              </p>
            </div>
            <FollowHashtag tag={tag} />
          </div>
          {loadedAt === undefined && page.items.length > 0 ? (
            page.items.map((post, index) => <PostCard key={post.id} post={post} first={index === 0} />)
          ) : (
            <PostFeed name={name} label={title} load={load} empty={<NoPosts />} />
          )}
        </div>
        <div className="feed-rail">
          {wide && status === 'unauthenticated' && <JoinRail list={name} to={urls.tag(tag)} look="secondary" />}
          {wide && status === 'authenticated' && <AroundRail list={name} />}
        </div>
      </div>
    </div>
  )
}

function NoPosts() {
  const t = useText('posts')
  return (
    <EmptyState title={t('tag.empty')} text={t('tag.emptyText')}>
      <ButtonLink look="secondary" to={urls.newsfeed()}>
        {t('tag.emptyAction')}
      </ButtonLink>
    </EmptyState>
  )
}
