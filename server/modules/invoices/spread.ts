import { allocate } from '#server/modules/pricing/pricing.ts'

/** The sum of amounts. */
export const sumOf = (amounts: number[]): number => amounts.reduce((sum, one) => sum + one, 0)

/** Spreads an amount over parts by their sizes, to the cent; no part gets more than its size. */
export const spread = (amount: number, sizes: number[]): number[] => allocate(amount, sizes, [...sizes.keys()].map(String))

/** Like `spread`, but by what is wanted of each part, as far as it has room; the remainder goes where there is room. */
export function fit(amount: number, wanted: number[], rooms: number[]): number[] {
  const first = wanted.map((one, index) => Math.min(one, rooms[index]!))
  const rest = amount - sumOf(first)
  if (rest <= 0) return spread(amount, first)
  const left = rooms.map((room, index) => room - first[index]!)
  return spread(rest, left).map((more, index) => first[index]! + more)
}

/** Appends what the parts leave of the whole. */
export const appendRest = (parts: number[], all: number): number[] => [...parts, Math.max(0, all - sumOf(parts))]
