import { useId, useState } from 'react'
import type { Post, RepostedBy as Reposted } from '#contract/post.ts'
import { urls } from '#contract/urls.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { FirstComment } from './comments/first-comment.tsx'
import { MutedNotice } from './muted-notice.tsx'
import { PostBody, SaveButton } from './post-body.tsx'
import { PostHead } from './post-head.tsx'
import { Reactions } from './reactions.tsx'
import { RepostButton } from './reposts/repost-button.tsx'
import { RepostedBy } from './reposts/reposted-by.tsx'
import { PostIcon } from './post-icon.tsx'
import { pressedPart } from '#web/lib/pressed-part.tsx'

const loadComments = () => import('./comments/comments.tsx')
const preloadComments = () => void loadComments().catch(() => undefined)
const Comments = pressedPart(async () => (await loadComments()).Comments)

interface PostCardProps {
  post: Post
  /** The position in the feed, from 1. */
  position?: number
  /** The post is in the first view, so its picture loads eagerly. */
  first?: boolean
  /** The followed hashtag that put it into the feed. */
  because?: string | undefined
  /** Who reposted it, if it's in the list as a repost. */
  reposted?: Reposted | undefined
}

/** A post in a list, with its reactions and its first comment. */
export function PostCard({ post, position, first = false, because, reposted }: PostCardProps) {
  const headingId = useId()
  const [commenting, setCommenting] = useState(false)
  const [shown, setShown] = useState(false)
  const isHidden = post.isMuted && !shown
  return (
    <article
      aria-labelledby={headingId}
      tabIndex={-1}
      data-post={post.id}
      className="post -outline-offset-2"
      {...(position !== undefined && { 'aria-posinset': position, 'aria-setsize': -1 })}
    >
      {reposted !== undefined && <RepostedBy by={reposted} />}
      {because !== undefined && <Because tag={because} />}
      {isHidden ? (
        <>
          <PostHead post={post} headingId={headingId} onEdit={() => setShown(true)} />
          <MutedNotice word={post.mutedWord} className="post-part pb-3" onShow={() => setShown(true)} />
        </>
      ) : (
        <>
          <PostBody post={post} headingId={headingId} first={first} />
          <Bar post={post} commenting={commenting} onComment={() => setCommenting(!commenting)} />
          {commenting ? (
            <Comments post={post} onMissing={() => setCommenting(false)} waiting={<Skeleton className="m-4 h-24" />} />
          ) : (
            <FirstComment post={post} onAll={() => setCommenting(true)} />
          )}
        </>
      )}
    </article>
  )
}

/** Names the followed hashtag that brought a post into the feed. */
function Because({ tag }: { tag: string }) {
  const t = useText('posts')
  return (
    <p className="post-part border-b border-line py-1 text-sm text-quiet">
      <Link to={urls.tag(tag)} className="inline-flex min-h-9 items-center hover:underline">
        {t('because', { tag })}
      </Link>
    </p>
  )
}

function Bar({ post, commenting, onComment }: { post: Post; commenting: boolean; onComment: () => void }) {
  const t = useText('posts')
  const number = useNumber()
  const { comments } = post
  return (
    <div className="post-part flex flex-wrap items-start justify-between gap-2 py-3">
      <Reactions post={post} />
      <div className="ms-auto flex shrink-0">
        <button
          type="button"
          aria-expanded={commenting}
          aria-label={t('comments.count', { count: comments })}
          title={t('comments.count', { count: comments })}
          data-key="comment"
          className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full px-2 text-sm transition-colors hover:bg-studio hoverable:min-h-9"
          onClick={onComment}
          onPointerEnter={preloadComments}
          onFocus={preloadComments}
        >
          <PostIcon name="comment" />
          {comments > 0 && <span aria-hidden="true">{number(comments)}</span>}
        </button>
        <RepostButton post={post} />
        <SaveButton post={post} />
      </div>
    </div>
  )
}
