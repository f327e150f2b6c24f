import { convert, type Exchange } from '#contract/exchange.ts'
import type { OrderGift } from '#contract/order-gift.ts'
import type { Config } from '#server/config.ts'

/** What makes an order a gift, as it is stored. `wrapCost` (minor units, of the order's currency) is part of the order's product cost. */
export type StoredGift = OrderGift & { wrapCost?: number }

/** What gift wrap costs in a currency now, and the class by which it's taxed; converted as shipping is. */
export const wrapFor = (
  { giftWrap: { price, taxClass } }: Pick<Config, 'giftWrap'>,
  exchange: Exchange | null = null,
): { price: number; taxClass: string } => ({ price: convert(price, exchange), taxClass })

/** A gift with the cost of its wrapping, if any. */
export const giftToStore = ({ message, isWrapped }: OrderGift, wrapCost: number): StoredGift => ({
  message,
  isWrapped,
  ...(isWrapped && wrapCost > 0 && { wrapCost }),
})

/** The cost of a stored order's gift wrap, in minor units. */
export const wrapCostOf = ({ gift }: { gift?: StoredGift | null | undefined }): number => gift?.wrapCost ?? 0
