import { signed } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { ConfirmAction } from '#web/ui/confirm.tsx'

interface BlockDialogProps {
  person: { handle: string; name: string }
  onClose: () => void
  onBlocked: () => void
}

/** Asks for confirmation, then blocks a person. */
export function BlockDialog({ person: { handle, name }, onClose, onBlocked }: BlockDialogProps) {
  const t = useText('report-content')
  const block = async () => {
    await signed('PUT /people/:handle/block', { handle })
    toast('success', t('thanks.blocked', { name }))
    onBlocked()
  }
  return (
    <ConfirmAction title={t('block.title', { name })} text={t('block.text')} action={t('block.action')} onClose={onClose} work={block} />
  )
}
