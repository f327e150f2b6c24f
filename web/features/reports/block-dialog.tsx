import { signed } from '#web/features/auth/session/session.ts'
import { errorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Confirm } from '#web/ui/confirm.tsx'

interface BlockDialogProps {
  person: { handle: string; name: string }
  onClose: () => void
  onBlocked: () => void
}

/** Asks before a person is blocked, and does it. */
export function BlockDialog({ person: { handle, name }, onClose, onBlocked }: BlockDialogProps) {
  const t = useText('reports')
  const { busy, run } = useAction()
  const block = () =>
    void run(async () => {
      try {
        await signed('PUT /people/:handle/block', { handle })
        toast('success', t('thanks.blocked', { name }))
        onBlocked()
      } catch (error) {
        toast('error', errorMessage(error))
      }
      onClose()
    })
  return (
    <Confirm
      open
      title={t('block.title', { name })}
      text={t('block.text')}
      action={t('block.action')}
      busy={busy}
      onClose={onClose}
      onConfirm={block}
    />
  )
}
