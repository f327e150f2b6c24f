import type { Challenge } from '#contract/challenges/challenges.ts'
import { errorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Confirm } from '#web/ui/confirm.tsx'

interface CancelChallengeProps {
  title: string
  send: () => Promise<Challenge>
  onClose: () => void
  onCancelled: (challenge: Challenge) => void
}

/** Asks before a challenge is called off; its page stays, marked. Needs the group "challenges". */
export function CancelChallenge({ title, send, onClose, onCancelled }: CancelChallengeProps) {
  const t = useText('challenges')
  const { busy, run } = useAction()
  const cancel = () =>
    void run(async () => {
      try {
        onCancelled(await send())
      } catch (error) {
        toast('error', errorMessage(error))
      }
      onClose()
    })
  return (
    <Confirm
      open
      title={t('cancelTitle', { title })}
      text={t('cancelText')}
      action={t('cancel')}
      dismiss={t('keep')}
      busy={busy}
      onClose={onClose}
      onConfirm={cancel}
    />
  )
}
