import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { useText } from '#web/lib/text.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { moved } from '#web/features/training/draft-changes.ts'
import { useExerciseName } from '#web/features/training/exercise-info.ts'
import type { Target, Wrong } from './routine-fields.ts'

interface TargetsProps {
  targets: Target[]
  wrong: Wrong | null
  onChange: (targets: Target[]) => void
}

/** The exercises of a routine in an order that buttons change. */
export function Targets({ targets, wrong, onChange }: TargetsProps) {
  const t = useText('training')
  const nameOf = useExerciseName()
  const [said, setSaid] = useState('')
  const { routineSets, reps: repsMax } = limits.training
  const set = (key: string, changed: Partial<Target>) => onChange(targets.map((one) => (one.key === key ? { ...one, ...changed } : one)))
  const move = (at: number, by: 1 | -1, exercise: string) => {
    onChange(moved(targets, at, by))
    setSaid(t('routine.moved', { exercise, place: at + by + 1 }))
  }
  return (
    <>
      <ol className="grid grid-cols-1 gap-3">
        {targets.map(({ key, exercise, name: known, sets, reps }, at) => {
          const name = nameOf(exercise, known)
          return (
            <li key={key} className="rounded-card border border-line bg-surface p-4">
              <div className="flex items-center justify-between gap-2">
                <h3 className="font-medium wrap-anywhere">{name}</h3>
                <div className="flex shrink-0">
                  <IconButton label={t('routine.up', { exercise: name })} aria-disabled={at === 0} onClick={() => move(at, -1, name)}>
                    <Icon name="chevron" className="size-5 rotate-180" />
                  </IconButton>
                  <IconButton
                    label={t('routine.down', { exercise: name })}
                    aria-disabled={at === targets.length - 1}
                    onClick={() => move(at, 1, name)}
                  >
                    <Icon name="chevron" />
                  </IconButton>
                  <IconButton
                    label={t('routine.remove', { exercise: name })}
                    onClick={() => onChange(targets.filter((one) => one.key !== key))}
                  >
                    <Icon name="close" />
                  </IconButton>
                </div>
              </div>
              <div className="mt-2 grid grid-cols-2 gap-3">
                <Field
                  label={t('routine.sets')}
                  aria-label={t('routine.setsOf', { exercise: name })}
                  inputMode="numeric"
                  maxLength={3}
                  autoComplete="off"
                  value={sets}
                  error={wrong?.sets.has(key) ? t('routine.wrongSets', { max: routineSets }) : undefined}
                  onChange={({ currentTarget }) => set(key, { sets: currentTarget.value })}
                />
                <Field
                  label={t('routine.reps')}
                  aria-label={t('routine.repsOf', { exercise: name })}
                  inputMode="numeric"
                  maxLength={4}
                  autoComplete="off"
                  value={reps}
                  error={wrong?.reps.has(key) ? t('routine.wrongReps', { max: repsMax }) : undefined}
                  onChange={({ currentTarget }) => set(key, { reps: currentTarget.value })}
                />
              </div>
            </li>
          )
        })}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}
