import type { MemberLists } from '#server/modules/catalogue/price-lists/price-lists.ts'
import type { CurrencyCache } from '#server/modules/currencies/currencies.ts'
import type { PromotionCache } from '#server/modules/promotions/promotions.ts'
import type { ShippingCache } from '#server/modules/shipping/shipping.ts'
import type { TaxCache } from '#server/modules/tax/tax.ts'

/** What decides a price besides the cart, cached in memory until PostgreSQL announces a change. */
export interface PriceSources {
  currencies: CurrencyCache
  promotions: PromotionCache
  shipping: ShippingCache
  taxes: TaxCache
  lists: MemberLists
}
