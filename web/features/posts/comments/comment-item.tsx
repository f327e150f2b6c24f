import { type ReactNode, useState } from 'react'
import type { Comment } from '#contract/comments.ts'
import type { Post } from '#contract/post.ts'
import { urls } from '#contract/urls.ts'
import { signed, useSession } from '#web/features/auth/session/session.ts'
import { requireSignIn } from '#web/features/auth/sign-in/require-sign-in.ts'
import { Report, TakeDown } from '#web/features/report-content/report.tsx'
import { focusSoon } from '#web/lib/focus-heading.ts'
import { useText } from '#web/lib/text.ts'
import { withText } from '#web/lib/with-text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Link } from '#web/ui/link.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { Ago } from '../ago.tsx'
import { isClubStaff } from '../is-club-staff.ts'
import { MutedNotice } from '../muted-notice.tsx'
import { reasonOf } from '../reason-of.ts'
import { RunningText } from '../running-text.tsx'
import { CommentForm } from './comment-form.tsx'
import { pressedPart } from '#web/lib/pressed-part.tsx'

const DeleteComment = pressedPart(async () => (await withText(['report-content'], import('./delete-comment.tsx'))).DeleteComment)

interface CommentItemProps {
  post: Post
  comment: Comment
  onReply: () => void
  onChanged: (comment: Comment) => void
  onDeleted: (comment: Comment) => void
  children?: ReactNode
}

/** A comment, with actions that depend on the reader: its author, the post's author, or someone else. */
export function CommentItem({ post, comment, onReply, onChanged, onDeleted, children }: CommentItemProps) {
  const t = useText('posts')
  const [editing, setEditing] = useState(false)
  const [shown, setShown] = useState(false)
  const { author, text, createdAt, editedAt, removedReason } = comment
  const save = async (changed: string) => {
    onChanged(await signed('PATCH /comments/:id', { id: comment.id, text: changed }))
    setEditing(false)
  }
  return (
    <li className="flex gap-3">
      <Avatar name={author.name} url={author.avatar} size="small" />
      <div className="min-w-0 grow">
        {comment.isMuted && !shown ? (
          <MutedNotice word={comment.mutedWord} onShow={() => setShown(true)} />
        ) : editing ? (
          <CommentForm
            postId={post.id}
            label={t('comments.edit')}
            action={t('edit.save')}
            initial={text}
            focused
            send={save}
            onCancel={() => setEditing(false)}
          />
        ) : (
          <>
            <p className="pt-1 text-sm wrap-anywhere whitespace-pre-line">
              <Link to={urls.person(author.handle)} className="font-semibold hover:underline">
                {author.name}
              </Link>{' '}
              <RunningText of={comment} />
            </p>
            {removedReason !== null && <p className="text-sm text-bad">{t('comments.removed', { reason: reasonOf(removedReason, t) })}</p>}
            <div className="flex flex-wrap items-center gap-x-4 text-sm text-quiet">
              <span>
                <Ago time={createdAt} />
                {editedAt && ` · ${t('edited')}`}
              </span>
              <Actions post={post} comment={comment} onReply={onReply} onEdit={() => setEditing(true)} onDeleted={onDeleted} />
            </div>
          </>
        )}
        {children}
      </div>
    </li>
  )
}

interface ActionsProps extends Pick<CommentItemProps, 'post' | 'comment' | 'onReply' | 'onDeleted'> {
  onEdit: () => void
}

function Actions({ post, comment, onReply, onEdit, onDeleted }: ActionsProps) {
  const t = useText('posts')
  const me = useSession(({ customer }) => customer?.id)
  const [asking, setAsking] = useState<'report' | 'take-down' | 'delete' | null>(null)
  const close = () => setAsking(null)
  const { id, author, replies } = comment
  const isMine = me === author.id
  const mayDelete = isMine || me === post.author.id
  const { club } = post
  const [pressed, setPressed] = useState<Element | null>(null)
  const askToDelete = ({ currentTarget }: { currentTarget: Element }) => {
    setPressed(currentTarget)
    setAsking('delete')
  }
  const remove = () => {
    const next = pressed && besides(pressed)
    onDeleted(comment)
    focusSoon(() => next)
  }
  return (
    <>
      <TextButton className="no-underline" onClick={onReply}>
        {t('comments.reply')}
      </TextButton>
      {isMine && (
        <TextButton className="no-underline" onClick={onEdit}>
          {t('menu.edit')}
        </TextButton>
      )}
      {!isMine && (
        <TextButton className="no-underline" onClick={() => requireSignIn(() => setAsking('report'))}>
          {t('menu.report')}
        </TextButton>
      )}
      {asking === 'report' && <Report what={{ kind: 'comment', id, handle: author.handle, name: author.name }} onClose={close} />}
      {mayDelete && (
        <TextButton className="no-underline" onClick={askToDelete}>
          {t('menu.delete')}
        </TextButton>
      )}
      {asking === 'delete' && <DeleteComment id={id} replies={replies} onDeleted={remove} onClose={close} />}
      {!mayDelete && comment.removedReason === null && isClubStaff(club) && (
        <TextButton className="no-underline" onClick={() => setAsking('take-down')}>
          {t('menu.takeDown')}
        </TextButton>
      )}
      {asking === 'take-down' && club && (
        <TakeDown kind="comment" id={id} author={author} club={club} onClose={close} onDone={() => onDeleted(comment)} />
      )}
    </>
  )
}

/** What has the focus after a comment is deleted: the comment below or above it, the one it replied to, or the field. */
function besides(button: Element): Element | null | undefined {
  const item = button.closest('li')
  const next = item?.nextElementSibling ?? item?.previousElementSibling ?? item?.parentElement?.closest('li')
  return next?.querySelector('a, button') ?? item?.closest('#comments')?.querySelector('[data-comment-field]')
}
