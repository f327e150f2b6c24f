import type { Deal } from '#contract/deals.ts'

export type DealState = 'running' | 'planned' | 'soldOut' | 'over'

export const shapes = { running: 'done', planned: 'waiting', soldOut: 'ended', over: 'ended' } as const
export const tones = { running: 'good', planned: 'warn', soldOut: 'quiet', over: 'quiet' } as const

/** How a deal stands at a time. Sold out, it lowers no price any more, but no other can begin before its end. */
export function stateOf(
  { startsAt, endsAt, quantity, sold }: Pick<Deal, 'startsAt' | 'endsAt' | 'quantity' | 'sold'>,
  now: number,
): DealState {
  // One that was called off ends where it would have begun.
  if (Date.parse(endsAt) <= now || Date.parse(endsAt) <= Date.parse(startsAt)) return 'over'
  if (Date.parse(startsAt) > now) return 'planned'
  return quantity !== null && sold >= quantity ? 'soldOut' : 'running'
}

/** What ends a deal: one that runs ends now, one that's to come is called off. */
export const endOf = (deal: Parameters<typeof stateOf>[0], now: number): 'end' | 'callOff' =>
  stateOf(deal, now) === 'planned' ? 'callOff' : 'end'
