import { signed } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Confirm } from '#web/ui/confirm.tsx'
import { changePost } from '../store.ts'

/** Asks for confirmation, then removes the member's own post from another post that quotes it. */
export function DetachQuote({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const t = useText('report-content')
  const { busy, run } = useAction()
  const detach = async () => {
    try {
      await signed('DELETE /post/:id/quote', { id })
    } catch (error) {
      onClose()
      return toastError(error)
    }
    onClose()
    toast('success', t('menu.detached'))
    changePost(id, (post) => ({ ...post, quote: null }))
  }
  return (
    <Confirm
      open
      title={t('detach.title')}
      text={t('detach.text', { name })}
      action={t('detach.action')}
      busy={busy}
      onConfirm={() => void run(detach)}
      onClose={onClose}
    />
  )
}
