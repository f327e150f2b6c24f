import { signed } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { ConfirmAction } from '#web/ui/confirm.tsx'

interface DeleteCommentProps {
  id: string
  /** How many replies are deleted with it. */
  replies: number
  onDeleted: () => void
  onClose: () => void
}

/** Asks for confirmation, then deletes a comment permanently. Needs the group "report-content". */
export function DeleteComment({ id, replies, onDeleted, onClose }: DeleteCommentProps) {
  const t = useText('report-content')
  const remove = async () => {
    await signed('DELETE /comments/:id', { id })
    onDeleted()
  }
  return (
    <ConfirmAction
      title={t('deleteComment.title')}
      text={replies > 0 ? t('deleteComment.replies', { count: replies }) : t('deleteComment.text')}
      action={t('deleteComment.action')}
      work={remove}
      onClose={onClose}
    />
  )
}
