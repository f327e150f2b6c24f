import { type Exchange, priceIn } from '#contract/exchange.ts'
import { decimal, minor } from '#contract/currency.ts'
import { limits } from '#contract/limits.ts'
import type { GiftCardToSend } from '#contract/gift-cards.ts'
import { memberPrice } from '#contract/member-price.ts'
import { repeatPrice } from '#contract/repeat-limits.ts'
import type { FieldErrors } from '#contract/refusal.ts'
import { giftCardProblem, offersRepeat, priceOf } from '#server/modules/cart/cart.ts'
import { SharedStock, shortage, type VariantForSale, waitingOf } from '#server/modules/catalogue/catalogue.ts'

/** A line as the buyer sent it; the price, in major units, as they saw it. */
export interface RequestedLine {
  productId: string
  variantId?: string | undefined
  quantity: number
  price?: number
  giftCard?: GiftCardToSend | undefined
  /** It's to be delivered again every so many weeks. */
  repeatWeeks?: number | undefined
  /** How many of the pieces the buyer knows to come later; undefined where nobody was asked to agree. */
  backOrdered?: number | undefined
}
/** A line that can be bought. In minor units: the price of one piece, and what is taken off the line, by a membership at first. */
export interface Line {
  variant: VariantForSale
  quantity: number
  price: number
  discount: number
  /** How many of the pieces a promotion gives. */
  gifts: number
  /** The recipient, where the line is a gift card. */
  giftCard: GiftCardToSend | null
  /** What of it is delivered again, and what that takes off the line, in minor units, beside `discount`; absent where nothing is. */
  repeats?: Repeat[]
  repeatDiscount?: number
}
/** So many pieces every so many weeks, for so many per cent less. */
export interface Repeat {
  weeks: number
  quantity: number
  percent: number
  /** What a piece costs, less all that is taken off it but by codes, which are for this order only: minor units, once it's priced. */
  price?: number
}
/** A repeat delivery whose order this is: what was agreed counts, whatever its product offers by now. */
export interface AgreedRepeat {
  id: string
  percent: number
}
export interface CheckedLines {
  lines: Line[]
  problems: FieldErrors
  miscalculated: FieldErrors
}

/** What a membership makes cheaper: so many per cent off everything, and prices of variants, in minor units. */
export interface MemberTerms {
  percent: number
  prices: ReadonlyMap<string, number> | null
}

/**
 * Which of the lines can be bought, what is wrong with the others, and whose price is not the shop's; by `products.<index>`. Of what can be
 * bought a membership takes off what makes it cheaper.
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
    const problem = problemOf(line, variant, { seen, agreed }) ?? (variant && takenBefore(shared, variant, line.quantity))
    if (!variant || problem) {
      checked.problems[`products.${index}`] = [problem ?? 'Not available']
      continue
    }
    seen.add(line, variant)
    shared.take(variant, inStock(variant, line.quantity))
    const giftCard = line.giftCard ?? null
    const price = giftCard ? priceOf(variant, giftCard) : priceIn(variant.price, exchange)
    const own = giftCard ? price : priceFor(member, variant, price, exchange)
    const discount = (price - own) * line.quantity
    checked.lines.push({
      variant,
      quantity: line.quantity,
      price,
      discount,
      gifts: 0,
      giftCard,
      ...repeatOf(line, variant, { own, agreed }),
    })
    if (line.price !== undefined && minor(line.price, exchange?.code) !== price)
      checked.miscalculated[`products.${index}.price`] = [`The price is ${decimal(price, exchange?.code)} now`]
  }
  return checked
}

const inStock = (variant: VariantForSale, quantity: number): number => quantity - waitingOf(variant, quantity)

/** Why so many pieces can't be had beside what lines before take of the same stock: a bundle, and a component of it. */
export function takenBefore(shared: SharedStock, variant: VariantForSale, quantity: number): string | undefined {
  const left = shared.left(variant)
  if (inStock(variant, quantity) <= left) return undefined
  return left === 0 ? 'Out of stock' : `Only ${left} left`
}

/** What of a line is delivered again, and what that takes off `own`, which a piece costs this buyer one time. */
function repeatOf(
  { repeatWeeks: weeks, quantity }: RequestedLine,
  { repeat_offer: offer }: VariantForSale,
  { own, agreed }: { own: number; agreed: AgreedRepeat | null },
): Pick<Line, 'repeats' | 'repeatDiscount'> {
  if (weeks === undefined) return {}
  const percent = agreed?.percent ?? offer?.percent ?? 0
  return { repeats: [{ weeks, quantity, percent }], repeatDiscount: (own - repeatPrice(own, percent)) * quantity }
}

/** The lines so far: a variant may be bought one time and again, and its pieces count together. */
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
  if (waitingOf(variant, quantity) > waits) return variant.stock === 0 ? 'Out of stock' : `Only ${variant.stock} left`
  return shortage(variant, quantity)
}

/** What a member pays for one piece: the lower of what the plan and its price lists make of it. */
export function priceFor(
  member: MemberTerms | null,
  { variant_id, is_gift_card }: Pick<VariantForSale, 'variant_id' | 'is_gift_card'>,
  price: number,
  exchange: Exchange | null,
): number {
  if (!member || is_gift_card) return price
  const listed = member.prices?.get(variant_id)
  return Math.min(memberPrice(price, member.percent), listed === undefined ? price : priceIn(listed, exchange))
}
