import type { NameTranslation } from '#contract/line-translation.ts'

/** All amounts are in minor units. */

/**
 * The scope of a promotion; if all lists are empty, it's everything. A product is in scope if one of the lists names it, its category or
 * its brand.
 */
export interface Scope {
  products: string[]
  categories: string[]
  brands: string[]
  /** Excludes products at a deal's price. */
  exceptDeals: boolean
}

/** What a promotion takes off the price. */
export type Effect =
  | { kind: 'percent'; percent: number }
  /** An amount off the whole order, or off each piece. */
  | { kind: 'fixed'; amount: number; each: 'order' | 'piece' }
  | { kind: 'freeShipping'; methods: string[] }
  /** Of every `buy` + `get` pieces, the `get` cheapest are this many per cent cheaper; `timesMax` is null for no limit. */
  | { kind: 'buyGet'; buy: number; get: number; percent: number; timesMax: number | null }
  | { kind: 'gift'; variantId: string; quantity: number }
  /** The highest tier reached applies. */
  | { kind: 'tiers'; by: 'amount' | 'quantity'; tiers: Tier[] }

export interface Tier {
  from: number
  percent: number
}

/** The part of a promotion that affects a cart's price. */
export interface Promotion {
  id: string
  name: string
  /** Its name in the buyer's language. */
  translation?: NameTranslation | undefined
  /** The code that unlocked it; null if it's automatic. */
  code: string | null
  /** Promotions with higher priority are applied first. */
  priority: number
  /** If false, it's never applied together with another one. */
  combinable: boolean
  /** The minimum subtotal and quantity of the lines in its scope. */
  minSubtotal: number
  minQuantity: number
  scope: Scope
  effect: Effect
}

/** A line to be priced. */
export interface CartLine {
  /** The variant's id; a cart has one line for each. */
  id: string
  productId: string
  price: number
  quantity: number
  /** A membership's discount on the line. */
  memberDiscount: number
  categoryIds: string[]
  brandId: string | null
  onDeal: boolean
  /** Whether it's a gift card, to which no promotion applies. */
  isGiftCard: boolean
  /** The tax class, which determines the rate. */
  taxClass: string
  /** What one piece of a bundle takes from stock. */
  components?: readonly { variantId: string; quantity: number }[]
}

export interface Cart {
  lines: CartLine[]
}

/** A variant that can be given as a gift now, with its stock and, of a bundle, that of what it consists of. */
export type Gift = Omit<CartLine, 'quantity' | 'memberDiscount' | 'components'> & {
  stock: number
  components?: readonly { variantId: string; quantity: number; stock: number }[]
}
export type Gifts = ReadonlyMap<string, Gift>

/** Rates in thousandths of a per cent, by class. */
export interface TaxRules {
  /** Whether prices contain the tax. */
  inclusive: boolean
  rates: Readonly<Record<string, number>>
  shippingRate: number
}

export interface PricingContext {
  /** The promotions available to the buyer, each once, in any order. */
  promotions: Promotion[]
  gifts?: Gifts
  shipping: { code: string; price: number }
  /** Gift wrap, to which no promotion applies; absent if it costs nothing. */
  wrap?: { price: number; taxClass: string }
  tax?: TaxRules
}

export interface PricedLine extends CartLine {
  /** The total discount on the line. */
  discount: number
  /** Tax on top of the price, and tax contained in it. */
  tax: number
  taxIncluded: number
  taxRate: number
  /** The promotion that the gift comes from; null for a bought line. */
  giftOf: string | null
}

/** A promotion's deduction. */
export interface Adjustment {
  /** Null for the repeat delivery discount. */
  promotionId: string | null
  name: string
  translation?: NameTranslation | undefined
  code: string | null
  /** The deduction from the lines in total, and from each of them in their order. */
  amount: number
  lines: number[]
  shipping: number
  /** What it took off shipping when the order was placed, while an edit to a cheaper method leaves less to take. */
  agreedShipping?: number | undefined
}

/** A promotion's deduction with a known id. */
export type PromotionAdjustment = Adjustment & { promotionId: string }

/** Why a promotion isn't applied. */
export type Reason = 'NO_MATCHING_ITEMS' | 'MIN_SUBTOTAL' | 'MIN_QUANTITY' | 'NOTHING_LEFT' | 'GIFT_IS_OUT_OF_STOCK' | 'NOT_COMBINABLE'
export interface NotApplied {
  promotionId: string
  reason: Reason
  /** How much of the subtotal, or how many pieces, are missing for it to apply. */
  missing: number
}

export interface PricedCart {
  lines: PricedLine[]
  adjustments: Adjustment[]
  notApplied: NotApplied[]
  /** The cost of the lines before discounts, gifts included. */
  subtotal: number
  discount: number
  shipping: number
  shippingTax: { rate: number; tax: number; taxIncluded: number }
  /** Gift wrap with its tax, which `subtotal` doesn't contain; `price` is 0 without. */
  wrap: { price: number; rate: number; tax: number; taxIncluded: number }
  /** The tax on lines, gift wrap and shipping together. */
  tax: number
  taxIncluded: number
  total: number
}
