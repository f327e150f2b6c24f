import { useRef, useState } from 'react'
import type { Comment } from '#contract/comments.ts'
import type { Post } from '#contract/post.ts'
import { signed, useSession } from '#web/features/auth/session/session.ts'
import { requireSignIn } from '#web/features/auth/sign-in/require-sign-in.ts'
import { focusSoon } from '#web/lib/focus-heading.ts'
import { useText } from '#web/lib/text.ts'
import { TextButton } from '#web/ui/text-button.tsx'
import { CommentForm } from './comment-form.tsx'
import { CommentItem } from './comment-item.tsx'
import { countComment, useComments } from './use-comments.ts'

interface ThreadProps {
  post: Post
  comment: Comment
  change: (make: (items: Comment[]) => Comment[]) => void
}

/** A comment with its replies, loaded on request. There are two levels: a reply to a reply joins the same list. */
export function Thread({ post, comment, change }: ThreadProps) {
  const t = useText('posts')
  const [open, setOpen] = useState(false)
  const [replyTo, setReplyTo] = useState<string | null>(null)
  const replace = (next: Comment) => change((items) => items.map((one) => (one.id === next.id ? next : one)))
  const remove = () => {
    change((items) => items.filter(({ id }) => id !== comment.id))
    countComment(post.id, -1 - comment.replies, comment)
  }
  const reply = (name: string | null) =>
    requireSignIn(() => {
      setOpen(true)
      setReplyTo(name ?? '')
    })
  return (
    <CommentItem post={post} comment={comment} onReply={() => reply(null)} onChanged={replace} onDeleted={remove}>
      {comment.replies > 0 && !open && (
        <TextButton className="font-medium" onClick={() => setOpen(true)}>
          {t('comments.replies', { count: comment.replies })}
        </TextButton>
      )}
      {open && (
        <Replies
          post={post}
          parent={comment}
          replyTo={replyTo}
          onReply={reply}
          onDone={() => setReplyTo(null)}
          onCount={(by) => replace({ ...comment, replies: comment.replies + by })}
        />
      )}
    </CommentItem>
  )
}

interface RepliesProps {
  post: Post
  parent: Comment
  /** The handle that the form mentions; empty for the comment itself and the customer's own replies, null while there is no form. */
  replyTo: string | null
  onReply: (handle: string) => void
  onDone: () => void
  onCount: (by: number) => void
}

function Replies({ post, parent, replyTo, onReply, onDone, onCount }: RepliesProps) {
  const t = useText('posts')
  const me = useSession(({ customer }) => customer?.id)
  const empty = parent.replies === 0 ? { items: [], nextCursor: null } : null
  const { items, nextCursor, busy, more, change } = useComments(post.id, { parentId: parent.id, initial: empty })
  const count = (by: number, comment: Comment) => {
    onCount(by)
    countComment(post.id, by, comment)
  }
  const list = useRef<HTMLUListElement>(null)
  const [isSent, setSent] = useState(false)
  const send = async (text: string) => {
    setSent(false)
    const comment = await signed('POST /post/:id/comments', { id: post.id, text, parentId: parent.id })
    change((before) => [...before, comment])
    count(1, comment)
    onDone()
    // The field is gone.
    setSent(true)
    focusSoon(() => list.current?.lastElementChild?.querySelector('a'))
  }
  return (
    <div className="mt-2 grid gap-3">
      {items.length > 0 && (
        <ul ref={list} className="grid gap-3">
          {items.map((comment) => (
            <CommentItem
              key={comment.id}
              post={post}
              comment={comment}
              onReply={() => onReply(comment.author.id === me ? '' : comment.author.handle)}
              onChanged={(next) => change((before) => before.map((one) => (one.id === next.id ? next : one)))}
              onDeleted={() => {
                change((before) => before.filter(({ id }) => id !== comment.id))
                count(-1, comment)
              }}
            />
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {isSent && t('comments.sent')}
      </p>
      {nextCursor !== null && (
        <TextButton disabled={busy} onClick={() => void more()}>
          {t('comments.more')}
        </TextButton>
      )}
      {replyTo !== null && (
        <CommentForm
          postId={post.id}
          key={replyTo}
          label={t('comments.replyTo', { name: parent.author.name })}
          action={t('comments.send')}
          initial={replyTo && `@${replyTo} `}
          focused
          send={send}
          onCancel={onDone}
        />
      )}
    </div>
  )
}
