/** Pseudo-random numbers in [0, 1) that are the same every time (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One of the values, chosen by the random number. */
export const pick = <T>(from: readonly T[], random: number): T => from[Math.floor(random * from.length)]!

/** One of the values, with probabilities proportional to the weights; undefined if all weights are 0. */
export function pickWeighted<T>(from: readonly T[], weightOf: (one: T) => number, random: number): T | undefined {
  const weights = from.map(weightOf)
  let left = random * weights.reduce((sum, weight) => sum + weight, 0)
  return from.find((_, index) => (left -= weights[index]!) < 0)
}
