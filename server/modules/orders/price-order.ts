import type { Exchange } from '#contract/exchange.ts'
import { major } from '#contract/currency.ts'
import type { CodeOutcome } from '#contract/promotions.ts'
import {
  type Adjustment,
  type CartLine,
  type PricedCart,
  type PricedLine,
  giftsIn,
  priceCart,
  promotionIn,
} from '#server/modules/pricing/pricing.ts'
import type { Offers } from '#server/modules/promotions/promotions.ts'
import type { Shipping } from '#server/modules/shipping/shipping.ts'
import type { PlaceTax } from '#server/modules/tax/tax.ts'
import type { Line } from './lines.ts'
import { type OrderTaxes, taxesOf } from './order-taxes.ts'

/** The sum of an order, in minor units. */
export interface Costs {
  productCost: number
  shippingCost: number
  discount: number
  tax: number
  totalCost: number
}

export interface PricedOrder {
  /** With what is given along; `discount` is all that is taken off. */
  lines: Line[]
  adjustments: Adjustment[]
  costs: Costs
  taxes: OrderTaxes | null
  codes: CodeOutcome[]
}

interface Terms {
  shipping: Pick<Shipping, 'code' | 'price'>
  offers: Offers | null
  tax: PlaceTax | undefined
  /** Another currency than the shop's, which lines and shipping are in. */
  exchange?: Exchange | null
}

/** Prices an order, for the summary as for placing it. */
export function priceOrder(lines: Line[], { shipping, offers: offered, tax, exchange = null }: Terms): PricedOrder {
  const offers = offered && exchange ? offersIn(offered, exchange) : offered
  const cart = { lines: lines.map((line) => cartLineOf(line, offers)) }
  const priced = priceCart(cart, {
    promotions: offers?.promotions ?? [],
    shipping,
    ...(offers && { gifts: offers.gifts }),
    ...(tax && { tax }),
  })
  const { subtotal, shipping: shippingCost, discount, total } = priced
  return {
    ...withGifts(lines, priced, offers),
    costs: { productCost: subtotal, shippingCost, discount, tax: priced.tax, totalCost: total },
    taxes: taxesOf(priced, tax),
    codes: offers ? codesOf(offers, priced, exchange?.code) : [],
  }
}

const offersIn = (offers: Offers, exchange: Exchange): Offers => ({
  ...offers,
  promotions: offers.promotions.map((one) => promotionIn(one, exchange)),
  gifts: giftsIn(offers.gifts, exchange),
})

function cartLineOf({ variant, quantity, price, discount }: Line, offers: Offers | null): CartLine {
  const facts = offers?.products.get(variant.product_id)
  return {
    id: variant.variant_id,
    productId: variant.product_id,
    price,
    quantity,
    memberDiscount: discount,
    categoryIds: facts?.categoryIds ?? [],
    brandId: facts?.brandId ?? null,
    onDeal: variant.deal_id !== null,
    isGiftCard: variant.is_gift_card,
    taxClass: variant.tax_class,
  }
}

/** The lines of the order: a gift of a variant that is bought as well belongs to its line, as an order has one of each. */
function withGifts(bought: Line[], priced: PricedCart, offers: Offers | null): Pick<PricedOrder, 'lines' | 'adjustments'> {
  const lines = bought.map((line, index) => ({ ...line, discount: priced.lines[index]!.discount }))
  const places = priced.lines.map((line, index) => (index < bought.length ? index : placeOf(line, lines, offers)))
  const adjustments = priced.adjustments.map((one) => {
    const parts = lines.map(() => 0)
    one.lines.forEach((amount, index) => (parts[places[index]!]! += amount))
    return { ...one, lines: parts }
  })
  return { lines, adjustments }
}

function placeOf({ id, price, quantity, discount }: PricedLine, lines: Line[], offers: Offers | null): number {
  const place = lines.findIndex(({ variant, giftCard }) => variant.variant_id === id && !giftCard)
  const variant = offers!.giftVariants.get(id)!
  if (place < 0) return lines.push({ variant, quantity, price, discount, gifts: quantity, giftCard: null }) - 1
  const line = lines[place]!
  lines[place] = { ...line, quantity: line.quantity + quantity, discount: line.discount + discount, gifts: line.gifts + quantity }
  return place
}

/** What came of the codes: those that bring a promotion are as good as it is. */
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
