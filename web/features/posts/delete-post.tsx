import { signed } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Confirm } from '#web/ui/confirm.tsx'
import { removePost } from './lists.ts'

/** Asks for confirmation, then deletes a post permanently. */
export function DeletePost({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText('report-content')
  const { busy, run } = useAction()
  const remove = async () => {
    try {
      await signed('DELETE /post/:id', { id })
    } catch (error) {
      onClose()
      return toastError(error)
    }
    onClose()
    toast('success', t('deletePost.done'))
    removePost(id)
  }
  return (
    <Confirm
      open
      title={t('deletePost.title')}
      text={t('deletePost.text')}
      action={t('deletePost.action')}
      busy={busy}
      onConfirm={() => void run(remove)}
      onClose={onClose}
    />
  )
}
