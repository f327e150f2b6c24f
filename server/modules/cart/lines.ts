import type { Cart, CartLine } from '#contract/cart.ts'
import { major, minor } from '#contract/currency.ts'
import { repeatPrice } from '#contract/repeat-limits.ts'
import type { GiftCardToSend } from '#contract/gift-cards.ts'
import { limits } from '#contract/limits.ts'
import { availableOf, SharedStock, type VariantForSale } from '#server/modules/catalogue/catalogue.ts'
import { backOrderOf } from './back-orders.ts'
import { giftCardProblem, priceOf } from './gift-card-line.ts'

/** A line as it was added to the cart; `price` in minor units, as shown then (undefined if unknown). */
interface StoredLine {
  productId: string
  variantId: string
  quantity: number
  price: number | undefined
  /** Present on a gift card. */
  giftCard?: GiftCardToSend
  /** Weeks between two deliveries; 0 for a one-time purchase. */
  repeatWeeks?: number
}

/** A line and the current state of its variant, which is undefined if the variant doesn't exist anymore. */
export interface PricedLine {
  stored: StoredLine
  variant: VariantForSale | undefined
}

/** A cart in the contract's shape. A line whose variant is gone stays, marked, as long as something is known about it. */
export function presentCart(id: string | null, userId: string | null, lines: PricedLine[]): Cart {
  const shared = new SharedStock(lines.map(({ variant }) => variant))
  const items = lines.flatMap(({ stored, variant }) => (variant ? [presentLine(stored, variant, shared)] : []))
  const subtotal = items.reduce(
    (sum, item) => (item.notice === 'UNAVAILABLE' || item.notice === 'OUT_OF_STOCK' ? sum : sum + minor(item.price) * item.quantity),
    0,
  )
  return { id, userId, items, subtotal: major(subtotal) }
}

/** Whether a variant is offered for repeat delivery at this interval; every variant can be bought one time (0, or left out). */
export const offersRepeat = ({ repeat_offer: offer }: VariantForSale, weeks = 0): boolean =>
  weeks === 0 || (offer?.weeks.includes(weeks) ?? false)

/** The discount for repeat delivery, in per cent. */
export const percentOff = ({ repeat_offer: offer }: VariantForSale, weeks = 0): number => (weeks === 0 ? 0 : (offer?.percent ?? 0))

/** The number of pieces available besides the other lines. If those leave less than what is in stock, nothing can be back-ordered here. */
function leftOf(variant: VariantForSale, shared: SharedStock): number {
  const left = shared.left(variant)
  return left < variant.stock ? left : availableOf(variant)
}

function presentLine(stored: StoredLine, variant: VariantForSale, shared: SharedStock): CartLine {
  const { giftCard, repeatWeeks: weeks = 0 } = stored
  const percent = percentOff(variant, weeks)
  const isForSale = variant.active && offersRepeat(variant, weeks) && (!variant.is_gift_card || !giftCardProblem(variant, giftCard, 1))
  const available = isForSale ? (giftCard ? 1 : Math.min(leftOf(variant, shared), limits.cart.quantityMax)) : 0
  shared.take(variant, Math.min(stored.quantity, available))
  const oneTimePrice = giftCard ? priceOf(variant, giftCard) : variant.price
  const price = repeatPrice(oneTimePrice, percent)
  const notice = isForSale ? noticeOf(stored, price, available) : 'UNAVAILABLE'
  const waiting = isForSale ? backOrderOf(variant, Math.min(stored.quantity, available)) : undefined
  const moved = stored.price !== undefined && stored.price !== price
  return {
    productId: variant.product_id,
    variantId: variant.variant_id,
    quantity: stored.quantity,
    product: {
      name: variant.name,
      slug: variant.slug,
      sku: variant.sku,
      brand: variant.brand,
      photo: variant.photo,
      photoAlt: variant.photo_alt,
      options: giftCard?.amount === undefined ? variant.options : {},
      oldPrice: variant.old_price !== null && variant.old_price > variant.price ? major(variant.old_price) : null,
      ...(variant.content && { content: variant.content }),
      ...(variant.components && { components: variant.components.map(({ stock: _, ...component }) => component) }),
      isRedeemable: variant.is_redeemable,
      ...(variant.is_digital && { isDigital: true }),
      available,
    },
    price: major(price),
    ...(giftCard && { giftCard }),
    ...(weeks > 0 && { repeatWeeks: weeks, repeat: { percent, oneTimePrice: major(oneTimePrice) } }),
    ...(moved && { priceWas: major(stored.price!) }),
    ...(notice && { notice }),
    ...(waiting && { backOrder: waiting }),
  }
}

/** The most important notice of a line. The requested quantity stays, so nothing is lost when stock comes back. */
function noticeOf(stored: StoredLine, price: number, available: number): CartLine['notice'] {
  if (available === 0) return 'OUT_OF_STOCK'
  if (stored.quantity > available) return 'MORE_THAN_STOCK'
  return stored.price !== undefined && stored.price !== price ? 'PRICE_CHANGED' : undefined
}
