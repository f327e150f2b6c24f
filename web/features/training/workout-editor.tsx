import { lazy, Suspense, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { addExercise } from './draft-changes.ts'
import { type Draft, emptySet, newExercise } from './draft.ts'
import { ExerciseCard } from './exercise-card.tsx'
import { usePrevious } from './use-previous.ts'

const ExercisePicker = lazy(async () => ({ default: (await import('./exercise-picker.tsx')).ExercisePicker }))

interface WorkoutEditorProps {
  draft: Draft
  change: (change: (draft: Draft) => Draft) => void
  /** The workout is in progress: its sets are ticked one by one, beside those of the previous workout. */
  isNow: boolean
  onDone?: () => void
}

/** The exercises of a workout with their sets, and a button that adds one. Needs the groups "training" and "ui". */
export function WorkoutEditor({ draft, change, isNow, onDone }: WorkoutEditorProps) {
  const t = useText('training')
  const [isPicking, setPicking] = useState(false)
  const previous = usePrevious(isNow ? draft.exercises.map(({ exercise }) => exercise) : [])
  return (
    <div className="grid grid-cols-1 gap-4">
      {draft.exercises.length === 0 && <p className="text-quiet">{t('now.none')}</p>}
      {draft.exercises.map((exercise) => (
        <ExerciseCard
          key={exercise.key}
          draft={draft}
          exercise={exercise}
          previous={previous(exercise.exercise)}
          hasTick={isNow}
          change={change}
          onDone={() => onDone?.()}
        />
      ))}
      {draft.exercises.length < limits.training.exercises && (
        <Button look="secondary" onClick={() => setPicking(true)}>
          {t('now.addExercise')}
        </Button>
      )}
      {isPicking && (
        <Suspense>
          <ExercisePicker
            onClose={() => setPicking(false)}
            onPick={(picked) => {
              setPicking(false)
              change(addExercise(newExercise(picked, [{ ...emptySet, isDone: !isNow }])))
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
