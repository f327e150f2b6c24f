import type { ApiInput } from '#contract/api.ts'
import type { PriceList } from '#contract/price-lists.ts'
import { localTime } from '#web/lib/local-time.ts'

export type Draft = Required<ApiInput<'POST /admin/price-lists'>>
const weekMs = 7 * 86_400_000

/** A new list: from now on, for a week and everyone. */
export function freshDraft(now: number): Draft {
  const at = (ms: number) => new Date(Math.floor(ms / 60_000) * 60_000).toISOString()
  return {
    name: '',
    startsAt: at(now),
    endsAt: at(now + weekMs),
    planIds: [],
    percent: null,
    categoryIds: [],
    brandIds: [],
    productIds: [],
  }
}

/** What staff decide about a list, without what came of it. */
export function draftOf({ name, startsAt, endsAt, planIds, percent, categoryIds, brandIds, productIds }: PriceList): Draft {
  return { name, startsAt, endsAt, planIds, percent, categoryIds, brandIds, productIds }
}

/** A time as a field for local times has it, to the second, and back; what is no time yet is left as it was. */
export const fieldTime = (iso: string): string => localTime(Date.parse(iso), 'second')
export const isoTime = (local: string, before: string): string => (local === '' ? before : new Date(local).toISOString())
