import { z } from 'zod'
import { multiline } from './fields.ts'
import { limits } from './limits.ts'

/** What makes an order a gift: its message may be empty. Whoever gets the parcel reads it on the packing slip, which has no prices. */
export const orderGift = z.object({ message: z.string(), isWrapped: z.boolean() }).meta({ id: 'OrderGift' })
export type OrderGift = z.infer<typeof orderGift>

/** The same as input. */
export const giftInput = z.strictObject({
  message: multiline(0, limits.order.giftMessageMax).default(''),
  /** Only where the shop offers gift wrap. */
  isWrapped: z.boolean().default(false),
})
