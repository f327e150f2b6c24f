import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { addExercise } from './draft-changes.ts'
import { type Draft, type DraftExercise, emptySet, newExercise } from './draft.ts'
import { ExerciseCard } from './exercise-card.tsx'
import { addExerciseId } from './exercise-menu.tsx'
import { afterSet, nextInSuperset, type SetPlace } from './round.ts'
import { doneId } from './set-row.tsx'
import { supersetPositions } from './supersets.ts'
import { usePrevious } from './use-previous.ts'
import { pressedPart } from '#web/lib/pressed-part.tsx'

const ExercisePicker = pressedPart(async () => (await import('./exercise-picker.tsx')).ExercisePicker)

interface WorkoutEditorProps {
  draft: Draft
  change: (change: (draft: Draft) => Draft) => void
  /** The workout is in progress: its sets are ticked one by one, beside those of the previous workout. */
  isNow: boolean
  /** A rest begins: after a set, or after a round of a superset. */
  onRest?: (after: SetPlace) => void
}

/** The exercises of a workout with their sets, and a button that adds one. Needs the groups "training" and "ui". */
export function WorkoutEditor({ draft, change, isNow, onRest }: WorkoutEditorProps) {
  const t = useText('training')
  const [isPicking, setPicking] = useState(false)
  const previous = usePrevious(isNow ? draft.exercises.map(({ exercise }) => exercise) : [])
  const [announced, setAnnounced] = useState('')
  const places = supersetPositions(draft.exercises)
  const tick = (set: SetPlace) => {
    const { rests, next } = afterSet(draft.exercises, set)
    if (rests) onRest?.(set)
    if (next) focusSet(next)
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      {draft.exercises.length === 0 && <p className="text-quiet">{t('now.none')}</p>}
      {draft.exercises.map((exercise, at) => (
        <ExerciseCard
          key={exercise.key}
          draft={draft}
          exercise={exercise}
          previous={previous(exercise.exercise)}
          hasTick={isNow}
          place={places[at]!}
          nextAt={isNow ? nextAt(draft, exercise) : null}
          change={change}
          onDone={(set) => tick({ key: exercise.key, at: set })}
          onAnnounce={setAnnounced}
        />
      ))}
      <p role="status" className="sr-only">
        {announced}
      </p>
      {draft.exercises.length < limits.training.exercises && (
        <Button id={addExerciseId} look="secondary" onClick={() => setPicking(true)}>
          {t('now.addExercise')}
        </Button>
      )}
      {isPicking && (
        <ExercisePicker
          onClose={() => setPicking(false)}
          onPick={(picked) => {
            setPicking(false)
            change(addExercise(newExercise(picked, [{ ...emptySet, isDone: !isNow }])))
          }}
        />
      )}
    </div>
  )
}

/** The next set of an exercise's superset, once the superset has begun. */
function nextAt({ exercises }: Draft, { key, superset }: DraftExercise): number | null {
  const hasBegun = superset !== null && exercises.some((one) => one.superset === superset && one.sets.some(({ isDone }) => isDone))
  const next = hasBegun ? nextInSuperset(exercises, key) : null
  return next?.key === key ? next.at : null
}

function focusSet({ key, at }: SetPlace): void {
  const button = document.getElementById(doneId(key, at))
  button?.focus({ preventScroll: true })
  button?.scrollIntoView({ block: 'nearest' })
}
