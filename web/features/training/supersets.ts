import { type InSuperset, supersetRuns, withWholeSupersets } from '#contract/training/supersets.ts'

/** The position of an exercise in its superset: "A", 1 of 2. */
export interface Place {
  letter: string
  number: number
  count: number
}

const firstLetter = 65
const runAt = (list: readonly InSuperset[], at: number) => supersetRuns(list).find(({ from, to }) => from <= at && at <= to)!

/** The position of each exercise in its superset, in order; null for an exercise on its own. */
export const supersetPositions = (list: readonly InSuperset[]): (Place | null)[] =>
  supersetRuns(withWholeSupersets(list)).reduce<{ places: (Place | null)[]; supersetCount: number }>(
    ({ places, supersetCount }, { from, to }) => {
      const count = to - from + 1
      const letter = String.fromCodePoint(firstLetter + supersetCount)
      const run = count > 1 ? Array.from({ length: count }, (_, at) => ({ letter, number: at + 1, count })) : [null]
      return { places: [...places, ...run], supersetCount: supersetCount + (count > 1 ? 1 : 0) }
    },
    { places: [], supersetCount: 0 },
  ).places

/** Whether an exercise and the one after it are in the same superset. */
export const isLinked = (list: readonly InSuperset[], at: number): boolean =>
  list[at]!.superset !== null && list[at]!.superset === list[at + 1]?.superset

/**
 * Puts an exercise and the next one into one superset, along with the supersets that they're already in; or ends the superset between the
 * two.
 */
export function linked<T extends InSuperset>(list: readonly T[], at: number, isOn: boolean): T[] {
  const [from, to] = [isOn ? runAt(list, at).from : at + 1, runAt(list, at + 1).to]
  const superset = Math.max(-1, ...list.map((one) => one.superset ?? -1)) + 1
  return withWholeSupersets(list.map((one, index) => (index >= from && index <= to ? { ...one, superset } : one)))
}

/**
 * Moves an exercise by one position within its superset. At the edge of a superset, or on its own, it moves past the whole superset or
 * exercise beside it, along with its own superset.
 */
export function movedBy<T extends InSuperset>(list: readonly T[], at: number, by: 1 | -1): T[] {
  const [one, other] = [list[at], list[at + by]]
  if (one === undefined || other === undefined) return [...list]
  const run = runAt(list, at)
  if (at + by >= run.from && at + by <= run.to) return list.with(at, other).with(at + by, one)
  const [first, second] = by === 1 ? [run, runAt(list, at + 1)] : [runAt(list, at - 1), run]
  return [
    ...list.slice(0, first.from),
    ...list.slice(second.from, second.to + 1),
    ...list.slice(first.from, first.to + 1),
    ...list.slice(second.to + 1),
  ]
}

/** Splits a list into groups: each superset, and each other exercise on its own. */
export const groupsOf = <T extends InSuperset>(list: readonly T[]): T[][] =>
  supersetRuns(list).map(({ from, to }) => list.slice(from, to + 1))

/** A short list of names, in which exercises of a superset are joined: "Bench press + Row, Plank". */
export const namesOf = (list: readonly (InSuperset & { name: string })[]): string[] =>
  groupsOf(list).map((group) => group.map(({ name }) => name).join(' + '))
