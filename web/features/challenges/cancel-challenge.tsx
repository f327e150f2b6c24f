import type { Challenge } from '#contract/challenges/challenges.ts'
import { useText } from '#web/lib/text.ts'
import { ConfirmAction } from '#web/ui/confirm.tsx'

interface CancelChallengeProps {
  title: string
  send: () => Promise<Challenge>
  onClose: () => void
  onCancelled: (challenge: Challenge) => void
}

/** Asks for confirmation before a challenge is cancelled. Its page stays, marked as cancelled. Needs the group "challenges". */
export function CancelChallenge({ title, send, onClose, onCancelled }: CancelChallengeProps) {
  const t = useText('challenges')
  return (
    <ConfirmAction
      title={t('cancelTitle', { title })}
      text={t('cancelText')}
      action={t('cancel')}
      dismiss={t('keep')}
      onClose={onClose}
      work={async () => onCancelled(await send())}
    />
  )
}
