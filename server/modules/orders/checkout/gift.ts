import type { OrderGift } from '#contract/order-gift.ts'
import { refuse } from '#contract/refuse.ts'
import type { Config } from '#server/config.ts'

/** Refuses a gift without a parcel, which has no slip for its message, and wrapping where the shop doesn't offer it. */
export function refuseGift(gift: OrderGift, { isSent, config }: { isSent: boolean; config: Config }): void {
  if (!isSent) throw refuse('INVALID_INPUT', { gift: ['needs something that is shipped'] })
  refuseWrap(gift, config)
}

/** Refuses wrapping where the shop doesn't offer it, unless it was promised before. */
export function refuseWrap(
  gift: OrderGift | null,
  { offersGiftWrap }: Pick<Config, 'offersGiftWrap'>,
  before: OrderGift | null = null,
): void {
  if (!gift?.isWrapped || before?.isWrapped || offersGiftWrap) return
  throw refuse('GIFT_WRAP_IS_NOT_OFFERED', { 'gift.isWrapped': ['is not offered'] })
}
