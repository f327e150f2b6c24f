import { convert, type Exchange, convertPrice } from '#contract/exchange.ts'
import type { Effect, Gifts, Promotion } from './types.ts'

/** A promotion with its discounts and thresholds in another currency. */
export const promotionInCurrency = (promotion: Promotion, exchange: Exchange): Promotion => ({
  ...promotion,
  minSubtotal: convert(promotion.minSubtotal, exchange),
  effect: effectIn(promotion.effect, exchange),
})

function effectIn(effect: Effect, exchange: Exchange): Effect {
  if (effect.kind === 'fixed') return { ...effect, amount: convert(effect.amount, exchange) }
  if (effect.kind !== 'tiers' || effect.by !== 'amount') return effect
  return { ...effect, tiers: effect.tiers.map(({ from, percent }) => ({ from: convert(from, exchange), percent })) }
}

/** The available gifts at their prices in another currency. */
export const giftsInCurrency = (gifts: Gifts, exchange: Exchange): Gifts =>
  new Map([...gifts].map(([id, gift]) => [id, { ...gift, price: convertPrice(gift.price, exchange) }]))
