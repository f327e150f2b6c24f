import { z } from 'zod'
import { id, money, time } from './fields.ts'
import { reviewPhoto } from './reviews.ts'
import { returnReasons } from './return-reasons.ts'

export const returnStates = ['requested', 'approved', 'rejected', 'received', 'refunded'] as const

/**
 * Pieces of an order that are returned: a return that the shop decides about, a withdrawal from the contract, which it has to accept, or a
 * cancellation of pieces that waited for stock.
 */
export const orderReturn = z
  .object({
    id,
    kind: z.enum(['return', 'withdrawal', 'cancellation']),
    state: z.enum(returnStates),
    /** Null for a withdrawal or cancellation, which needs no reason. */
    reason: z.enum(returnReasons).nullable(),
    text: z.string(),
    photo: reviewPhoto.nullable(),
    /** The staff's message to the buyer. */
    note: z.string(),
    /** The address of the label for the parcel, at the carrier's; absent if there is none. */
    labelUrl: z.string().optional(),
    requestedAt: time,
    /**
     * `restocked`: how many can be sold again; null until they're received. `exchange`: what the buyer wants instead; null for a refund.
     */
    lines: z.array(
      z.object({
        variantId: id,
        quantity: z.int(),
        restocked: z.int().nullable(),
        exchange: z.object({ variantId: id, options: z.record(z.string(), z.string()) }).nullable(),
      }),
    ),
    /** The number of the replacement order; null if there is none or it was cancelled. */
    exchangeOrder: z.string().nullable(),
    /** The part of the order's value that pays for the replacement once the pieces are back: until then, it isn't refunded otherwise. */
    exchangeCredit: money,
    /**
     * It was received or closed without a refund: all of the order had been refunded before, or nothing was paid. Absent otherwise; lists
     * include it only for closed returns.
     */
    withoutRefund: z.literal(true).optional(),
    /** For a closed exchange: part of its pieces' value was refunded to the buyer. Absent if nothing was, and for other returns. */
    differenceRefunded: z.literal(true).optional(),
    /** An exchange request closed by a refund of the whole order: its state is rejected, although nobody rejected it. Absent otherwise. */
    closedByRefund: z.literal(true).optional(),
  })
  .meta({ id: 'OrderReturn' })
export type OrderReturn = z.infer<typeof orderReturn>
