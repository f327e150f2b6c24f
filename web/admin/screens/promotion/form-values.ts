import type { ApiInput } from '#contract/api.ts'
import type { Promotion } from '#contract/promotions.ts'
import { localTime } from '#web/lib/local-time.ts'

type Input = ApiInput<'POST /admin/promotions'>
export type PromotionSettings = Omit<Required<Input>, 'firstCode' | 'scope'> & { scope: Required<NonNullable<Input['scope']>> }
type Effect = Input['effect']
export const kinds = ['percent', 'fixed', 'freeShipping', 'buyGet', 'tiers', 'gift'] as const satisfies Effect['kind'][]

/** The props of a group of fields: all values, errors by field, and a function to change values. */
export interface FieldsProps {
  values: PromotionSettings
  at: (path: string) => { error?: string }
  onChange: (part: Partial<PromotionSettings>) => void
}

/** The same props for an effect of one kind. */
export interface EffectProps<Kind extends Effect['kind'] = Effect['kind']> extends Pick<FieldsProps, 'at'> {
  effect: Extract<Effect, { kind: Kind }>
  onChange: (effect: Effect) => void
}

/** A new promotion: ten per cent off everything, with a code. */
export const newPromotion: PromotionSettings = {
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
  segments: [],
  usesMax: null,
  usesPerPerson: null,
}

/** The editable part of a promotion. */
export function settingsOf(promotion: Promotion): PromotionSettings {
  const { id: _, codeCount: _c, firstCode: _f, uses: _u, discounted: _d, createdAt: _a, ...settings } = promotion
  return settings
}

/** The initial values of an effect when its kind is selected. */
export function effectOf(kind: Effect['kind']): Effect {
  if (kind === 'fixed') return { kind, amount: 10, each: 'order' }
  if (kind === 'freeShipping') return { kind, methods: ['standard'] }
  if (kind === 'buyGet') return { kind, buy: 2, get: 1, percent: 100, timesMax: null }
  if (kind === 'gift') return { kind, productId: '', variantId: '', quantity: 1 }
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

/** A typed number; null if the text is empty. */
export function typedNumber(text: string): number | null {
  const number = Number(text.trim().replace(',', '.'))
  return text.trim() === '' || Number.isNaN(number) ? null : number
}

/** Converts a time to the value of a local date-time field, and back. */
export const fieldTime = (iso: string | null): string => (iso === null ? '' : localTime(Date.parse(iso)))
export const isoTime = (local: string): string | null => (local === '' ? null : new Date(local).toISOString())
