import type { Post } from '#contract/post.ts'
import { signed, useSignedIn } from '#web/features/auth/session/session.ts'
import { requireSignIn } from '#web/features/auth/sign-in/require-sign-in.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { CommentForm } from './comment-form.tsx'
import { Thread } from './thread.tsx'
import { type CommentPage, countComment, useComments } from './use-comments.ts'

interface CommentsProps {
  post: Post
  /** The comments that the server rendered. */
  initial?: CommentPage | null
  /** Focuses the field, when the comments were opened to write one. */
  focused?: boolean
}

/** The comments on a post, oldest first, and the field to write one. */
export function Comments({ post, initial, focused = true }: CommentsProps) {
  const t = useText('posts')
  const errorMessage = useErrorMessage()
  const signedIn = useSignedIn()
  const { items, nextCursor, busy, error, more, retry, change } = useComments(post.id, { initial })
  const send = async (text: string) => {
    const comment = await signed('POST /post/:id/comments', { id: post.id, text })
    change((before) => [...before, comment])
    countComment(post.id, 1, comment)
  }
  return (
    <section id="comments" aria-label={t('comments.title')} className="post-part grid grid-cols-1 gap-4 border-t border-line py-4">
      {items.length > 0 && (
        <ul className="grid grid-cols-1 gap-4">
          {items.map((comment) => (
            <Thread key={comment.id} post={post} comment={comment} change={change} />
          ))}
        </ul>
      )}
      {busy && items.length === 0 && <Skeleton className="h-12" />}
      {error !== null && (
        <p role="alert" className="text-sm text-bad">
          {`${errorMessage(error)} `}
          <TextButton onClick={() => void (items.length > 0 ? more() : retry())}>{t('retry')}</TextButton>
        </p>
      )}
      {nextCursor !== null && (
        <TextButton disabled={busy} onClick={() => void more()}>
          {t('comments.more')}
        </TextButton>
      )}
      {!busy && error === null && items.length === 0 && <p className="text-sm text-quiet">{t('comments.none')}</p>}
      {signedIn ? (
        <CommentForm postId={post.id} label={t('comments.write')} action={t('comments.send')} focused={focused} send={send} />
      ) : (
        <Button look="secondary" data-replay="" className="justify-self-start" onClick={() => requireSignIn(() => undefined)}>
          {t('comments.signIn')}
        </Button>
      )}
    </section>
  )
}
