import type { Product } from '#contract/product.ts'
import { call } from '#web/lib/call.ts'

export interface GiftCardsData {
  /** Null if the shop sells no gift card. */
  product: Product | null
}

/** The gift card on sale, with its amounts. */
export const loader = (): Promise<GiftCardsData> => call('GET /public/gift-card', {})
