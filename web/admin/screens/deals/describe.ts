import type { Deal } from '#contract/deals.ts'

type DealState = 'running' | 'planned' | 'soldOut' | 'over'

export const shapes = { running: 'done', planned: 'waiting', soldOut: 'ended', over: 'ended' } as const
export const tones = { running: 'good', planned: 'warn', soldOut: 'quiet', over: 'quiet' } as const

/** The state of a deal at a given time. A sold-out deal changes no prices, but no other can start before it ends. */
export function stateOf(
  { startsAt, endsAt, quantity, sold }: Pick<Deal, 'startsAt' | 'endsAt' | 'quantity' | 'sold'>,
  now: number,
): DealState {
  // A cancelled deal ends at its start.
  if (Date.parse(endsAt) <= now || Date.parse(endsAt) <= Date.parse(startsAt)) return 'over'
  if (Date.parse(startsAt) > now) return 'planned'
  return quantity !== null && sold >= quantity ? 'soldOut' : 'running'
}

/** The action that stops a deal: an active one ends now, a future one is cancelled. */
export const endActionOf = (deal: Parameters<typeof stateOf>[0], now: number): 'end' | 'callOff' =>
  stateOf(deal, now) === 'planned' ? 'callOff' : 'end'
