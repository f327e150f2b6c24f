import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { cursor, id, limit, money, time } from './fields.ts'
import { giftCardLimits } from './rate-limits.ts'

/** Why a balance changed. */
export const creditReasons = ['ISSUED', 'ADJUSTED', 'BOUGHT', 'SPENT', 'SPENT_RETURNED', 'REFUND', 'CLAIMED', 'VOIDED', 'MERGED'] as const

export const creditEntry = z
  .object({
    id,
    /** Positive for money received, negative for money spent. */
    amount: money.or(z.number().negative()),
    reason: z.enum(creditReasons),
    /** The related order. */
    orderNumber: z.string().nullable(),
    createdAt: time,
  })
  .meta({ id: 'CreditEntry' })
export type CreditEntry = z.infer<typeof creditEntry>

/** The designs of a gift card. */
export const giftCardDesigns = ['ember', 'night', 'birthday', 'thanks'] as const
export type GiftCardDesign = (typeof giftCardDesigns)[number]

/** A gift card's code as typed: spaces, hyphens and case don't matter. */
export const giftCardCode = z.string().trim().min(4).max(60)

/** A gift card, looked up by its code. */
export const giftCard = z
  .object({
    /** Replaces the code in the checkout's calls, for a day. */
    token: z.string(),
    last4: z.string(),
    balance: money,
    expiresAt: time.nullable(),
  })
  .meta({ id: 'GiftCard' })
export type GiftCard = z.infer<typeof giftCard>

const tag = 'Gift cards and store credit'

export const checkGiftCard = endpoint({
  id: 'checkGiftCard',
  route: 'POST /gift-cards/check',
  tag,
  auth: 'public',
  rateLimits: giftCardLimits,
  summary: 'Look up the balance of a gift card by its code; the token pays with it',
  input: z.strictObject({ code: giftCardCode }),
  output: giftCard,
  refusals: ['GIFT_CARD_IS_INVALID'],
})

export const getCredit = endpoint({
  id: 'getCredit',
  route: 'GET /credit',
  tag,
  auth: 'customer',
  summary: "Get the customer's store credit and a page of what changed it, newest first",
  input: z.object({ limit, cursor: cursor.optional() }),
  output: z.object({ balance: money, entries: z.array(creditEntry), nextCursor: z.string().nullable() }).meta({ id: 'StoreCredit' }),
  refusals: [],
})
export type StoreCredit = z.infer<typeof getCredit.output>

export const claimGiftCard = endpoint({
  id: 'claimGiftCard',
  route: 'POST /credit/claim',
  tag,
  auth: 'customer',
  rateLimits: giftCardLimits,
  summary: "Move the remaining balance of a gift card to the customer's store credit",
  input: z.strictObject({ code: giftCardCode }),
  output: z.object({ claimed: money, balance: money }).meta({ id: 'ClaimedGiftCard' }),
  refusals: ['GIFT_CARD_IS_INVALID'],
})
