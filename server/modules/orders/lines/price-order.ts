import type { Exchange } from '#contract/exchange.ts'
import { major } from '#contract/currency.ts'
import type { CodeOutcome } from '#contract/promotions.ts'
import {
  type Adjustment,
  type CartLine,
  type PricedCart,
  type PricedLine,
  giftsInCurrency,
  priceCart,
  promotionInCurrency,
} from '#server/modules/pricing/pricing.ts'
import type { Offers } from '#server/modules/promotions/promotions.ts'
import type { Shipping } from '#server/modules/shipping/shipping.ts'
import type { PlaceTax } from '#server/modules/tax/tax.ts'
import type { Line } from './lines.ts'
import { type OrderTaxes, taxesOf } from './order-taxes.ts'

/** The costs of an order, in minor units. */
export interface Costs {
  /** The lines, and gift wrap. */
  productCost: number
  /** The part of it that is gift wrap. */
  wrapCost: number
  shippingCost: number
  discount: number
  tax: number
  totalCost: number
}

export interface PricedOrder {
  /** Includes the pieces that promotions give; `discount` is everything that is taken off a line. */
  lines: Line[]
  adjustments: Adjustment[]
  costs: Costs
  taxes: OrderTaxes | null
  codes: CodeOutcome[]
}

export type DiscountName = Pick<Adjustment, 'name' | 'translation'>

interface Terms {
  shipping: Pick<Shipping, 'code' | 'price'>
  offers: Offers | null
  tax: PlaceTax | undefined
  /** Absent if the order isn't wrapped as a gift. In the currency of the order. */
  wrap?: { price: number; taxClass: string } | undefined
  /** The currency of the lines and the shipping, if it isn't the shop's. */
  exchange?: Exchange | null
  /** The name of the discount for repeat deliveries. */
  repeatName?: DiscountName
}

/** Prices an order. The checkout summary and placing an order both use this. */
export function priceOrder(lines: Line[], { shipping, offers: offered, tax, wrap, exchange = null, repeatName }: Terms): PricedOrder {
  const offers = offered && exchange ? offersIn(offered, exchange) : offered
  const cart = { lines: lines.map((line) => cartLineOf(line, offers)) }
  const priced = priceCart(cart, {
    promotions: offers?.promotions ?? [],
    shipping,
    ...(offers && { gifts: offers.gifts }),
    ...(wrap && { wrap }),
    ...(tax && { tax }),
  })
  const { subtotal, shipping: shippingCost, discount, total } = priced
  return {
    ...asOrdered(lines, { ...priced, adjustments: [...repeatAdjustment(lines, priced, repeatName), ...priced.adjustments] }, offers),
    costs: {
      productCost: subtotal + priced.wrap.price,
      wrapCost: priced.wrap.price,
      shippingCost,
      discount,
      tax: priced.tax,
      totalCost: total,
    },
    taxes: taxesOf(priced, tax),
    codes: offers ? codesOf(offers, priced, exchange?.code) : [],
  }
}

const offersIn = (offers: Offers, exchange: Exchange): Offers => ({
  ...offers,
  promotions: offers.promotions.map((one) => promotionInCurrency(one, exchange)),
  gifts: giftsInCurrency(offers.gifts, exchange),
})

/** The discount for repeat deliveries. It stands beside the promotions and is taken off before them. */
function repeatAdjustment(lines: Line[], priced: PricedCart, named: DiscountName = { name: '' }): Adjustment[] {
  const parts = priced.lines.map((_, index) => lines[index]?.repeatDiscount ?? 0)
  const amount = parts.reduce((sum, part) => sum + part, 0)
  return amount === 0 ? [] : [{ promotionId: null, ...named, code: null, amount, lines: parts, shipping: 0 }]
}

function cartLineOf({ variant, quantity, price, discount, repeatDiscount = 0 }: Line, offers: Offers | null): CartLine {
  const facts = offers?.products.get(variant.product_id)
  return {
    id: variant.variant_id,
    productId: variant.product_id,
    price,
    quantity,
    memberDiscount: discount + repeatDiscount,
    categoryIds: facts?.categoryIds ?? [],
    brandId: facts?.brandId ?? null,
    onDeal: variant.deal_id !== null,
    isGiftCard: variant.is_gift_card,
    taxClass: variant.tax_class,
    ...(variant.components && { components: variant.components }),
  }
}

/** The lines of the order, one per variant: merges one-time purchases, repeat deliveries, and gifts of promotions. */
function asOrdered(bought: Line[], priced: PricedCart, offers: Offers | null): Pick<PricedOrder, 'lines' | 'adjustments'> {
  const lines: Line[] = []
  const places = priced.lines.map((line, index) =>
    index < bought.length
      ? indexOfBought(withRepeatPrice({ ...bought[index]!, discount: line.discount }, codesOff(priced, index)), lines)
      : indexOfGift(line, lines, offers),
  )
  const adjustments = priced.adjustments.map((one) => {
    const parts = lines.map(() => 0)
    one.lines.forEach((amount, index) => (parts[places[index]!]! += amount))
    return { ...one, lines: parts }
  })
  return { lines, adjustments }
}

/** What codes take off a line. */
const codesOff = ({ adjustments }: PricedCart, index: number): number =>
  adjustments.reduce((sum, { code, lines }) => sum + (code === null ? 0 : lines[index]!), 0)

function withRepeatPrice(line: Line, byCodes: number): Line {
  const { repeats, price, quantity, discount } = line
  return repeats
    ? { ...line, repeats: repeats.map((one) => ({ ...one, price: Math.round(price - (discount - byCodes) / quantity) })) }
    : line
}

function indexOfBought({ repeatDiscount: _, ...line }: Line, lines: Line[]): number {
  const index = line.giftCard ? -1 : lines.findIndex(({ variant, giftCard }) => variant.variant_id === line.variant.variant_id && !giftCard)
  const same = lines[index]
  if (!same) return lines.push(line) - 1
  const repeats = [...(same.repeats ?? []), ...(line.repeats ?? [])]
  lines[index] = { ...same, quantity: same.quantity + line.quantity, discount: same.discount + line.discount, repeats }
  return index
}

function indexOfGift({ id, price, quantity, discount }: PricedLine, lines: Line[], offers: Offers | null): number {
  const index = lines.findIndex(({ variant, giftCard }) => variant.variant_id === id && !giftCard)
  const variant = offers!.giftVariants.get(id)!
  if (index < 0) return lines.push({ variant, quantity, price, discount, gifts: quantity, giftCard: null }) - 1
  const line = lines[index]!
  lines[index] = { ...line, quantity: line.quantity + quantity, discount: line.discount + discount, gifts: line.gifts + quantity }
  return index
}

/** The outcome of each code. A code that brings a promotion applies if the promotion does. */
function codesOf({ codes }: Offers, { notApplied, adjustments }: PricedCart, currency: string | undefined): CodeOutcome[] {
  return codes.map(({ code, promotionId, reason }) => {
    const not = notApplied.find((one) => one.promotionId === promotionId)
    const isSecond = reason === null && !not && !adjustments.some((one) => one.code === code)
    const why = reason ?? not?.reason ?? (isSecond ? 'NOT_COMBINABLE' : null)
    return {
      code,
      reason: why,
      missingAmount: why === 'MIN_SUBTOTAL' && not ? major(not.missing, currency) : null,
      missingQuantity: why === 'MIN_QUANTITY' && not ? not.missing : null,
    }
  })
}
