import { major, minor } from '#contract/currency.ts'
import type { Promotion as Presented, PromotionEffect } from '#contract/promotions.ts'
import type { Effect, Scope } from '#server/modules/pricing/pricing.ts'

/** An effect as it's stored: for a gift also the product, on which the price doesn't depend. */
type StoredEffect = Exclude<Effect, { kind: 'gift' }> | (Extract<Effect, { kind: 'gift' }> & { productId: string })

/** A promotion's conditions, scope and effect; amounts are in minor units. */
export interface Rule {
  priority: number
  combinable: boolean
  effect: StoredEffect
  scope: Scope
  minSubtotal: number
  minQuantity: number
  firstOrder: boolean
  plans: string[]
  /** Missing in rules that were stored before segments existed. */
  segments?: string[]
}

type PresentedRule = Pick<
  Presented,
  'priority' | 'combinable' | 'effect' | 'scope' | 'minSubtotal' | 'minQuantity' | 'firstOrder' | 'plans' | 'segments'
>

/** Converts a rule of the contract to its stored form. */
export const ruleOf = (rule: PresentedRule): Rule => ({
  priority: rule.priority,
  combinable: rule.combinable,
  effect: effectWith(rule.effect, minor),
  scope: rule.scope,
  minSubtotal: minor(rule.minSubtotal ?? 0),
  minQuantity: rule.minQuantity ?? 0,
  firstOrder: rule.firstOrder,
  plans: rule.plans,
  segments: rule.segments,
})

/** Converts a stored rule to the contract's form. */
export const presentRule = (rule: Rule): PresentedRule => ({
  ...rule,
  segments: rule.segments ?? [],
  effect: effectWith(rule.effect, major),
  minSubtotal: rule.minSubtotal > 0 ? major(rule.minSubtotal) : null,
  minQuantity: rule.minQuantity > 0 ? rule.minQuantity : null,
})

function effectWith<E extends PromotionEffect | StoredEffect>(effect: E, convert: (amount: number) => number): E {
  if (effect.kind === 'fixed') return { ...effect, amount: convert(effect.amount) }
  if (effect.kind === 'tiers' && effect.by === 'amount')
    return { ...effect, tiers: effect.tiers.map((tier) => ({ ...tier, from: convert(tier.from) })) }
  return effect
}
