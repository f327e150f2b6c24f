import type { PriceList } from '#contract/price-lists.ts'

export const shapes = { running: 'done', planned: 'waiting', over: 'ended' } as const
export const tones = { running: 'good', planned: 'warn', over: 'quiet' } as const

/** The state of a price list at a given time, as it may have started since it was loaded. */
export function stateOf({ startsAt, endsAt }: Pick<PriceList, 'startsAt' | 'endsAt'>, now: number): PriceList['state'] {
  if (Date.parse(endsAt) <= now) return 'over'
  return Date.parse(startsAt) > now ? 'planned' : 'running'
}
