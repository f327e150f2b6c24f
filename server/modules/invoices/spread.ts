import { allocate } from '#server/modules/pricing/pricing.ts'

/** The sum of amounts. */
export const sumOf = (amounts: number[]): number => amounts.reduce((sum, one) => sum + one, 0)

/** Spreads an amount over parts by their sizes, to the cent; no part gets more than its size. */
export const spread = (amount: number, sizes: number[]): number[] => allocate(amount, sizes, [...sizes.keys()].map(String))

/** Like `spread`, but by the wanted amount of each part, limited by its size; the remainder goes to parts that have room for it. */
export function fit(amount: number, wanted: number[], rooms: number[]): number[] {
  const first = wanted.map((one, index) => Math.min(one, rooms[index]!))
  const rest = amount - sumOf(first)
  if (rest <= 0) return spread(amount, first)
  const left = rooms.map((room, index) => room - first[index]!)
  return spread(rest, left).map((more, index) => first[index]! + more)
}

/** Adds the part of the total that the parts don't use up. */
export const appendRest = (parts: number[], all: number): number[] => [...parts, Math.max(0, all - sumOf(parts))]
