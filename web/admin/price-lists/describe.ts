import type { PriceList } from '#contract/price-lists.ts'

export const shapes = { running: 'done', planned: 'waiting', over: 'ended' } as const
export const tones = { running: 'good', planned: 'warn', over: 'quiet' } as const

/** How a list stands at a time: it may have begun since it was read. */
export function stateOf({ startsAt, endsAt }: Pick<PriceList, 'startsAt' | 'endsAt'>, now: number): PriceList['state'] {
  if (Date.parse(endsAt) <= now) return 'over'
  return Date.parse(startsAt) > now ? 'planned' : 'running'
}
