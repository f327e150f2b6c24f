import { useEffect, useState } from 'react'
import { trainingUrls } from '#contract/training-urls.ts'
import { urls } from '#contract/urls.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { countSets, isTooMuch, volumeOf } from '#web/features/training/draft-input.ts'
import type { Draft } from '#web/features/training/draft.ts'
import { secondsSince, sendWorkout } from '#web/features/training/send-workout.ts'
import { useAmounts } from '#web/features/training/use-amounts.ts'
import { useWorkoutProblems } from '#web/features/training/use-workout-problems.ts'

interface FinishProps {
  draft: Draft
  /** All fields are valid. */
  isReadable: boolean
  replace: (draft: Draft | null) => void
  removeSent: (sent: Draft) => boolean
  onClose: () => void
}

/** A workout's summary, with the button that saves it: idempotent, and deferred while offline. */
export function Finish({ draft, isReadable, replace, removeSent, onClose }: FinishProps) {
  const t = useText('training')
  const amounts = useAmounts()
  const wrong = useWorkoutProblems()
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction()
  const [state, setState] = useState<'waits' | 'changed' | null>(null)
  const { done, undone } = countSets(draft)
  const send = () =>
    void run(async () => {
      let sent = draft
      const store = (stored: Draft) => {
        sent = stored
        replace(stored)
      }
      const outcome = await sendWorkout(draft, t('now.usual'), store)
      if (outcome === 'waits' || outcome === 'changed') return setState(outcome)
      if (!removeSent(sent)) return setState('changed')
      toast('success', t('finish.saved'))
      goTo(trainingUrls.workout(outcome.id), { replace: true })
    })
  useOnline(state === 'waits' ? send : null)
  const volume = isReadable ? volumeOf(draft) : 0
  const tooMuch = isReadable && isTooMuch(draft)
  const canSend = done > 0 && isReadable && !tooMuch && state !== 'changed'
  return (
    <Dialog open title={t('finish.title')} onClose={onClose}>
      <div className="grid gap-4 p-5">
        {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
        {state === 'waits' && <Alert tone="warn">{t('finish.offline')}</Alert>}
        {state === 'changed' && <Alert tone="warn">{t('finish.arrived')}</Alert>}
        {done > 0 && (
          <p className="display text-xl">
            {t('finish.sums', {
              sets: t('units.sets', { count: done }),
              volume: amounts.volume(volume),
              time: amounts.duration(secondsSince(draft)),
            })}
          </p>
        )}
        {done === 0 && <p>{t('finish.nothing')}</p>}
        {done > 0 && undone > 0 && <p className="text-quiet">{t('finish.undone', { count: undone })}</p>}
        {!isReadable && <Alert tone="bad">{wrong.fields}</Alert>}
        {tooMuch && <Alert tone="bad">{wrong.volume}</Alert>}
        {canSend && (
          <Button busy={busy} onClick={send}>
            {t('finish.send')}
          </Button>
        )}
        {state === 'changed' && (
          <Button
            onClick={() => {
              replace(null)
              goTo(urls.training(), { replace: true })
            }}
          >
            {t('finish.toHistory')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

/** Runs a function once the browser is back online. */
function useOnline(work: (() => void) | null): void {
  useEffect(() => {
    if (!work) return undefined
    window.addEventListener('online', work)
    return () => window.removeEventListener('online', work)
  })
}
