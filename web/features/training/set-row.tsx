import { type ReactNode, useId } from 'react'
import type { WorkoutSet } from '#contract/training/sets.ts'
import type { Unit } from '#web/features/profiles/unit.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { type Field, fieldsOf } from './draft-input.ts'
import type { DraftExercise, DraftSet } from './draft.ts'
import { hintsOf } from './set-hints.ts'
import { useAmounts } from './use-amounts.ts'
import { useSetCheck } from './use-set-check.ts'
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

/** The id of the button that ticks a set. */
export const doneId = (key: string, at: number): string => `done-${key}-${at}`

/** A set: its previous values and its current ones. It can be ticked once its fields are valid. */
export function SetRow(props: SetRowProps) {
  const { exercise, at, number, previous, unit, showsRpe, hasTick, isNext = false, onChange, onDone, onFocus } = props
  const t = useText('training')
  const amounts = useAmounts()
  const set = exercise.sets[at]!
  const fields = fieldsOf[exercise.tracks]
  const labelParts = { set: at + 1, exercise: exercise.name }
  const hints = hintsOf(exercise, at, previous, unit)
  const { wrong, tick, untickInvalid } = useSetCheck({ exercise, at, hints, unit, onChange, onDone })
  const problem = useWrongSet(at + 1, wrong)
  const problemId = useId()
  const names: Record<Field | 'rpe', string> = {
    weight: t('now.weightOf', { ...labelParts, unit: t(`units.${unit}`) }),
    reps: t('now.repsOf', labelParts),
    time: t('now.timeOf', labelParts),
    distance: t('now.distanceOf', labelParts),
    rpe: t('now.rpeOf', labelParts),
  }
  const field = (name: Field | 'rpe') => (
    <td key={name} className={cell}>
      <SetInput
        label={names[name]}
        isTime={name === 'time'}
        isWrong={wrong.includes(name)}
        problemId={hasTick ? problemId : undefined}
        hint={name === 'rpe' ? '' : hints[name]}
        value={set[name]}
        onChange={(typed) => onChange({ [name]: typed })}
        onFocus={onFocus}
        onBlur={hasTick ? untickInvalid : undefined}
      />
    </td>
  )
  return (
    <>
      <tr
        aria-current={isNext ? 'step' : undefined}
        className={set.isDone && hasTick ? 'bg-studio' : isNext ? 'shadow-[inset_3px_0_0_var(--color-ink)]' : ''}
      >
        <td className={cell}>
          <Toggle
            label={t('now.toggleWarmUp', labelParts)}
            isPressed={set.isWarmUp}
            className={`border-transparent text-sm font-medium hover:border-edge ${set.isWarmUp ? 'text-warn' : ''}`}
            onClick={() => onChange({ isWarmUp: !set.isWarmUp })}
          >
            {set.isWarmUp ? t('now.warmUp') : number}
          </Toggle>
        </td>
        <td className={`${cell} text-xs text-quiet`}>{previous ? amounts.set(previous) : t('now.noPrevious')}</td>
        {fields.map(field)}
        {showsRpe && field('rpe')}
        {hasTick && (
          <td className={cell}>
            <Toggle
              id={doneId(exercise.key, at)}
              label={t('now.doneOf', labelParts)}
              isPressed={set.isDone}
              className={`scroll-my-40 ${set.isDone ? 'border-ink bg-ink text-ground' : 'border-edge hover:border-ink'}`}
              onClick={tick}
            >
              {set.isDone && <Icon name="check" />}
            </Toggle>
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

interface SetInputProps {
  label: string
  isTime: boolean
  isWrong: boolean
  /** The id of the message that's shown if it's wrong. */
  problemId: string | undefined
  hint: string
  value: string
  onChange: (typed: string) => void
  onFocus: () => void
  onBlur: (() => void) | undefined
}

const SetInput = ({ label, isTime, isWrong, problemId, hint, value, onChange, onFocus, onBlur }: SetInputProps) => (
  <input
    aria-label={label}
    aria-invalid={isWrong || undefined}
    aria-describedby={isWrong ? problemId : undefined}
    inputMode={isTime ? 'text' : 'decimal'}
    autoComplete="off"
    maxLength={8}
    placeholder={hint}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
    onFocus={({ currentTarget }) => {
      currentTarget.select()
      onFocus()
    }}
    onBlur={onBlur}
    className="h-11 w-full min-w-0 rounded-input border border-edge bg-surface px-1 text-center transition-colors placeholder:text-quiet hover:border-ink aria-invalid:border-bad"
  />
)

interface ToggleProps {
  id?: string
  label: string
  isPressed: boolean
  className: string
  onClick: () => void
  children: ReactNode
}

const Toggle = ({ id, label, isPressed, className, onClick, children }: ToggleProps) => (
  <button
    id={id}
    type="button"
    aria-pressed={isPressed}
    aria-label={label}
    className={`grid h-11 w-full min-w-11 place-items-center rounded-input border transition-colors ${className}`}
    onClick={onClick}
  >
    {children}
  </button>
)
