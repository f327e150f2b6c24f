import type { Locale } from '#contract/locales.ts'
import type { PromotionReason } from '#contract/promotions.ts'
import type { VariantForSale } from '#server/modules/catalogue/catalogue.ts'
import type { Gifts, Promotion } from '#server/modules/pricing/pricing.ts'
import type { Buyer } from './people.ts'
import type { PromotionRow } from './queries.ts'

export interface ProductFacts {
  categoryIds: string[]
  brandId: string | null
}

/** A buyer's offers: the promotions that now depend only on their cart, and the reasons why the others don't apply to them. */
export interface Offers {
  promotions: Promotion[]
  gifts: Gifts
  giftVariants: ReadonlyMap<string, VariantForSale>
  products: ReadonlyMap<string, ProductFacts>
  /** The promotion of each code that was sent, or the reason why it has none. */
  codes: { code: string; promotionId: string | null; reason: PromotionReason | null }[]
  /** The promotions whose uses are counted, with their limit per person (0: none), and codes with a limit of their own. */
  limited: ReadonlyMap<string, number>
  limitedCodes: ReadonlySet<string>
  people: string[]
}

export interface OffersRequest {
  codes: string[]
  productIds: string[]
  buyer: Buyer
  signingSecret: string
  /** The shop's first language, which is that of customers who never chose one. */
  shopLanguage: string
  /** The language of the names of gifts and promotions; null or undefined for the shop's first. */
  locale?: Locale | null
  now: Date
  /** An unsaved promotion, to preview its effect. */
  draft?: PromotionRow
}
