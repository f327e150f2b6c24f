import { allocate, roundedShareOf, shareOf } from './shares.ts'
import type { CartLine, Effect, Promotion, Scope } from './types.ts'

/** A line while promotions are being applied, with what is left to pay for it. */
export interface OpenLine extends CartLine {
  left: number
  giftOf: string | null
}

/** Whether a line is in a promotion's scope. */
export function isInScope(line: OpenLine, { products, categories, brands, exceptDeals }: Scope): boolean {
  if (line.giftOf !== null || line.isGiftCard || (exceptDeals && line.onDeal)) return false
  if (products.length + categories.length + brands.length === 0) return true
  return (
    products.includes(line.productId) ||
    line.categoryIds.some((id) => categories.includes(id)) ||
    (line.brandId !== null && brands.includes(line.brandId))
  )
}

/** The total number of pieces of lines. */
export const quantityOf = (lines: OpenLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)
/** The cost of lines, at members' prices. */
export const subtotalOf = (lines: OpenLine[]): number =>
  lines.reduce((sum, { price, quantity, memberDiscount }) => sum + price * quantity - memberDiscount, 0)
const leftOf = (lines: OpenLine[]): number => lines.reduce((sum, { left }) => sum + left, 0)

/** A promotion's discount on each of the lines in its scope, never more than what is left of it. */
export function discountsOf({ effect }: Pick<Promotion, 'effect'>, lines: OpenLine[]): number[] {
  switch (effect.kind) {
    case 'percent':
      return percentOff(lines, effect.percent)
    case 'fixed':
      return effect.each === 'piece'
        ? lines.map(({ left, quantity }) => Math.min(left, effect.amount * quantity))
        : spread(lines, Math.min(effect.amount, leftOf(lines)))
    case 'tiers':
      return percentOff(lines, tierOf(effect, lines))
    case 'buyGet':
      return cheapestOff(lines, effect)
    case 'freeShipping':
    case 'gift':
      return lines.map(() => 0)
  }
}

const percentOff = (lines: OpenLine[], percent: number): number[] => spread(lines, roundedShareOf(leftOf(lines), percent, 100))

const spread = (lines: OpenLine[], amount: number): number[] =>
  allocate(
    amount,
    lines.map(({ left }) => left),
    lines.map(({ id }) => id),
  )

function tierOf({ by, tiers }: Extract<Effect, { kind: 'tiers' }>, lines: OpenLine[]): number {
  const reached = by === 'amount' ? subtotalOf(lines) : quantityOf(lines)
  return tiers.reduce((best, { from, percent }) => (reached >= from && percent > best ? percent : best), 0)
}

/** Discounts the cheapest pieces; the more expensive ones count as those that have to be bought. */
function cheapestOff(lines: OpenLine[], { buy, get, percent, timesMax }: Extract<Effect, { kind: 'buyGet' }>): number[] {
  const times = Math.min(Math.floor(quantityOf(lines) / (buy + get)), timesMax ?? Infinity)
  let given = times * get
  const off = lines.map(() => 0)
  for (const index of [...lines.keys()].sort((a, b) => byPrice(lines[a]!, lines[b]!))) {
    const { left, quantity } = lines[index]!
    const pieces = Math.min(given, quantity)
    off[index] = roundedShareOf(shareOf(left, pieces, quantity), percent, 100)
    given -= pieces
  }
  return off
}

const byPrice = (a: OpenLine, b: OpenLine): number => a.price - b.price || (a.id < b.id ? -1 : 1)
