import { useState } from 'react'
import type { Unit } from '#web/features/profiles/unit.ts'
import { type Field, fieldsOf, invalidFields } from './draft-input.ts'
import type { DraftExercise, DraftSet } from './draft.ts'

interface SetCheckOptions {
  exercise: DraftExercise
  at: number
  hints: Record<Field, string>
  unit: Unit
  onChange: (changed: Partial<DraftSet>) => void
  onDone: () => void
}

/** Ticks a set once its fields are valid, and says which of them aren't. */
export function useSetCheck({ exercise, at, hints, unit, onChange, onDone }: SetCheckOptions) {
  const { tracks } = exercise
  const set = exercise.sets[at]!
  const [isTried, setTried] = useState(false)
  const wrong = set.isDone || isTried ? invalidFields(set, tracks, unit) : []

  /** Fields that are empty take the values of their placeholders. */
  function tick(): void {
    if (set.isDone) return onChange({ isDone: false })
    const filled = Object.fromEntries(fieldsOf[tracks].map((name) => [name, set[name].trim() === '' ? hints[name] : set[name]]))
    const isGood = invalidFields({ ...set, ...filled }, tracks, unit).length === 0
    setTried(!isGood)
    onChange({ ...filled, isDone: isGood })
    if (isGood) onDone()
  }

  /** A ticked set whose fields were made invalid loses its tick. */
  function untickInvalid(): void {
    if (!set.isDone || wrong.length === 0) return
    setTried(true)
    onChange({ isDone: false })
  }

  return { wrong, tick, untickInvalid }
}
