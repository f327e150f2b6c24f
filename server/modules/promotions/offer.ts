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

/** What a buyer may have: the promotions that their cart decides about, and why the others aren't for them. */
export interface Offers {
  promotions: Promotion[]
  gifts: Gifts
  giftVariants: ReadonlyMap<string, VariantForSale>
  products: ReadonlyMap<string, ProductFacts>
  /** Of the codes that were sent: which promotion each brings, or why it brings none. */
  codes: { code: string; promotionId: string | null; reason: PromotionReason | null }[]
  /** Those whose uses are counted, with how many each person has (0: any number), and codes with a limit of their own. */
  limited: ReadonlyMap<string, number>
  limitedCodes: ReadonlySet<string>
  people: string[]
}

export interface OffersRequest {
  codes: string[]
  productIds: string[]
  buyer: Buyer
  signingSecret: string
  /** The shop's first language, which customers are in who never chose one. */
  shopLanguage: string
  /** What gifts and promotions are called in; null or left out: the shop's first. */
  locale?: Locale | null
  now: Date
  /** One that isn't saved, to look at what it would do. */
  draft?: PromotionRow
}
