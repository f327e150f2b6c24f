import { z } from 'zod'
import { addressInput, orderAddress } from './customers/addresses.ts'
import { endpoint } from './endpoint.ts'
import { day, id, orderMoney, quantity, time, versionNumber } from './fields.ts'
import { orderCurrency } from './currencies.ts'
import { repeatLimits } from './repeat-limits.ts'
import { repeatDeliveryLimits } from './rate-limits.ts'

/** `paused`: nothing is ordered until the customer resumes it · `cancelled`: permanently. */
export const repeatStates = ['active', 'paused', 'cancelled'] as const
/** The problem with the next delivery, or the reason why it's paused. */
export const repeatProblems = [
  'declined',
  'unconfirmed',
  'out_of_stock',
  'unavailable',
  'undeliverable',
  'refused',
  'no_card',
  'staff',
] as const
/** The outcome of a date: `due`: not charged yet · `skipped`: by the customer or for lack of stock · `unpaid`: its order was cancelled. */
export const repeatOrderStates = ['due', 'paid', 'skipped', 'unpaid'] as const
const tag = 'Repeat deliveries'
const rateLimits = repeatDeliveryLimits

export const savedCard = z.object({ brand: z.string(), last4: z.string(), expires: z.string() }).meta({ id: 'SavedCard' })
export type SavedCard = z.infer<typeof savedCard>

const product = z
  .object({
    id,
    variantId: id,
    name: z.string(),
    slug: z.string(),
    photo: z.string(),
    options: z.record(z.string(), z.string()),
  })
  .meta({ id: 'RepeatProduct' })

/** A product of a repeat delivery. Each variant is in it once. `percent`: the discount that was agreed when it was added. */
const line = z.object({ product, quantity: z.int(), percent: z.int() }).meta({ id: 'RepeatLine' })
export type RepeatLine = z.infer<typeof line>

/** Why a product is left out of a delivery: too few are in stock, or it isn't for sale. */
export const leftOutReasons = ['out_of_stock', 'unavailable'] as const

/** The fields that all shapes of a repeat delivery share. */
export const repeatFields = z.object({
  id,
  state: z.enum(repeatStates),
  problem: z.enum(repeatProblems).nullable(),
  /** Incremented on each change; to be sent with the next one. */
  version: z.int(),
  /** All of its products, in the order in which they were added. */
  lines: z.array(line),
  /** The first product, its quantity and its discount. */
  product,
  quantity: z.int(),
  /** Weeks between deliveries. */
  weeks: z.int(),
  /** The first product's discount on the price of the day. */
  percent: z.int(),
  /** Null if there is no next delivery, as it's paused or cancelled. */
  nextOn: day.nullable(),
  card: savedCard.nullable(),
  startedAt: time,
})

/** Products that are ordered together, again and again, for a customer, until they cancel. */
export type RepeatDelivery = z.infer<typeof repeatFields>

const leftOutLine = z.object({ variantId: id, reason: z.enum(leftOutReasons) })

/** One in the list of its customer. */
export const repeatDelivery = repeatFields
  .extend({
    /** Lines that couldn't be sent today. */
    leftOut: z.array(leftOutLine),
  })
  .meta({ id: 'RepeatDelivery' })
export type ListedRepeatDelivery = z.infer<typeof repeatDelivery>

/** A repeat delivery in its customer's data export. */
export const exportedRepeatDelivery = repeatFields
  .extend({ address: orderAddress, billingAddress: orderAddress })
  .meta({ id: 'ExportedRepeatDelivery' })

