import { isRefusal } from '#contract/refusal.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

const changedElsewhere: ReadonlySet<string> = new Set(['WORKOUT_WAS_CHANGED', 'ROUTINE_WAS_CHANGED'])

interface SaveProblemProps {
  error: unknown
  busy: boolean
  onLoadNewer: () => void
}

/** Why an edit wasn't saved; on a conflict, with a button that loads the newer version. */
export function SaveProblem({ error, busy, onLoadNewer }: SaveProblemProps) {
  const t = useText('training')
  const message = useErrorMessage()(error)
  if (!isRefusal(error) || !changedElsewhere.has(error.code)) return <Alert tone="bad">{message}</Alert>
  return (
    <Alert tone="warn" title={message}>
      <p className="mb-3">{t('workout.outdated')}</p>
      <Button look="secondary" busy={busy} onClick={onLoadNewer}>
        {t('workout.loadNewer')}
      </Button>
    </Alert>
  )
}
