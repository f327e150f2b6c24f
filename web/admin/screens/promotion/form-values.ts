import type { ApiInput } from '#contract/api.ts'
import type { Promotion } from '#contract/promotions.ts'

type Input = ApiInput<'POST /admin/promotions'>
export type Decided = Omit<Required<Input>, 'firstCode'>
export const kinds = ['percent', 'fixed', 'freeShipping', 'buyGet', 'tiers'] as const
export type Kind = Input['effect']['kind']

/** A new promotion: ten per cent off everything with a code. */
export const fresh: Decided = {
  name: '',
  trigger: 'code',
  active: true,
  startsAt: null,
  endsAt: null,
  priority: 0,
  combinable: true,
  effect: { kind: 'percent', percent: 10 },
  scope: { products: [], categories: [], brands: [], exceptDeals: false },
  minSubtotal: null,
  minQuantity: null,
  firstOrder: false,
  plans: [],
  usesMax: null,
  usesPerPerson: null,
}

/** What staff decided, without what came of it. */
export function decidedOf(promotion: Promotion): Decided {
  const { id: _, codeCount: _c, firstCode: _f, uses: _u, discounted: _d, createdAt: _a, ...decided } = promotion
  return decided
}

/** What an effect begins with when its kind is chosen. */
export function effectOf(kind: Kind): Input['effect'] {
  if (kind === 'fixed') return { kind, amount: 10, each: 'order' }
  if (kind === 'freeShipping') return { kind, methods: ['standard'] }
  if (kind === 'buyGet') return { kind, buy: 2, get: 1, percent: 100, timesMax: null }
  if (kind === 'tiers')
    return {
      kind,
      by: 'amount',
      tiers: [
        { from: 100, percent: 5 },
        { from: 200, percent: 10 },
      ],
    }
  return { kind: 'percent', percent: 10 }
}

/** A number as it was typed; null where nothing was. */
export const typedNumber = (text: string): number | null => (text.trim() === '' || Number.isNaN(Number(text)) ? null : Number(text))

/** A time as a field for local times has it, and back. */
export function localTime(iso: string | null): string {
  if (iso === null) return ''
  const time = new Date(iso)
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
export const isoTime = (local: string): string | null => (local === '' ? null : new Date(local).toISOString())
