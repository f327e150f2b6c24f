import { z } from 'zod'
import { giftCardDesigns } from './credit.ts'
import { day, email, id, money, multiline, text, time } from './fields.ts'
import { limits } from './limits.ts'

const { messageMax } = limits.giftCard

/** A gift card that is to be bought: to whom it goes and when. A line of a cart has one, and is of one piece. */
export const giftCardToSend = z
  .strictObject({
    /** Made by who puts it into the cart; it tells the card from others of the same amount. */
    id,
    /** An amount of the buyer's own, where the product takes one; left out, it's the price of the variant. */
    amount: money.optional(),
    recipientName: text(1, limits.name.max),
    recipientEmail: email,
    senderName: text(0, limits.name.max).default(''),
    message: multiline(0, messageMax).default(''),
    design: z.enum(giftCardDesigns).default('ember'),
    /** The day it's sent, where the shop is; left out or over, it's sent as soon as it's paid. */
    sendOn: day.optional(),
  })
  .meta({ id: 'GiftCardToSend' })
export type GiftCardToSend = z.infer<typeof giftCardToSend>

/** The same as a cart tells it. */
export const cartGiftCard = z
  .object({
    id,
    amount: money.optional(),
    recipientName: z.string(),
    recipientEmail: z.string(),
    senderName: z.string(),
    message: z.string(),
    design: z.enum(giftCardDesigns),
    sendOn: day.optional(),
  })
  .meta({ id: 'CartGiftCard' })

/** Where a bought gift card is: not paid yet, waiting for its day, sent, or taken back. */
export const giftCardStates = ['unpaid', 'scheduled', 'sent', 'voided'] as const

/** A gift card of an order, as its buyer sees it: never its code. */
export const boughtGiftCard = z
  .object({
    id,
    recipientName: z.string(),
    recipientEmail: z.string(),
    senderName: z.string(),
    message: z.string(),
    design: z.enum(giftCardDesigns),
    sendOn: day.nullable(),
    /** Whether its amount was the buyer's own. */
    isOwnAmount: z.boolean(),
    state: z.enum(giftCardStates),
    sentAt: time.nullable(),
    canResend: z.boolean(),
  })
  .meta({ id: 'BoughtGiftCard' })
export type BoughtGiftCard = z.infer<typeof boughtGiftCard>
