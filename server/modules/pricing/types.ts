import type { NameTranslation } from '#contract/line-words.ts'

/** All amounts are minor units. */

/** What a promotion is about; empty lists are everything. A product is in when one of the lists names it, its category or its brand. */
export interface Scope {
  products: string[]
  categories: string[]
  brands: string[]
  /** Leaves out what has a deal's price. */
  exceptDeals: boolean
}

/** What a promotion takes off. */
export type Effect =
  | { kind: 'percent'; percent: number }
  /** Off all of it together, or off each piece. */
  | { kind: 'fixed'; amount: number; each: 'order' | 'piece' }
  | { kind: 'freeShipping'; methods: string[] }
  /** Of every `buy` + `get` pieces, so many per cent off the `get` cheapest; `timesMax`: null for as often as it fits. */
  | { kind: 'buyGet'; buy: number; get: number; percent: number; timesMax: number | null }
  | { kind: 'gift'; variantId: string; quantity: number }
  /** The highest tier that was reached counts. */
  | { kind: 'tiers'; by: 'amount' | 'quantity'; tiers: Tier[] }

export interface Tier {
  from: number
  percent: number
}

/** A promotion, as far as a cart's price depends on it. */
export interface Promotion {
  id: string
  name: string
  /** Its name in the language of the buyer. */
  translation?: NameTranslation | undefined
  /** The code that brought it; null where it applies by itself. */
  code: string | null
  /** The highest is applied first. */
  priority: number
  /** False: it's never applied together with another one. */
  combinable: boolean
  /** Of what it's about. */
  minSubtotal: number
  minQuantity: number
  scope: Scope
  effect: Effect
}

/** A line that is to be priced. */
export interface CartLine {
  /** Of the variant; a cart has one line of each. */
  id: string
  productId: string
  price: number
  quantity: number
  /** What a membership takes off the line. */
  memberDiscount: number
  categoryIds: string[]
  brandId: string | null
  onDeal: boolean
  /** Money in another form: no promotion is about it. */
  isGiftCard: boolean
  /** The class whose rate it is taxed by. */
  taxClass: string
}

export interface Cart {
  lines: CartLine[]
}

/** What can be given as a gift now: by variant, with how many there are. */
export type Gifts = ReadonlyMap<string, Omit<CartLine, 'quantity' | 'memberDiscount'> & { stock: number }>

/** Rates in thousandths of a per cent, by class. */
export interface TaxRules {
  /** Prices contain the tax. */
  inclusive: boolean
  rates: Readonly<Record<string, number>>
  shippingRate: number
}

export interface PricingContext {
  /** Those that the buyer may have, each once; in any order. */
  promotions: Promotion[]
  gifts?: Gifts
  shipping: { code: string; price: number }
  tax?: TaxRules
}

export interface PricedLine extends CartLine {
  /** All that is taken off it. */
  discount: number
  /** On top of the price, and contained in it. */
  tax: number
  taxIncluded: number
  taxRate: number
  /** The promotion that gives it; null for what is bought. */
  giftOf: string | null
}

/** What a promotion took off. */
export interface Adjustment {
  /** Null for what repeat deliveries take off. */
  promotionId: string | null
  name: string
  translation?: NameTranslation | undefined
  code: string | null
  /** Off the lines together, and off each of them, in their order. */
  amount: number
  lines: number[]
  shipping: number
}

/** What a promotion took off, whose id is known. */
export type PromotionAdjustment = Adjustment & { promotionId: string }

/** Why a promotion isn't applied. */
export type Reason = 'NO_MATCHING_ITEMS' | 'MIN_SUBTOTAL' | 'MIN_QUANTITY' | 'NOTHING_LEFT' | 'GIFT_IS_OUT_OF_STOCK' | 'NOT_COMBINABLE'
export interface NotApplied {
  promotionId: string
  reason: Reason
  /** How much of the subtotal, or how many pieces, are missing. */
  missing: number
}

export interface PricedCart {
  lines: PricedLine[]
  adjustments: Adjustment[]
  notApplied: NotApplied[]
  /** What the lines cost before anything is taken off, gifts included. */
  subtotal: number
  discount: number
  shipping: number
  shippingTax: { rate: number; tax: number; taxIncluded: number }
  /** Of lines and shipping together. */
  tax: number
  taxIncluded: number
  total: number
}
