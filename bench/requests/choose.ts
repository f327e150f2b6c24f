import { seededChance } from '../numbers.ts'

/** A seeded random generator with derived choices. */
export interface Chooser {
  /** True with this probability. */
  happens: (share: number) => boolean
  /** A uniformly distributed number in [from, to). */
  between: (from: number, to: number) => number
  /** A random value; fails if there are none. */
  oneOf: <T>(values: readonly T[]) => T
  /** A value by popularity: the second is chosen half as often as the first, the third a third as often (Zipf's law). */
  popular: <T>(values: readonly T[]) => T
  /** All values in random order. */
  shuffled: <T>(values: readonly T[]) => T[]
}

export function openChooser(seed: number): Chooser {
  const chance = seededChance(seed)
  const weights = new Map<readonly unknown[], number[]>()
  return {
    happens: (share) => chance() < share,
    between: (from, to) => from + chance() * (to - from),
    oneOf: (values) => at(values, Math.floor(chance() * values.length)),
    popular: (values) => {
      let sums = weights.get(values)
      if (!sums) weights.set(values, (sums = zipfSums(values.length)))
      return at(values, firstAbove(sums, chance() * (sums.at(-1) ?? 0)))
    },
    shuffled: (values) => {
      const placed = values.map((value) => ({ value, place: chance() }))
      return placed.toSorted((a, b) => a.place - b.place).map(({ value }) => value)
    },
  }
}

function at<T>(values: readonly T[], index: number): T {
  if (index < 0 || index >= values.length) throw new Error('There is nothing to choose from')
  return values[index] as T
}

function zipfSums(count: number): number[] {
  let sum = 0
  return Array.from({ length: count }, (_, index) => (sum += 1 / (index + 1)))
}

/** The index of the first sum above `value`, by bisection. */
function firstAbove(sums: number[], value: number): number {
  let [low, high] = [0, sums.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sums[middle] ?? 0) > value) high = middle
    else low = middle + 1
  }
  return low
}
