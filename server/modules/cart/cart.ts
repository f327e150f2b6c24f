import type { Cart, changeCartItem, mergeCart, previewCart, setCartItem } from '#contract/cart.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { minor } from '#contract/currency.ts'
import { limits } from '#contract/limits.ts'
import type { Locale } from '#contract/locales.ts'
import { refuse } from '#contract/refuse.ts'
import { repeatPrice } from '#contract/repeat-limits.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { findVariants, shortage, type VariantForSale, type RequestedVariant } from '#server/modules/catalogue/catalogue.ts'
import type { StoredGiftCard } from './gift-card-line.ts'
import { mergeGiftCards, removeGiftCards, setGiftCard, withGiftCards, appendItems } from './gift-cards.ts'
import { offersRepeat, percentOff, presentCart, type PricedLine } from './lines.ts'
import { openCart } from './open-cart.ts'
import * as queries from './queries.ts'
import { withVariants } from './variants.ts'

export { giftCardProblem, priceOf } from './gift-card-line.ts'
export { offersRepeat } from './lines.ts'
export { backOrderOf } from './back-orders.ts'
export { readSavedLines } from './read-saved-lines.ts'

export { refillCart } from './refill.ts'

/** The customer's cart at current prices; an empty one before the first line is added. */
export async function readCart(db: Db | Tx, userId: string, now: Date): Promise<Cart> {
  const found = await queries.findCart.one(db, { user: userId })
  return found ? present(db, found, userId, now) : { id: null, userId, items: [], subtotal: 0 }
}

/** The lines of the customer's cart with their variants, for checkout. */
export async function linesForSale(db: Db | Tx, userId: string, now: Date, locale: Locale | null = null): Promise<PricedLine[]> {
  const found = await queries.findCart.one(db, { user: userId })
  if (!found) return []
  const lines = await withVariants(db, await queries.cartItems.all(db, { cart: found.id }), now, locale)
  return [...lines, ...(await withGiftCards(db, found.gift_cards, now, locale))]
}

/** Adds a gift card to the cart, or changes it; an existing card keeps its position. */
export async function setGiftCardLine(tx: Tx, userId: string, input: ParsedOf<typeof setCartItem>, now: Date): Promise<Cart> {
  const { giftCard } = input
  if (giftCard) await setGiftCard(tx, userId, { ...input, giftCard }, now)
  return readCart(tx, userId, now)
}

/**
 * Sets the quantity of a line, in one statement. Refuses a variant that doesn't exist or isn't for sale, more than the stock, and one line
 * too many.
 */
export async function setLine(db: Db | Tx, userId: string, input: ParsedOf<typeof setCartItem>, now: Date): Promise<Cart> {
  const { productId: product, quantity } = input
  const variant = input.variantId ?? (await findVariants(db, [input], now))[0]?.variant_id
  if (variant === undefined) return refuseLine(db, input, now)
  const weeks = input.repeatWeeks ?? 0
  const line = { id: newId(now), user: userId, product, variant, quantity, now, linesMax: limits.cart.linesMax, weeks }
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    const rows = await queries.setLine.all(db, line)
    if (rows[0]) return cartWithGiftCards(db, presentCart(rows[0].cart_id, userId, rows.map(pricedLine)), rows[0].gift_cards, now)
  }
  return refuseLine(db, input, now)
}

/** Refuses with the reason why a line couldn't be set. */
async function refuseLine(db: Db | Tx, input: ParsedOf<typeof setCartItem>, now: Date): Promise<never> {
  const [variant] = await findVariants(db, [input], now)
  if (!variant?.active)
    throw refuse('CAN_NOT_ADD_ITEM_TO_THE_CART', {
      [variant ? 'productId' : 'variantId']: ['is not for sale; a product with several variants needs one named'],
    })
  if (variant.is_gift_card) throw refuse('CAN_NOT_ADD_ITEM_TO_THE_CART', { giftCard: ['is needed: it says who the gift card is for'] })
  const short = shortage(variant, input.quantity)
  if (short) throw refuse('CAN_NOT_ADD_ITEM_TO_THE_CART', { quantity: [short] })
  if (!offersRepeat(variant, input.repeatWeeks))
    throw refuse('CAN_NOT_ADD_ITEM_TO_THE_CART', { repeatWeeks: ['is not offered for this product'] })
  throw refuse('CAN_NOT_ADD_ITEM_TO_THE_CART', { productId: [`the cart is full: ${limits.cart.linesMax} lines`] })
}

