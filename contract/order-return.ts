import { z } from 'zod'
import { id, money, time } from './fields.ts'
import { reviewPhoto } from './reviews.ts'

export const returnReasons = ['wrong-size', 'damaged', 'wrong-item', 'not-as-described', 'changed-mind', 'other'] as const
export const returnStates = ['requested', 'approved', 'rejected', 'received', 'refunded'] as const

/** Pieces of an order that go back: a return that the shop decides about, a withdrawal from the contract, which it has to accept, or what was cancelled while it waited for stock. */
export const orderReturn = z
  .object({
    id,
    kind: z.enum(['return', 'withdrawal', 'cancellation']),
    state: z.enum(returnStates),
    /** Null for a withdrawal or cancellation: nobody has to give one. */
    reason: z.enum(returnReasons).nullable(),
    text: z.string(),
    photo: reviewPhoto.nullable(),
    /** What staff say to the buyer. */
    note: z.string(),
    requestedAt: time,
    /** `restocked`: how many of them can be sold again; null until they are received. `exchange`: what the buyer wants instead; null for their money. */
    lines: z.array(
      z.object({
        variantId: id,
        quantity: z.int(),
        restocked: z.int().nullable(),
        exchange: z.object({ variantId: id, options: z.record(z.string(), z.string()) }).nullable(),
      }),
    ),
    /** The number of the order that replaces pieces of it; null where there is none, or it was cancelled. */
    exchangeOrder: z.string().nullable(),
    /** What of the order's value pays for that one once the pieces are back: until then it goes back in no other way. */
    exchangeCredit: money,
    /** It has come or is over and brings nothing: all of the order went back before, or nothing was paid. Absent of any other; lists say it of what is over alone. */
    withoutRefund: z.literal(true).optional(),
    /** Of an exchange that is over: some of its pieces' worth went back to its buyer. Absent where nothing did, and of what isn't exchanged. */
    differenceRefunded: z.literal(true).optional(),
    /** It was a request for an exchange when all of the order was paid back, which closed it: it's rejected, and nobody refused it. Absent of any other. */
    closedByRefund: z.literal(true).optional(),
  })
  .meta({ id: 'OrderReturn' })
export type OrderReturn = z.infer<typeof orderReturn>
