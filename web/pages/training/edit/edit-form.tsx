import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { OwnExercise } from '#contract/training/exercises.ts'
import type { Workout } from '#contract/training/workouts.ts'
import { trainingUrls } from '#contract/training-urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { LeaveDialog } from '#web/features/training/leave-dialog.tsx'
import { useErrorMessage } from '#web/lib/errors.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useUnsavedChanges } from '#web/lib/use-unsaved-changes.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { firstInvalidSet, isTooMuch, workoutInput } from '#web/features/training/draft-input.ts'
import { type Draft, draftOfWorkout } from '#web/features/training/draft.ts'
import { infoOf } from '#web/features/training/exercise-info.ts'
import { numberOf } from '#web/features/training/weights.ts'
import { SaveProblem } from '#web/features/training/save-problem.tsx'
import { useWorkoutProblems } from '#web/features/training/use-workout-problems.ts'
import { WorkoutEditor } from '#web/features/training/workout-editor.tsx'
import { useUnit } from '#web/features/profiles/unit.ts'

const secondsPerMinute = 60

interface EditFormProps {
  workout: Workout
  own: readonly OwnExercise[]
  /** Called after the workout was changed elsewhere: shows its current state in a new form. */
  onLoadNewer: () => Promise<void>
}

/** A form with all of a workout. */
export function EditForm({ workout, own, onLoadNewer }: EditFormProps) {
  const t = useText('training')
  const wrong = useWorkoutProblems()
  const errorMessage = useErrorMessage()
  const unit = useUnit()
  const [begun] = useState(() => draftOfWorkout(workout, unit, true, (exercise, name) => infoOf(exercise, name, own)))
  const [draft, setDraft] = useState<Draft>(begun)
  const [minutes, setMinutes] = useState(workout.duration === null ? '' : String(Math.round(workout.duration / secondsPerMinute)))
  const [isWrong, setWrong] = useState(false)
  const { busy, error, run } = useAction({ busyAfterSuccess: true })
  const loading = useAction({ busyAfterSuccess: true })
  const isChanged = draft !== begun
  const leaving = useUnsavedChanges(isChanged)
  const set = (changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed }))
  const save = () => {
    const length = numberOf(minutes)
    const isBad = draft.exercises.length === 0 || firstInvalidSet(draft) !== null || isTooMuch(draft)
    setWrong(isBad)
    if (isBad) return
    const duration = length === null || length === 0 ? null : Math.min(Math.round(length * secondsPerMinute), limits.training.seconds)
    void run(async () => {
      await signed('PUT /workouts/:id', { id: workout.id, version: workout.version, ...workoutInput(draft, t('now.usual'), duration) })
      leaving.allowLeaving()
      toast('success', t('workout.saved'))
      goTo(trainingUrls.workout(workout.id), { replace: true })
    })
  }
  const problem = firstInvalidSet(draft) === null && isTooMuch(draft) ? wrong.volume : wrong.fields
  return (
    <div className="grid grid-cols-1 gap-4">
      <Field
        label={t('now.name')}
        value={draft.title}
        maxLength={limits.training.title}
        onChange={({ currentTarget }) => set({ title: currentTarget.value })}
      />
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3">
        <StartFields startedAt={draft.startedAt} onChange={(startedAt) => set({ startedAt })} />
        <Field
          label={t('workout.minutes')}
          inputMode="numeric"
          value={minutes}
          maxLength={4}
          onChange={({ currentTarget }) => {
            setMinutes(currentTarget.value)
            set({})
          }}
        />
      </div>
      <WorkoutEditor draft={draft} change={setDraft} isNow={false} />
      <TextArea
        label={t('now.note')}
        rows={2}
        maxLength={limits.training.note}
        value={draft.note}
        onChange={({ currentTarget }) => set({ note: currentTarget.value })}
      />
      {isWrong && <Alert tone="bad">{draft.exercises.length === 0 ? t('routine.none') : problem}</Alert>}
      {error !== null && <SaveProblem error={error} busy={loading.busy} onLoadNewer={() => void loading.run(onLoadNewer)} />}
      {loading.error !== null && <Alert tone="bad">{errorMessage(loading.error)}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={save}>
          {t('workout.saveEdit')}
        </Button>
        <ButtonLink look="secondary" to={trainingUrls.workout(workout.id)}>
          {t('workout.cancelEdit')}
        </ButtonLink>
      </div>
      <LeaveDialog {...leaving} />
    </div>
  )
}

/** The local date and time when a workout began. */
function StartFields({ startedAt, onChange }: { startedAt: string; onChange: (startedAt: string) => void }) {
  const t = useText('training')
  return (
    <>
      <Field
        label={t('workout.date')}
        type="date"
        value={startedAt.slice(0, 10)}
        onChange={({ currentTarget: { value } }) => value && onChange(`${value}T${startedAt.slice(11)}`)}
      />
      <Field
        label={t('workout.at')}
        type="time"
        value={startedAt.slice(11)}
        onChange={({ currentTarget: { value } }) => value && onChange(`${startedAt.slice(0, 10)}T${value}`)}
      />
    </>
  )
}
