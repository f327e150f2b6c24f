import { supersetRuns } from '#contract/training/supersets.ts'
import type { DraftExercise } from './draft.ts'

/** A set in a draft: the key of its exercise, and its index. */
export interface SetPlace {
  key: string
  at: number
}
interface InRound extends SetPlace {
  round: number
}

/** The sets of a superset that aren't done, each with its round. Warm-ups belong to no round. */
function openSets(exercises: readonly DraftExercise[]): InRound[] {
  return exercises.flatMap(({ key, sets }) => {
    const work = sets.flatMap(({ isWarmUp }, at) => (isWarmUp ? [] : [at]))
    return work.flatMap((at, round) => (sets[at]!.isDone ? [] : [{ key, at, round }]))
  })
}

const supersetOf = (exercises: readonly DraftExercise[], key: string): readonly DraftExercise[] => {
  const at = exercises.findIndex((one) => one.key === key)
  const run = supersetRuns(exercises).find(({ from, to }) => from <= at && at <= to)
  return run ? exercises.slice(run.from, run.to + 1) : []
}

/** The next set of an exercise's superset, round by round; null if all are done, or the exercise is in none. */
export function nextInSuperset(exercises: readonly DraftExercise[], key: string): SetPlace | null {
  const group = supersetOf(exercises, key)
  if (group.length < 2) return null
  const open = openSets(group)
  const round = Math.min(...open.map((one) => one.round))
  const found = open.find((one) => one.round === round)
  return found ? { key: found.key, at: found.at } : null
}

/** What happens after a set is ticked: whether a rest begins, and which set of the superset is next. */
export function afterSet(exercises: readonly DraftExercise[], { key, at }: SetPlace): { rests: boolean; next: SetPlace | null } {
  const done = exercises.map((one) =>
    one.key === key ? { ...one, sets: one.sets.map((set, index) => (index === at ? { ...set, isDone: true } : set)) } : one,
  )
  const group = supersetOf(done, key)
  const own = group.find((one) => one.key === key)
  if (group.length < 2 || !own || own.sets[at]?.isWarmUp) return { rests: true, next: null }
  const round = own.sets.slice(0, at).filter(({ isWarmUp }) => !isWarmUp).length
  return { rests: openSets(group).every((one) => one.round > round), next: nextInSuperset(done, key) }
}
