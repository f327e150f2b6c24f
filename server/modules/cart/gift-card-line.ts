import { major, minor } from '#contract/currency.ts'
import type { GiftCardToSend } from '#contract/gift-cards.ts'
import type { VariantForSale } from '#server/modules/catalogue/catalogue.ts'

/** A gift card in a cart, as it's stored; `price` in minor units, as shown when it was added. */
export interface StoredGiftCard {
  productId: string
  variantId: string
  price: number
  changedAt: string
  card: GiftCardToSend
}

interface Problem {
  field: string
  text: string
}

/** The price of a gift card in minor units, which is also its initial balance. */
export const priceOf = (variant: VariantForSale, { amount }: Pick<GiftCardToSend, 'amount'>): number =>
  amount === undefined ? variant.price : minor(amount)

/** The reason why a gift card can't be bought with these details; undefined if it can. */
export function giftCardProblem(
  variant: VariantForSale | undefined,
  giftCard: Pick<GiftCardToSend, 'amount'> | undefined,
  quantity: number,
): Problem | undefined {
  if (!variant?.active) return { field: 'variantId', text: 'is not for sale' }
  if (!variant.is_gift_card) return giftCard && { field: 'giftCard', text: 'is for gift cards' }
  if (!giftCard) return { field: 'giftCard', text: 'is needed: it says who the gift card is for' }
  if (quantity !== 1) return { field: 'quantity', text: 'is 1: each gift card is a line of its own' }
  return giftCard.amount === undefined ? undefined : amountProblem(variant, minor(giftCard.amount))
}

function amountProblem({ gift_card_min: min, gift_card_max: max }: VariantForSale, amount: number): Problem | undefined {
  const field = 'giftCard.amount'
  if (min === null || max === null) return { field, text: 'is not offered: choose one of the amounts' }
  return amount < min || amount > max ? { field, text: `is ${major(min)} to ${major(max)}` } : undefined
}
