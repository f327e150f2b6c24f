import { signed } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { ConfirmAction } from '#web/ui/confirm.tsx'

interface DeleteCommentProps {
  id: string
  onDeleted: () => void
  onClose: () => void
}

/** Asks for confirmation, then deletes a comment permanently. Needs the group "report-content". */
export function DeleteComment({ id, onDeleted, onClose }: DeleteCommentProps) {
  const t = useText('report-content')
  const remove = async () => {
    await signed('DELETE /comments/:id', { id })
    onDeleted()
  }
  return (
    <ConfirmAction
      title={t('deleteComment.title')}
      text={t('deleteComment.text')}
      action={t('deleteComment.action')}
      work={remove}
      onClose={onClose}
    />
  )
}
