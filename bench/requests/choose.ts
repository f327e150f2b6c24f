import { seededChance } from '../numbers.ts'

/** Seeded chance with what is made of it. */
export interface Chooser {
  /** True this often. */
  happens: (share: number) => boolean
  /** Evenly from `from` to below `to`. */
  between: (from: number, to: number) => number
  /** Any of them; fails where there are none. */
  oneOf: <T>(values: readonly T[]) => T
  /** Popularity as it usually is: the second is asked for half as often as the first, the third a third as often (Zipf). */
  popular: <T>(values: readonly T[]) => T
  /** All of them in another order. */
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

/** By bisection: the place of the first sum above `value`. */
function firstAbove(sums: number[], value: number): number {
  let [low, high] = [0, sums.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sums[middle] ?? 0) > value) high = middle
    else low = middle + 1
  }
  return low
}
