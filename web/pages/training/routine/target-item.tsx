import { limits } from '#contract/limits.ts'
import { barClassOf, SupersetMark } from '#web/features/training/superset-mark.tsx'
import type { Place } from '#web/features/training/supersets.ts'
import { useText } from '#web/lib/text.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Check } from '#web/ui/check.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { InvalidFields, Target } from './routine-fields.ts'

interface TargetItemProps {
  target: Target
  name: string
  /** The name of the exercise below; absent for the last one. */
  next: string | undefined
  /** Its position in its superset; null for an exercise on its own. */
  place: Place | null
  isFirst: boolean
  /** Whether it's in one superset with the exercise below. */
  isLinked: boolean
  wrong: InvalidFields | null
  onChange: (changed: Partial<Target>) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
  onLink: (isWithNext: boolean) => void
}

/** An exercise of a routine: its sets, its repetitions, and whether the one below belongs to the same superset. */
export function TargetItem(props: TargetItemProps) {
  const { target, name, next, place, isFirst, isLinked, wrong, onChange, onMove, onRemove, onLink } = props
  const t = useText('training')
  return (
    <li className={`rounded-card border border-line bg-surface p-4 ${barClassOf(place)} ${place && place.number > 1 ? '-mt-2' : ''}`}>
      <div className="flex items-center justify-between gap-2">
        <h3 className="font-medium wrap-anywhere">
          {place && <SupersetMark place={place} className="me-2" />}
          {name}
        </h3>
        <div className="flex shrink-0">
          <IconButton label={t('routine.up', { exercise: name })} aria-disabled={isFirst} onClick={() => onMove(-1)}>
            <Icon name="chevron" className="size-5 rotate-180" />
          </IconButton>
          <IconButton label={t('routine.down', { exercise: name })} aria-disabled={next === undefined} onClick={() => onMove(1)}>
            <Icon name="chevron" />
          </IconButton>
          <IconButton label={t('routine.remove', { exercise: name })} onClick={onRemove}>
            <Icon name="close" />
          </IconButton>
        </div>
      </div>
      <Amounts target={target} name={name} wrong={wrong} onChange={onChange} />
      {next !== undefined && (
        <div className="-mb-2 pt-1">
          <Check
            label={t('superset.withNext', { exercise: next })}
            checked={isLinked}
            onChange={({ currentTarget: { checked } }) => onLink(checked)}
          />
        </div>
      )}
    </li>
  )
}

/** How many sets, and how many repetitions in each. */
function Amounts({ target: { key, sets, reps }, name, wrong, onChange }: Pick<TargetItemProps, 'target' | 'name' | 'wrong' | 'onChange'>) {
  const t = useText('training')
  const { routineSets, reps: repsMax } = limits.training
  return (
    <div className="mt-2 grid grid-cols-2 gap-3">
      <Field
        label={t('routine.sets')}
        aria-label={t('routine.setsOf', { exercise: name })}
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
        value={sets}
        error={wrong?.sets.has(key) ? t('routine.wrongSets', { max: routineSets }) : undefined}
        onChange={({ currentTarget }) => onChange({ sets: currentTarget.value })}
      />
      <Field
        label={t('routine.reps')}
        aria-label={t('routine.repsOf', { exercise: name })}
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        value={reps}
        error={wrong?.reps.has(key) ? t('routine.wrongReps', { max: repsMax }) : undefined}
        onChange={({ currentTarget }) => onChange({ reps: currentTarget.value })}
      />
    </div>
  )
}
