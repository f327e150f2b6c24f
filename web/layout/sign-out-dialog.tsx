import { useText } from '#web/lib/text.ts'
import { Confirm } from '#web/ui/confirm.tsx'

interface SignOutQuestionProps {
  /** The number of unsent posts. */
  count: number
  onStay: () => void
  onLeave: () => void
}

/** Asks for confirmation, because signing out deletes posts written offline. */
export function SignOutDialog({ count, onStay, onLeave }: SignOutQuestionProps) {
  const t = useText('composer')
  return (
    <Confirm
      open
      title={t('outbox.signOut.title', { count })}
      text={t('outbox.signOut.text', { count })}
      action={t('outbox.signOut.action')}
      dismiss={t('outbox.signOut.stay')}
      onConfirm={onLeave}
      onClose={onStay}
    />
  )
}
