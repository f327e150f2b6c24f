import { useId, useState } from 'react'
import type { WorkoutSet } from '#contract/training/sets.ts'
import type { Unit } from '#web/features/profiles/unit.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { type Field, fieldsOf, invalidFields } from './draft-input.ts'
import type { DraftExercise, DraftSet } from './draft.ts'
import { hintsOf } from './set-hints.ts'
import { useAmounts } from './use-amounts.ts'
import { useWrongSet } from './use-workout-problems.ts'

interface SetRowProps {
  exercise: DraftExercise
  at: number
  /** The set's number, not counting warm-ups. */
  number: number
  previous: WorkoutSet | undefined
  unit: Unit
  showsRpe: boolean
  /** False for a finished workout, where every set counts as done. */
  hasTick: boolean
  /** Whether this set is the next one of its superset. */
  isNext?: boolean
  onChange: (changed: Partial<DraftSet>) => void
  onDone: () => void
  onFocus: () => void
}

const cell = 'p-1 text-center align-middle'
const input =
  'h-11 w-full min-w-0 rounded-input border border-edge bg-surface px-1 text-center transition-colors placeholder:text-quiet hover:border-ink aria-invalid:border-bad'
const toggle = 'grid h-11 w-full min-w-11 place-items-center rounded-input border transition-colors'

/** The id of the button that ticks a set. */
export const doneId = (key: string, at: number): string => `done-${key}-${at}`

/** A set: its previous values and its current ones. It can be ticked once its fields are valid. */
export function SetRow({
  exercise,
  at,
  number,
  previous,
  unit,
  showsRpe,
  hasTick,
  isNext = false,
  onChange,
  onDone,
  onFocus,
}: SetRowProps) {
  const t = useText('training')
  const amounts = useAmounts()
  const set = exercise.sets[at]!
  const fields = fieldsOf[exercise.tracks]
  const labelParts = { set: at + 1, exercise: exercise.name }
  const [isTried, setTried] = useState(false)
  const problemId = useId()
  const wrong = set.isDone || isTried ? invalidFields(set, exercise.tracks, unit) : []
  const problem = useWrongSet(at + 1, wrong)
  const hints = hintsOf(exercise, at, previous, unit)
  const names: Record<Field | 'rpe', string> = {
    weight: t('now.weightOf', { ...labelParts, unit: t(`units.${unit}`) }),
    reps: t('now.repsOf', labelParts),
    time: t('now.timeOf', labelParts),
    distance: t('now.distanceOf', labelParts),
    rpe: t('now.rpeOf', labelParts),
  }
  const field = (name: Field | 'rpe') => (
    <td key={name} className={cell}>
      <input
        aria-label={names[name]}
        aria-invalid={wrong.includes(name) || undefined}
        aria-describedby={hasTick && wrong.includes(name) ? problemId : undefined}
        inputMode={name === 'time' ? 'text' : 'decimal'}
        autoComplete="off"
        maxLength={8}
        placeholder={name === 'rpe' ? '' : hints[name]}
        value={set[name]}
        onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
        onFocus={(event) => {
          event.currentTarget.select()
          onFocus()
        }}
        onBlur={() => {
          if (!hasTick || !set.isDone || wrong.length === 0) return
          setTried(true)
          onChange({ isDone: false })
        }}
        className={input}
      />
    </td>
  )
  /** Fields that are empty take the values of their placeholders. */
  const tick = () => {
    if (set.isDone) return onChange({ isDone: false })
    const filled = Object.fromEntries(fields.map((name) => [name, set[name].trim() === '' ? hints[name] : set[name]]))
    const isGood = invalidFields({ ...set, ...filled }, exercise.tracks, unit).length === 0
    setTried(!isGood)
    onChange({ ...filled, isDone: isGood })
    if (isGood) onDone()
  }
  return (
    <>
      <tr
        aria-current={isNext ? 'step' : undefined}
        className={set.isDone && hasTick ? 'bg-studio' : isNext ? 'shadow-[inset_3px_0_0_var(--color-ink)]' : ''}
      >
        <td className={cell}>
          <button
            type="button"
            aria-pressed={set.isWarmUp}
            aria-label={t('now.toggleWarmUp', labelParts)}
            className={`${toggle} border-transparent text-sm font-medium hover:border-edge ${set.isWarmUp ? 'text-warn' : ''}`}
            onClick={() => onChange({ isWarmUp: !set.isWarmUp })}
          >
            {set.isWarmUp ? t('now.warmUp') : number}
          </button>
        </td>
        <td className={`${cell} text-xs text-quiet`}>{previous ? amounts.set(previous) : t('now.noPrevious')}</td>
        {fields.map(field)}
        {showsRpe && field('rpe')}
        {hasTick && (
          <td className={cell}>
            <button
              id={doneId(exercise.key, at)}
              type="button"
              aria-pressed={set.isDone}
              aria-label={t('now.doneOf', labelParts)}
              className={`${toggle} scroll-my-40 ${set.isDone ? 'border-ink bg-ink text-ground' : 'border-edge hover:border-ink'}`}
              onClick={tick}
            >
              <Icon name="check" />
            </button>
          </td>
        )}
      </tr>
      {hasTick && wrong.length > 0 && (
        <tr>
          <td colSpan={5} className="px-1 pb-2">
            <p id={problemId} role="alert" className="text-sm text-bad">
              {problem}
            </p>
          </td>
        </tr>
      )}
    </>
  )
}
