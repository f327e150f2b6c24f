import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { useText } from '#web/lib/text.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Check } from '#web/ui/check.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { withWholeSupersets } from '#contract/training/supersets.ts'
import { useExerciseName } from '#web/features/training/exercise-info.ts'
import { barClassOf, SupersetMark } from '#web/features/training/superset-mark.tsx'
import { isLinked, linked, movedBy, placesOf } from '#web/features/training/supersets.ts'
import type { Target, InvalidFields } from './routine-fields.ts'

interface TargetsProps {
  targets: Target[]
  wrong: InvalidFields | null
  onChange: (targets: Target[]) => void
}

/** The exercises of a routine in an order that buttons change. */
export function Targets({ targets, wrong, onChange }: TargetsProps) {
  const t = useText('training')
  const nameOf = useExerciseName()
  const [said, setSaid] = useState('')
  const { routineSets, reps: repsMax } = limits.training
  const places = placesOf(targets)
  const set = (key: string, changed: Partial<Target>) => onChange(targets.map((one) => (one.key === key ? { ...one, ...changed } : one)))
  const move = (at: number, by: 1 | -1, exercise: string) => {
    const after = movedBy(targets, at, by)
    onChange(after)
    setSaid(t('routine.moved', { exercise, place: after.indexOf(targets[at]!) + 1 }))
  }
  return (
    <>
      <ol className="grid grid-cols-1 gap-3">
        {targets.map(({ key, exercise, name: known, sets, reps }, at) => {
          const name = nameOf(exercise, known)
          const place = places[at]!
          const below = targets[at + 1]
          const next = below && nameOf(below.exercise, below.name)
          return (
            <li
              key={key}
              className={`rounded-card border border-line bg-surface p-4 ${barClassOf(place)} ${place && place.number > 1 ? '-mt-2' : ''}`}
            >
              <div className="flex items-center justify-between gap-2">
                <h3 className="font-medium wrap-anywhere">
                  {place && <SupersetMark place={place} className="me-2" />}
                  {name}
                </h3>
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
                    onClick={() => onChange(withWholeSupersets(targets.filter((one) => one.key !== key)))}
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
              {next !== undefined && (
                <div className="-mb-2 pt-1">
                  <Check
                    label={t('superset.withNext', { exercise: next })}
                    checked={isLinked(targets, at)}
                    onChange={({ currentTarget: { checked } }) => {
                      onChange(linked(targets, at, checked))
                      setSaid(t(checked ? 'superset.linked' : 'superset.parted', { exercise: name, next }))
                    }}
                  />
                </div>
              )}
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
