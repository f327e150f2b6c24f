import { signed } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Confirm } from '#web/ui/confirm.tsx'

/** Asks for confirmation, then deletes a story and its picture permanently. */
export function DeleteStory({ id, onClose, onDeleted }: { id: string; onClose: () => void; onDeleted: () => void }) {
  const t = useText('stories')
  const { busy, run } = useAction()
  const remove = async () => {
    try {
      await signed('DELETE /story/:id', { id })
    } catch (error) {
      toastError(error)
      return onClose()
    }
    onClose()
    onDeleted()
    toast('success', t('delete.done'))
  }
  return (
    <Confirm
      open
      title={t('delete.title')}
      text={t('delete.text')}
      action={t('delete.action')}
      busy={busy}
      onConfirm={() => void run(remove)}
      onClose={onClose}
    />
  )
}
