import type { Product } from '#contract/product.ts'
import { call } from '#web/lib/call.ts'

export interface GiftCardsData {
  /** Null where the shop sells none. */
  product: Product | null
}

/** The gift card that is sold, with its amounts. */
export const loader = (): Promise<GiftCardsData> => call('GET /public/gift-card', {})
