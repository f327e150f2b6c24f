import { major, minor } from '#contract/currency.ts'
import type { Promotion as Presented, PromotionEffect } from '#contract/promotions.ts'
import type { Effect, Scope } from '#server/modules/pricing/pricing.ts'

/** What a gift is, besides what its price depends on. */
type StoredEffect = Exclude<Effect, { kind: 'gift' }> | (Extract<Effect, { kind: 'gift' }> & { productId: string })

/** What has to be so for a promotion, what it's about and what it takes off; money in minor units. */
export interface Rule {
  priority: number
  combinable: boolean
  effect: StoredEffect
  scope: Scope
  minSubtotal: number
  minQuantity: number
  firstOrder: boolean
  plans: string[]
  /** Rules that were stored before there were any have none. */
  segments?: string[]
}

type PresentedRule = Pick<
  Presented,
  'priority' | 'combinable' | 'effect' | 'scope' | 'minSubtotal' | 'minQuantity' | 'firstOrder' | 'plans' | 'segments'
>

/** A rule as it is stored. */
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

/** A rule as the contract has it. */
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