export const repeatOrder = z
  .object({
    dueOn: day,
    state: z.enum(repeatOrderStates),
    /** Why it was skipped or not paid, or by whom; null if there is nothing to say. */
    reason: z.enum(['customer', ...repeatProblems]).nullable(),
    /** Null where nothing was ordered. */
    order: z
      .object({
        number: z.string(),
        totalCost: orderMoney,
        currency: orderCurrency.optional(),
        /** This delivery's part of an order with more in it; `productCost` excludes shipping. Absent if it's the whole order. */
        part: z.object({ quantity: z.int(), productCost: orderMoney }).optional(),
      })
      .nullable(),
    /** Products that this delivery came without. */
    leftOut: z.array(
      z.object({ variantId: id, name: z.string(), options: z.record(z.string(), z.string()), reason: z.enum(leftOutReasons) }),
    ),
    /** When its card is charged again; null where it isn't. */
    nextAttempt: time.nullable(),
  })
  .meta({ id: 'RepeatOrder' })
export type RepeatOrder = z.infer<typeof repeatOrder>

/** Why nothing of a delivery could be ordered today: too few in stock, not for sale, or no shipping to its address. */
export const estimateProblems = ['out_of_stock', 'unavailable', 'undeliverable'] as const
export type EstimateProblem = (typeof estimateProblems)[number]

/** The cost of the next delivery if it were today. */
const estimate = z
  .object({
    /**
     * The price of a piece of the first line that would be sent, rounded if the discount doesn't divide evenly; `productCost`: for all
     * pieces of all lines.
     */
    price: orderMoney,
    lines: z.array(z.object({ variantId: id, price: orderMoney, productCost: orderMoney })),
    /** Lines that would be left out today. */
    leftOut: z.array(leftOutLine),
    productCost: orderMoney,
    shippingCost: orderMoney,
    totalCost: orderMoney,
    currency: orderCurrency.optional(),
  })
  .meta({ id: 'RepeatEstimate' })

export const repeatDeliveryDetail = repeatFields
  .extend({
    address: orderAddress,
    /** Null if it can't be ordered now, or there is no next delivery. */
    estimate: estimate.nullable(),
    /** Why it can't be ordered now; null if it can, or there is no next delivery. */
    estimateProblem: z.enum(estimateProblems).nullable(),
    /** Variants that its first product can be changed to, including its own; `price`: per piece after the discount, in the estimate's currency. */
    variants: z.array(z.object({ id, options: z.record(z.string(), z.string()), price: orderMoney, isInStock: z.boolean() })),
    /** Intervals it can be changed to, including its own. */
    intervals: z.array(z.int()),
    /**
     * The dates that the next delivery can be moved to. `resumeOn`: the suggested date for a paused one: its previous one, or if that has
     * passed, the first with time for the reminder.
     */
    dates: z.object({ from: day, until: day, resumeOn: day }),
    /** The last skipped day, if its delivery can still be made. */
    skippedOn: day.nullable(),
    /** Its dates so far, the newest first. */
    orders: z.array(repeatOrder),
  })
  .meta({ id: 'RepeatDeliveryDetail' })
export type RepeatDeliveryDetail = z.infer<typeof repeatDeliveryDetail>

const changes = ['NOT_FOUND', 'REPEAT_DELIVERY_WAS_CHANGED', 'REPEAT_DELIVERY_IS_NOT_IN_THAT_STATE'] as const
const read = { id, version: versionNumber }

export const listRepeatDeliveries = endpoint({
  id: 'listRepeatDeliveries',
  route: 'GET /repeat-deliveries',
  tag,
  auth: 'customer',
  summary: `List the customer's repeat deliveries: active ones first, then the newest, ${repeatLimits.listMax} at most`,
  input: z.object({}),
  output: z.object({ repeatDeliveries: z.array(repeatDelivery) }),
  refusals: [],
})

export const getRepeatDelivery = endpoint({
  id: 'getRepeatDelivery',
  route: 'GET /repeat-deliveries/:id',
  tag,
  auth: 'customer',
  summary: 'Get a repeat delivery with its dates so far, what it can be changed to, and what the next one would cost today',
  input: z.object({ id }),
  output: repeatDeliveryDetail,
  refusals: ['NOT_FOUND'],
})

