import type { ClubEvent } from '#contract/clubs/events.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { errorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Confirm } from '#web/ui/confirm.tsx'

interface CancelEventProps {
  event: ClubEvent
  onClose: () => void
  onCancelled: (event: ClubEvent) => void
}

/** Asks before an event is called off; it stays in the list, marked. */
export function CancelEvent({ event: { id, title }, onClose, onCancelled }: CancelEventProps) {
  const t = useText('clubs')
  const { busy, run } = useAction()
  const cancel = () =>
    void run(async () => {
      try {
        onCancelled(await signed('DELETE /club-events/:id', { id }))
      } catch (error) {
        toast('error', errorMessage(error))
      }
      onClose()
    })
  return (
    <Confirm
      open
      title={t('events.cancelTitle', { title })}
      text={t('events.cancelText')}
      action={t('events.cancel')}
      dismiss={t('events.keep')}
      busy={busy}
      onClose={onClose}
      onConfirm={cancel}
    />
  )
}