/** Changes the quantity of an existing line; 0 removes it. */
export async function changeLine(tx: Tx, userId: string, input: ParsedOf<typeof changeCartItem>, now: Date): Promise<Cart> {
  if (input.quantity === 0) return removeLine(tx, userId, input, now, 'CAN_NOT_UPDATE_CART_ITEM')
  const { cart, variant } = await findLine(tx, userId, input, now, 'CAN_NOT_UPDATE_CART_ITEM')
  const short = shortage(variant, input.quantity)
  if (short) throw refuse('CAN_NOT_UPDATE_CART_ITEM', { quantity: [short] })
  const changed = await queries.changeQuantity.run(tx, {
    cart,
    variant: variant.variant_id,
    quantity: input.quantity,
    now,
    weeks: input.repeatWeeks ?? 0,
  })
  if (changed === 0) throw refuse('CAN_NOT_UPDATE_CART_ITEM', { productId: ['is not in the cart'] })
  return readCart(tx, userId, now)
}

/** Removes an existing line. */
export async function removeLine(
  tx: Tx,
  userId: string,
  input: RequestedVariant & { giftCardId?: string | undefined; repeatWeeks?: number | undefined },
  now: Date,
  code: 'CAN_NOT_REMOVE_CART_ITEM' | 'CAN_NOT_UPDATE_CART_ITEM' = 'CAN_NOT_REMOVE_CART_ITEM',
): Promise<Cart> {
  if (input.giftCardId !== undefined) return removeGiftCard(tx, userId, input.giftCardId, now)
  const { cart, variant } = await findLine(tx, userId, input, now, code)
  if ((await queries.removeItem.run(tx, { cart, variant: variant.variant_id, weeks: input.repeatWeeks ?? 0 })) === 0)
    throw refuse(code, { productId: ['is not in the cart'] })
  return readCart(tx, userId, now)
}

/** Removes all lines. The empty cart itself stays. */
export async function emptyCart(tx: Tx, userId: string, now: Date): Promise<Cart> {
  const found = await queries.findCart.one(tx, { user: userId })
  if (found) {
    await queries.removeAll.run(tx, { cart: found.id })
    await queries.setGiftCards.run(tx, { cart: found.id, cards: [] })
  }
  return readCart(tx, userId, now)
}

/** Removes bought pieces from the customer's cart; if a line has more than were bought, the rest stays. */
export async function removeBought(
  tx: Tx,
  userId: string,
  bought: { variantId: string; quantity: number; giftCardId?: string; repeatWeeks?: number | undefined }[],
): Promise<void> {
  const cards = bought.flatMap(({ giftCardId }) => giftCardId ?? [])
  if (cards.length > 0) await removeGiftCards(tx, userId, cards)
  await queries.removeBought.run(tx, {
    user: userId,
    variants: bought.map(({ variantId }) => variantId),
    quantities: bought.map(({ quantity }) => quantity),
    weeks: bought.map(({ repeatWeeks = 0 }) => repeatWeeks),
  })
}

/** Merges a visitor's lines into the customer's cart: the line changed later wins, lines that can't be bought stay and are marked. */
export async function mergeLines(tx: Tx, userId: string, input: ParsedOf<typeof mergeCart>, now: Date): Promise<Cart> {
  const { id: cart, gift_cards: cards } = await openCart(tx, userId, now)
  const goods = input.items.filter(({ giftCard }) => !giftCard)
  await mergeGiftCards(
    tx,
    { id: cart, gift_cards: cards },
    input.items.flatMap(({ giftCard, ...item }) => (giftCard ? [{ ...item, giftCard }] : [])),
    now,
  )
  const variants = await findVariants(tx, goods, now)
  const byKey = new Map<string, VisitorsLine>()
  for (const [index, item] of goods.entries()) {
    const variant = sellable(variants[index])
    // A visitor's clock that runs ahead must not win forever.
    const changed = new Date(Math.min(Date.parse(item.changedAt), now.getTime()))
    const line = variant && { variant, quantity: item.quantity, changed, weeks: item.repeatWeeks ?? 0 }
    const other = line && byKey.get(keyOf(line))
    if (line && (!other || other.changed < changed)) byKey.set(keyOf(line), line)
  }
  const there = new Set((await queries.cartItems.all(tx, { cart })).map((item) => `${item.variant_id} ${item.repeat_weeks}`))
  const fitting = fittingLines([...byKey.values()], there)
  await queries.mergeItems.run(tx, {
    cart,
    variants: fitting.map((line) => line.variant.variant_id),
    quantities: fitting.map((line) => line.quantity),
    prices: fitting.map((line) => line.variant.price),
    changed: fitting.map((line) => line.changed),
    weeks: fitting.map((line) => line.weeks),
  })
  return readCart(tx, userId, now)
}

