import { useEffect, useId, useState } from 'react'
import type { Post } from '#contract/post.ts'
import { shareUrls } from '#contract/share-urls.ts'
import { urls } from '#contract/urls.ts'
import { signed, useSessionStatus } from '#web/features/auth/session/session.ts'
import { Comments } from '#web/features/posts/comments/comments.tsx'
import { FeedSkeleton } from '#web/features/posts/feed/feed-skeleton.tsx'
import { useWide } from '#web/features/posts/feed/use-wide.ts'
import { MutedNotice } from '#web/features/posts/muted-notice.tsx'
import { PostBody, SaveButton } from '#web/features/posts/post-body.tsx'
import { Reactions } from '#web/features/posts/reactions.tsx'
import { liftName } from '#web/features/posts/record/lift-name.ts'
import { RepostButton } from '#web/features/posts/reposts/repost-button.tsx'
import { postNow, putPosts, usePost } from '#web/features/posts/store.ts'
import { Head, useOrigin } from '#web/lib/head.tsx'
import { JsonLd } from '#web/lib/json-ld.tsx'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { useLoaderData } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { withText } from '#web/lib/with-text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextLink } from '#web/ui/link.tsx'
import type { PostData } from './load.ts'
import { postJson } from './post-json.ts'

export { loader } from './load.ts'

const Rails = lazyPart(async () => (await withText(['people'], import('./rails.tsx'))).Rails)

/** A post on a page of its own, to share and to discuss; if there is room, with its author and their other posts beside it. */
export function Component() {
  const data = useLoaderData<PostData>()
  return <PostPage key={data.id} {...data} />
}

function PostPage({ id, post: loaded, comments }: PostData) {
  const t = useText('posts')
  const known = usePost(id)
  const state = useOwnView(id, loaded)
  const post = state === 'gone' ? undefined : (known ?? loaded)
  const wide = useWide()
  return (
    <div className="wrap min-h-dvh pt-4 md:pt-8">
      <div className="feed-columns">
        <div className="min-w-0 lg:col-start-2 lg:row-start-1">
          <TextLink to={urls.newsfeed()} className="inline-flex min-h-11 items-center text-sm">
            {t('page.back')}
          </TextLink>
          {post && <Whole post={post} isPublic={loaded !== null} comments={loaded ? comments : undefined} />}
          {!post && state === 'loading' && (
            <>
              <Head title={t('page.title')} />
              <FeedSkeleton />
            </>
          )}
          {!post && state !== 'loading' && <Missing />}
        </div>
        {wide && post && <Rails {...post} />}
      </div>
    </div>
  )
}

/** The post as the member sees it: with their reaction, also if it isn't public. 'gone': they can't see it, or it was deleted. */
function useOwnView(id: string, loaded: Post | null): 'loading' | 'there' | 'gone' {
  const status = useSessionStatus()
  const isKnown = usePost(id) !== undefined
  const [wasKnown, setWasKnown] = useState(false)
  const [isMissing, setMissing] = useState(false)
  if (isKnown && !wasKnown) setWasKnown(true)
  useEffect(() => {
    if (loaded && !postNow(id)) putPosts([loaded])
  }, [id, loaded])
  useEffect(() => {
    if (status !== 'authenticated') return
    signed('GET /post/:id', { id }).then(
      (post) => putPosts([post]),
      () => setMissing(true),
    )
  }, [id, status])
  if (isKnown) return 'there'
  if (wasKnown || (!loaded && (isMissing || status === 'unauthenticated'))) return 'gone'
  return loaded ? 'there' : 'loading'
}

function Whole({ post, isPublic, comments }: { post: Post; isPublic: boolean; comments: PostData['comments'] | undefined }) {
  const headingId = useId()
  const [shown, setShown] = useState(false)
  const title = useTitle(post)
  const origin = useOrigin()
  const [picture] = post.media
  return (
    <>
      <Head
        title={title}
        description={descriptionOf(post.text) || title}
        path={isPublic ? urls.post(post.id) : undefined}
        image={picture?.url ?? shareUrls.post(post.id)}
        type="article"
      />
      {isPublic && <JsonLd data={import.meta.env.SSR ? postJson(post, comments?.items ?? [], origin) : {}} />}
      <h1 tabIndex={-1} className="sr-only">
        {title}
      </h1>
      <article aria-labelledby={post.isMuted && !shown ? undefined : headingId} data-post={post.id} className="post mt-2">
        {post.isMuted && !shown ? (
          <MutedNotice word={post.mutedWord} className="post-part py-4" onShow={() => setShown(true)} />
        ) : (
          <>
            <PostBody post={post} headingId={headingId} first />
            <div className="post-part flex flex-wrap items-start justify-between gap-2 py-3">
              <Reactions post={post} />
              <div className="ms-auto flex shrink-0">
                <RepostButton post={post} />
                <SaveButton post={post} />
              </div>
            </div>
            <Comments post={post} initial={comments} focused={false} />
          </>
        )}
      </article>
    </>
  )
}

const descriptionMax = 160

/** The beginning of the text, cut at a whole word. */
const descriptionOf = (text: string): string => {
  const line = text.replace(/\s+/g, ' ')
  return line.length <= descriptionMax ? line : `${line.slice(0, descriptionMax).replace(/\s\S*$/, '')}…`
}

function useTitle({ author, record }: Post): string {
  const t = useText('posts')
  return record ? t('page.record', { name: author.name, lift: liftName(record.lift, t) }) : t('page.by', { name: author.name })
}

/** Hidden, deleted and nonexistent posts look the same. */
function Missing() {
  const t = useText('posts')
  return (
    <>
      <Head title={t('page.missing')} />
      <EmptyState level="h1" title={t('page.missing')} text={t('page.missingText')}>
        <ButtonLink to={urls.newsfeed()}>{t('page.back')}</ButtonLink>
      </EmptyState>
    </>
  )
}
