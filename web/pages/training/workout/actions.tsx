import { useState } from 'react'
import type { Workout } from '#contract/training/workouts.ts'
import { trainingUrls } from '#contract/training-urls.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useStored } from '#web/lib/store.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { draftOfWorkout } from '#web/features/training/draft.ts'
import { infoOf } from '#web/features/training/exercise-info.ts'
import { startWorkout } from '#web/features/training/start-workout.ts'
import { useOwnExercises } from '#web/features/training/use-own-exercises.ts'
import { localTime } from '#web/lib/local-time.ts'
import { useUnit } from '#web/features/profiles/unit.ts'

/** The actions on a finished workout. */
export function Actions({ workout, onShare }: { workout: Workout; onShare: () => void }) {
  const t = useText('training')
  const errorMessage = useErrorMessage()
  const by = useStored(({ auth }) => auth.userId)
  const unit = useUnit()
  const own = useOwnExercises()
  const [isConfirming, setConfirming] = useState(false)
  const { busy, error, run } = useAction({ busyAfterSuccess: true })
  const { id } = workout
  const again = () => {
    if (by === undefined) return
    const draft = draftOfWorkout(workout, unit, false, (exercise, name) => infoOf(exercise, name, own))
    startWorkout(by, { ...draft, note: '', startedAt: localTime(Date.now()) })
  }
  const remove = () =>
    void run(async () => {
      await signed('DELETE /workouts/:id', { id })
      toast('success', t('workout.deleted'))
      goTo(urls.training(), { replace: true })
    })
  return (
    <>
      {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
      <div className="flex flex-wrap gap-3 border-t border-line pt-5">
        <Button onClick={onShare}>{t('workout.share')}</Button>
        <Button look="secondary" onClick={again}>
          {t('workout.again')}
        </Button>
        <ButtonLink look="secondary" to={trainingUrls.editWorkout(id)}>
          {t('workout.edit')}
        </ButtonLink>
        <ButtonLink look="secondary" to={trainingUrls.routine('new', id)}>
          {t('workout.toRoutine')}
        </ButtonLink>
        <Button look="danger" onClick={() => setConfirming(true)}>
          {t('workout.delete')}
        </Button>
      </div>
      <Confirm
        open={isConfirming}
        title={t('workout.deleteTitle')}
        text={t('workout.deleteText')}
        action={t('workout.delete')}
        dismiss={t('workout.keep')}
        busy={busy}
        onConfirm={remove}
        onClose={() => setConfirming(false)}
      />
    </>
  )
}