/** A variant that a line may name. A gift card isn't one: it needs a recipient, so it's added by a call of its own. */
const sellable = (variant: VariantForSale | undefined) => (variant?.is_gift_card ? undefined : variant)

interface VisitorsLine {
  variant: VariantForSale
  quantity: number
  changed: Date
  weeks: number
}

/** The key of a line: a one-time purchase and a repeat delivery of the same variant are separate lines. */
const keyOf = ({ variant, weeks }: VisitorsLine): string => `${variant.variant_id} ${weeks}`

/** Existing lines always fit; of the new ones, those changed last, as long as there is room. Keeps the input's order. */
function fittingLines(lines: VisitorsLine[], there: Set<string>): VisitorsLine[] {
  const isThere = (line: VisitorsLine) => there.has(keyOf(line))
  const newest = lines.filter((line) => !isThere(line)).toSorted((a, b) => b.changed.getTime() - a.changed.getTime())
  const fitting = new Set(newest.slice(0, Math.max(0, limits.cart.linesMax - there.size)))
  return lines.filter((line) => isThere(line) || fitting.has(line))
}

/** A visitor's local lines at current prices. Lines of products that never existed are left out. */
export async function previewLines(db: Db, input: ParsedOf<typeof previewCart>, now: Date): Promise<Cart> {
  const variants = await findVariants(db, input.items, now)
  return presentCart(
    null,
    null,
    input.items.map((item, index) => ({
      stored: {
        productId: item.productId,
        variantId: item.variantId ?? '',
        quantity: item.quantity,
        price: item.price === undefined ? undefined : minor(item.price),
        ...(item.giftCard && { giftCard: item.giftCard }),
        repeatWeeks: item.repeatWeeks ?? 0,
      },
      variant: variants[index],
    })),
  )
}

async function present(
  db: Db | Tx,
  { id, gift_cards }: { id: string; gift_cards: StoredGiftCard[] },
  userId: string,
  now: Date,
): Promise<Cart> {
  const cart = presentCart(id, userId, (await queries.cartLines.all(db, { cart: id, now })).map(pricedLine))
  return cartWithGiftCards(db, cart, gift_cards, now)
}

/** Adds the gift cards to a cart, if there are any. */
const cartWithGiftCards = async (db: Db | Tx, cart: Cart, cards: StoredGiftCard[], now: Date): Promise<Cart> =>
  cards.length === 0 ? cart : appendItems(cart, presentCart(null, null, await withGiftCards(db, cards, now)))

async function removeGiftCard(tx: Tx, userId: string, id: string, now: Date): Promise<Cart> {
  if ((await removeGiftCards(tx, userId, [id])) === 0) throw refuse('CAN_NOT_REMOVE_CART_ITEM', { giftCardId: ['is not in the cart'] })
  return readCart(tx, userId, now)
}

const pricedLine = ({ quantity, price_then, repeat_weeks: repeatWeeks, ...variant }: queries.LineRow): PricedLine => ({
  stored: {
    productId: variant.product_id,
    variantId: variant.variant_id,
    quantity,
    price: repeatPrice(price_then, percentOff(variant, repeatWeeks)),
    repeatWeeks,
  },
  variant,
})

async function findLine(
  tx: Tx,
  userId: string,
  input: RequestedVariant,
  now: Date,
  code: 'CAN_NOT_REMOVE_CART_ITEM' | 'CAN_NOT_UPDATE_CART_ITEM',
) {
  const cart = await queries.findCart.one(tx, { user: userId })
  if (!cart) throw refuse('NO_CART_FOUND')
  const [variant] = await findVariants(tx, [input], now)
  if (!variant) throw refuse(code, { productId: ['is not in the cart'] })
  return { cart: cart.id, variant }
}