export const changeRepeatDelivery = endpoint({
  id: 'changeRepeatDelivery',
  route: 'PATCH /repeat-deliveries/:id',
  tag,
  auth: 'customer',
  rateLimits,
  summary:
    'Change the next delivery: its day, interval or address, or the variant or quantity of its first product; fields left out stay as they are',
  input: z.strictObject({
    ...read,
    nextOn: day.optional(),
    variantId: id.optional(),
    quantity: quantity.optional(),
    weeks: z.literal([...repeatLimits.weeks]).optional(),
    address: addressInput.optional(),
  }),
  output: repeatDeliveryDetail,
  refusals: [...changes],
})

export const skipRepeatDelivery = endpoint({
  id: 'skipRepeatDelivery',
  route: 'POST /repeat-deliveries/:id/skip',
  tag,
  auth: 'customer',
  rateLimits,
  summary: 'Skip the next delivery; the one after it becomes the next',
  input: z.strictObject(read),
  output: repeatDeliveryDetail,
  refusals: [...changes],
})

export const unskipRepeatDelivery = endpoint({
  id: 'unskipRepeatDelivery',
  route: 'POST /repeat-deliveries/:id/unskip',
  tag,
  auth: 'customer',
  rateLimits,
  summary: 'Undo the last skip: the delivery on `skippedOn` becomes the next one again',
  input: z.strictObject(read),
  output: repeatDeliveryDetail,
  refusals: [...changes],
})

export const pauseRepeatDelivery = endpoint({
  id: 'pauseRepeatDelivery',
  route: 'POST /repeat-deliveries/:id/pause',
  tag,
  auth: 'customer',
  rateLimits,
  summary: 'Pause a repeat delivery: nothing is ordered until it is resumed',
  input: z.strictObject(read),
  output: repeatDeliveryDetail,
  refusals: [...changes],
})

export const resumeRepeatDelivery = endpoint({
  id: 'resumeRepeatDelivery',
  route: 'POST /repeat-deliveries/:id/resume',
  tag,
  auth: 'customer',
  rateLimits,
  summary: 'Resume a paused repeat delivery on a given day',
  input: z.strictObject({ ...read, nextOn: day }),
  output: repeatDeliveryDetail,
  refusals: [...changes],
})

export const cancelRepeatDelivery = endpoint({
  id: 'cancelRepeatDelivery',
  route: 'POST /repeat-deliveries/:id/cancel',
  tag,
  auth: 'customer',
  rateLimits,
  summary:
    'Cancel a repeat delivery for good, even if it has changed since it was read; repeating the call changes nothing. The customer gets an email',
  input: z.strictObject({ id }),
  output: repeatDeliveryDetail,
  refusals: ['NOT_FOUND'],
})

export const beginRepeatCard = endpoint({
  id: 'beginRepeatCard',
  route: 'POST /repeat-deliveries/:id/card',
  tag,
  auth: 'customer',
  rateLimits,
  summary: 'Start replacing the card of a repeat delivery; send the person to the URL. Anything unpaid is charged to the new card',
  input: z.strictObject({ id }),
  output: z.object({ url: z.url() }),
  refusals: ['NOT_FOUND', 'REPEAT_DELIVERY_IS_NOT_IN_THAT_STATE', 'ERROR_AT_THE_PAYMENT_PROVIDER'],
})

export const checkRepeatCard = endpoint({
  id: 'checkRepeatCard',
  route: 'POST /repeat-deliveries/:id/card/check',
  tag,
  auth: 'customer',
  rateLimits,
  summary: 'Ask the payment provider whether a new card was saved, after the person comes back from its page',
  input: z.strictObject({ id }),
  /** `cardTaken`: the new card was saved and will be charged. */
  output: repeatDeliveryDetail.extend({ cardTaken: z.boolean() }).meta({ id: 'CheckedRepeatDelivery' }),
  refusals: ['NOT_FOUND'],
})
