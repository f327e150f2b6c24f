import { major, minor } from '#contract/currency.ts'
import type { Cart, setCartItem } from '#contract/cart.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import type { GiftCardToSend } from '#contract/gift-cards.ts'
import { limits } from '#contract/limits.ts'
import type { Locale } from '#contract/locales.ts'
import { refuse } from '#contract/refuse.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { findVariants, type VariantForSale } from '#server/modules/catalogue/catalogue.ts'
import { giftCardProblem, priceOf, type StoredGiftCard } from './gift-card-line.ts'
import type { PricedLine } from './lines.ts'
import { lockCart, openCart, type OpenCart } from './open-cart.ts'
import * as queries from './queries.ts'

interface GiftCardLine {
  productId: string
  variantId?: string | undefined
  giftCard: GiftCardToSend
}

/** The gift cards of a cart with the current state of their variants. */
export async function withGiftCards(db: Db | Tx, stored: StoredGiftCard[], now: Date, locale?: Locale | null): Promise<PricedLine[]> {
  if (stored.length === 0) return []
  const variants = await findVariants(db, stored, now, locale)
  return stored.map(({ productId, variantId, price, card }, index) => ({
    stored: { productId, variantId, quantity: 1, price, giftCard: card },
    variant: variants[index],
  }))
}

/**
 * Adds a gift card to the customer's cart, or changes the one with the same id. Refuses what isn't a gift card, an amount that isn't
 * offered, and one card too many.
 */
export async function setGiftCard(
  tx: Tx,
  userId: string,
  { productId, variantId, giftCard, quantity }: ParsedOf<typeof setCartItem> & { giftCard: GiftCardToSend },
  now: Date,
): Promise<void> {
  const [variant] = await findVariants(tx, [{ productId, variantId }], now)
  const problem = giftCardProblem(variant, giftCard, quantity)
  if (!variant || problem)
    throw refuse('CAN_NOT_ADD_ITEM_TO_THE_CART', { [problem?.field ?? 'variantId']: [problem?.text ?? 'is not for sale'] })
  const { id, gift_cards: before } = await openCart(tx, userId, now)
  const others = before.filter(({ card }) => card.id !== giftCard.id)
  if (others.length >= limits.giftCard.perOrder)
    throw refuse('CAN_NOT_ADD_ITEM_TO_THE_CART', { giftCard: [`are limited to ${limits.giftCard.perOrder} per cart`] })
  const cards = [...others, storedGiftCard(variant, giftCard, now)]
  await queries.setGiftCards.run(tx, { cart: id, cards })
}

/** Merges a visitor's gift cards into the customer's cart, as many as fit; the visitor's replaces one with the same id. */
export async function mergeGiftCards(tx: Tx, cart: OpenCart, lines: GiftCardLine[], now: Date): Promise<void> {
  if (lines.length === 0) return
  const variants = await findVariants(tx, lines, now)
  const good = lines.flatMap(({ giftCard }, index) => {
    const variant = variants[index]
    return variant && !giftCardProblem(variant, giftCard, 1) ? [storedGiftCard(variant, giftCard, now)] : []
  })
  const ids = new Set(good.map(({ card }) => card.id))
  const before = cart.gift_cards.filter(({ card }) => !ids.has(card.id))
  const unique = [...new Map(good.map((one) => [one.card.id, one])).values()]
  await queries.setGiftCards.run(tx, { cart: cart.id, cards: [...before, ...unique].slice(0, limits.giftCard.perOrder) })
}

/** Removes gift cards from the customer's cart; returns how many were removed. */
export async function removeGiftCards(tx: Tx, userId: string, ids: string[]): Promise<number> {
  const cart = await lockCart(tx, userId)
  if (!cart) return 0
  const before = cart.gift_cards
  const left = before.filter(({ card }) => !ids.includes(card.id))
  if (left.length < before.length) await queries.setGiftCards.run(tx, { cart: cart.id, cards: left })
  return before.length - left.length
}

const storedGiftCard = (variant: VariantForSale, card: GiftCardToSend, now: Date): StoredGiftCard => ({
  productId: variant.product_id,
  variantId: variant.variant_id,
  price: priceOf(variant, card),
  changedAt: now.toISOString(),
  card,
})

/** A cart with more items, its gift cards, after all others. */
export const appendItems = (cart: Cart, more: Cart): Cart => ({
  ...cart,
  items: [...cart.items, ...more.items],
  subtotal: major(minor(cart.subtotal) + minor(more.subtotal)),
})
