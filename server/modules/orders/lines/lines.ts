import { type Exchange, convertPrice } from '#contract/exchange.ts'
import { decimal, minor } from '#contract/currency.ts'
import { limits } from '#contract/limits.ts'
import type { GiftCardToSend } from '#contract/gift-cards.ts'
import { memberPrice } from '#contract/member-price.ts'
import { repeatPrice } from '#contract/repeat-limits.ts'
import type { FieldErrors } from '#contract/refusal.ts'
import { giftCardProblem, offersRepeat, priceOf } from '#server/modules/cart/cart.ts'
import { SharedStock, shortage, type VariantForSale, quantityToBackOrder } from '#server/modules/catalogue/catalogue.ts'

/** A line as the buyer sent it. `price` is what they saw for one piece, in major units. */
export interface RequestedLine {
  productId: string
  variantId?: string | undefined
  quantity: number
  price?: number
  giftCard?: GiftCardToSend | undefined
  /** The interval in weeks, for a line that is to be delivered again. */
  repeatWeeks?: number | undefined
  /** How many of the pieces the buyer knows will come later; undefined where nobody was asked to agree. */
  backOrdered?: number | undefined
}
/** A line that can be bought. In minor units: `price` of one piece, and `discount` off the whole line, initially only the membership's. */
export interface Line {
  variant: VariantForSale
  quantity: number
  price: number
  discount: number
  /** How many of the pieces a promotion gives for free. */
  gifts: number
  /** The recipient, if the line is a gift card. */
  giftCard: GiftCardToSend | null
  /** The repeat deliveries of this line, and what they take off it in minor units, on top of `discount`; absent if there are none. */
  repeats?: Repeat[]
  repeatDiscount?: number
}
/** A repeat delivery: `quantity` pieces every `weeks` weeks, at `percent` per cent off. */
interface Repeat {
  weeks: number
  quantity: number
  percent: number
  /**
   * The price of one piece after all discounts except codes, which are for this order only. In minor units; set once the order is priced.
   */
  price?: number
}
/** The repeat delivery that places this order. Its agreed terms apply, even if a product's offer has changed. */
export interface AgreedRepeat {
  id: string
  /** The discount of each variant. */
  percents: ReadonlyMap<string, number>
}
export interface CheckedLines {
  lines: Line[]
  problems: FieldErrors
  miscalculated: FieldErrors
}

/** What a membership makes cheaper: a percentage off everything, and prices for single variants, in minor units. */
export interface MemberTerms {
  percent: number
  prices: ReadonlyMap<string, number> | null
}

/**
 * Splits the lines into those that can be bought and the problems of the others, and lists the lines at another price than the shop's, both
 * by `products.<index>`. Membership discounts are taken off the lines that can be bought.
 */
export function checkLines(
  requested: RequestedLine[],
  variants: (VariantForSale | undefined)[],
  member: MemberTerms | null = null,
  exchange: Exchange | null = null,
  agreed: AgreedRepeat | null = null,
): CheckedLines {
  const checked: CheckedLines = { lines: [], problems: {}, miscalculated: {} }
  const seen = new Seen()
  const shared = new SharedStock(variants)
  for (const [index, line] of requested.entries()) {
    const variant = variants[index]
    const problem = problemOf(line, variant, { seen, agreed }) ?? (variant && sharedShortage(shared, variant, line.quantity))
    if (!variant || problem) {
      checked.problems[`products.${index}`] = [problem ?? 'Not available']
      continue
    }
    seen.add(line, variant)
    shared.take(variant, inStock(variant, line.quantity))
    const giftCard = line.giftCard ?? null
    const price = giftCard ? priceOf(variant, giftCard) : convertPrice(variant.price, exchange)
    const own = giftCard ? price : priceFor(member, variant, price, exchange)
    const repeated = repeatOf(line, variant, { price, agreed })
    const percent = repeated.repeats?.[0]?.percent ?? 0
    // The repeat delivery's discount is taken off the shop's price, as in the cart, and the membership's off the result.
    const discount = (repeatPrice(price, percent) - repeatPrice(own, percent)) * line.quantity
    checked.lines.push({
      variant,
      quantity: line.quantity,
      price,
      discount,
      gifts: 0,
      giftCard,
      ...repeated,
    })
    if (line.price !== undefined && minor(line.price, exchange?.code) !== price)
      checked.miscalculated[`products.${index}.price`] = [`The price is ${decimal(price, exchange?.code)} now`]
  }
  return checked
}

