/** An exercise of a workout or routine. `superset`: the number of its superset; null for an exercise on its own. */
export interface InSuperset {
  superset: number | null
}

/**
 * The positions of each run of exercises with the same superset, as the first and the last position; an exercise on its own is a run of
 * one.
 */
export function supersetRuns(list: readonly InSuperset[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = []
  list.forEach(({ superset }, at) => {
    const run = runs.at(-1)
    if (run && superset !== null && list[run.from]!.superset === superset) run.to = at
    else runs.push({ from: at, to: at })
  })
  return runs
}

/** Whether every superset has at least two exercises, all of them one after another. */
export function hasWholeSupersets(list: readonly InSuperset[]): boolean {
  const runs = supersetRuns(list).filter(({ from }) => list[from]!.superset !== null)
  const isUnique = new Set(runs.map(({ from }) => list[from]!.superset)).size === runs.length
  return isUnique && runs.every(({ from, to }) => to > from)
}

/** The list with its supersets numbered from 0 in order. An exercise whose neighbors aren't in its superset is on its own. */
export function withWholeSupersets<T extends InSuperset>(list: readonly T[]): T[] {
  let next = 0
  return supersetRuns(list).flatMap(({ from, to }) => {
    const superset = to > from ? next++ : null
    return list.slice(from, to + 1).map((one) => ({ ...one, superset }))
  })
}
