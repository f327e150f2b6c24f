import type { OrderGift } from '#contract/order-gift.ts'
import { refuse } from '#contract/refuse.ts'
import type { Config } from '#server/config.ts'

/** Refuses a gift without a parcel, which has no slip for its message, and wrapping where the shop doesn't offer it. */
export function refuseGift({ isWrapped }: OrderGift, { isSent, config }: { isSent: boolean; config: Config }): void {
  if (!isSent) throw refuse('INVALID_INPUT', { gift: ['needs something that is shipped'] })
  if (isWrapped && !config.offersGiftWrap) throw refuse('GIFT_WRAP_IS_NOT_OFFERED', { 'gift.isWrapped': ['is not offered'] })
}
