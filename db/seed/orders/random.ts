/** Numbers from 0 to below 1 that look drawn and are the same every time (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One of these; the random number decides. */
export const pick = <T>(from: readonly T[], random: number): T => from[Math.floor(random * from.length)]!

/** One of these, each as likely as its weight; undefined where none has any. */
export function pickWeighted<T>(from: readonly T[], weightOf: (one: T) => number, random: number): T | undefined {
  const weights = from.map(weightOf)
  let left = random * weights.reduce((sum, weight) => sum + weight, 0)
  return from.find((_, index) => (left -= weights[index]!) < 0)
}
