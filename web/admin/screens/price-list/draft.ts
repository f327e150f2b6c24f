import type { ApiInput } from '#contract/api.ts'
import type { PriceList } from '#contract/price-lists.ts'
import { dayMs } from '#contract/time.ts'
import { localTime } from '#web/lib/local-time.ts'

type Draft = Required<ApiInput<'POST /admin/price-lists'>>
const weekMs = 7 * dayMs

/** A new price list: starts now and lasts a week, for everyone. */
export function newDraft(now: number): Draft {
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

/** The editable part of a price list. */
export function draftOf({ name, startsAt, endsAt, planIds, percent, categoryIds, brandIds, productIds }: PriceList): Draft {
  return { name, startsAt, endsAt, planIds, percent, categoryIds, brandIds, productIds }
}

/** Converts a time to the value of a local date-time field, to the second, and back. An incomplete value stays as it is. */
export const fieldTime = (iso: string): string => localTime(Date.parse(iso), 'second')
export const isoTime = (local: string, before: string): string => (local === '' ? before : new Date(local).toISOString())
