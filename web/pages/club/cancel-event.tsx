import type { ClubEvent } from '#contract/clubs/events.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { ConfirmAction } from '#web/ui/confirm.tsx'

interface CancelEventProps {
  event: ClubEvent
  onClose: () => void
  onCancelled: (event: ClubEvent) => void
}

/** Confirms cancelling an event, which stays in the list, marked as cancelled. */
export function CancelEvent({ event: { id, title }, onClose, onCancelled }: CancelEventProps) {
  const t = useText('clubs')
  return (
    <ConfirmAction
      title={t('events.cancelTitle', { title })}
      text={t('events.cancelText')}
      action={t('events.cancel')}
      dismiss={t('events.keep')}
      onClose={onClose}
      work={async () => onCancelled(await signed('DELETE /club-events/:id', { id }))}
    />
  )
}