const inStock = (variant: VariantForSale, quantity: number): number => quantity - quantityToBackOrder(variant, quantity)

/** Why this many pieces aren't available after earlier lines have taken from the same stock, such as a bundle and one of its components. */
export function sharedShortage(shared: SharedStock, variant: VariantForSale, quantity: number): string | undefined {
  const left = shared.left(variant)
  if (inStock(variant, quantity) <= left) return undefined
  return left === 0 ? 'Out of stock' : `Only ${left} left`
}

/** The repeat delivery of a line, and its discount on the shop's price. */
function repeatOf(
  { repeatWeeks: weeks, quantity }: RequestedLine,
  { repeat_offer: offer, variant_id: id }: VariantForSale,
  { price, agreed }: { price: number; agreed: AgreedRepeat | null },
): Pick<Line, 'repeats' | 'repeatDiscount'> {
  if (weeks === undefined) return {}
  const percent = agreed?.percents.get(id) ?? offer?.percent ?? 0
  return { repeats: [{ weeks, quantity, percent }], repeatDiscount: (price - repeatPrice(price, percent)) * quantity }
}

/** The lines so far. A variant may be bought once and also as a repeat delivery; the pieces of both count together. */
class Seen {
  readonly #keys = new Set<string>()
  readonly #pieces = new Map<string, number>()

  has = (line: RequestedLine, variant: VariantForSale): boolean => this.#keys.has(keyOf(line, variant))
  pieces = ({ variant_id: id }: VariantForSale): number => this.#pieces.get(id) ?? 0
  add(line: RequestedLine, variant: VariantForSale): void {
    this.#keys.add(keyOf(line, variant))
    this.#pieces.set(variant.variant_id, this.pieces(variant) + line.quantity)
  }
}

const keyOf = ({ giftCard, repeatWeeks = 0 }: RequestedLine, { variant_id: id }: VariantForSale): string =>
  giftCard?.id ?? `${id} ${repeatWeeks}`

function problemOf(
  line: RequestedLine,
  variant: VariantForSale | undefined,
  { seen, agreed }: { seen: Seen; agreed: AgreedRepeat | null },
): string | undefined {
  if (!variant?.active) return 'Not available'
  if (variant.is_gift_card || line.giftCard) {
    const problem = giftCardProblem(variant, line.giftCard, line.quantity)
    if (problem) return `${problem.field} ${problem.text}`
  }
  if (seen.has(line, variant)) return 'In the order twice'
  if (agreed ? variant.is_digital : !offersRepeat(variant, line.repeatWeeks)) return 'Not delivered again at that interval'
  const quantity = seen.pieces(variant) + line.quantity
  if (quantity > limits.cart.quantityMax) return `At most ${limits.cart.quantityMax}`
  const waits = line.backOrdered ?? limits.cart.quantityMax
  if (quantityToBackOrder(variant, quantity) > waits) return variant.stock === 0 ? 'Out of stock' : `Only ${variant.stock} left`
  return shortage(variant, quantity)
}

/** What a member pays for one piece: the lower of the plan's percentage and the price of its price lists. */
export function priceFor(
  member: MemberTerms | null,
  { variant_id, is_gift_card }: Pick<VariantForSale, 'variant_id' | 'is_gift_card'>,
  price: number,
  exchange: Exchange | null,
): number {
  if (!member || is_gift_card) return price
  const listed = member.prices?.get(variant_id)
  return Math.min(memberPrice(price, member.percent), listed === undefined ? price : convertPrice(listed, exchange))
}
