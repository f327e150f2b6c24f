import { z } from 'zod'
import { orderCurrency } from '../currencies.ts'
import { endpoint } from '../endpoint.ts'
import { day, email, id, money, multiline, orderMoney, queryFlag, queryList, text, time } from '../fields.ts'
import { limits } from '../limits.ts'
import { orderId } from '../order-id.ts'
import { channels, orderSource } from '../order-source.ts'
import { order, orderStatuses, paymentMethods, paymentStatuses, shippingStatuses } from '../order.ts'
import { csvFile, listInputs, listOutput } from './list.ts'

const tag = 'Orders (staff)'
const auth = { staff: 'orders:read' } as const

/** An order in the staff's list. */
export const orderRow = z
  .object({
    id,
    number: z.string(),
    placedAt: time,
    /** The recipient's name in the shipping address. */
    customer: z.string(),
    email: z.string(),
    isGuest: z.boolean(),
    /** The first line's product, and the number of other lines. */
    firstItem: z.string(),
    otherLines: z.int(),
    /** The number of pieces in all lines. */
    pieces: z.int(),
    orderStatus: z.enum(orderStatuses),
    paymentStatus: z.enum(paymentStatuses),
    shippingStatus: z.enum(shippingStatuses),
    paymentMethod: z.enum(paymentMethods),
    /** In the shop's currency, unless another is named. */
    totalCost: orderMoney,
    currency: orderCurrency.optional(),
    tags: z.array(z.string()),
    /** The number of pieces that wait for stock; absent if none do. */
    backOrdered: z.int().optional(),
    /** The returned pieces that it replaces haven't arrived, and it isn't packed before they do. Absent for other orders. */
    waitsForReturn: z.literal(true).optional(),
    /** Everything paid was refunded. Absent if nothing was ever paid. */
    isRefunded: z.literal(true).optional(),
  })
  .meta({ id: 'OrderRow' })
export type OrderRow = z.infer<typeof orderRow>

const inputs = listInputs(['placed', 'total'], {
  order: queryList(z.enum(orderStatuses)).optional(),
  payment: queryList(z.enum(paymentStatuses)).optional(),
  shipping: queryList(z.enum(shippingStatuses)).optional(),
  method: z.enum(paymentMethods).optional(),
  /** The traffic source of the visit. */
  channel: z.enum(channels).optional(),
  tag: text(0, 40).optional(),
  /** Only orders with pieces that wait for stock. */
  waiting: queryFlag.optional(),
  /** Only orders that can be packed now: paid or cash on delivery, and not waiting for a return. */
  ready: queryFlag.optional(),
  /** Days in UTC, both inclusive. */
  from: day.optional(),
  to: day.optional(),
})

export const listStaffOrders = endpoint({
  id: 'listStaffOrders',
  route: 'GET /admin/orders',
  tag,
  auth,
  summary: 'List orders by state, payment, shipping, tag and time, with search by number, name, email or SKU',
  input: inputs.page,
  output: listOutput(orderRow),
  refusals: [],
})

export const countStaffOrders = endpoint({
  id: 'countStaffOrders',
  route: 'GET /admin/orders/count',
  tag,
  auth,
  summary: 'Count the orders that match the filters, and sum them up; beyond the first 10,000 it says so instead',
  input: inputs.count,
  output: z.object({
    count: z.int(),
    /** Only for callers who may see reports. */
    sum: money.optional(),
    isMore: z.boolean(),
  }),
  refusals: [],
})

/** Exports people's addresses, so it also needs `orders:read`. */
export const exportStaffOrders = endpoint({
  id: 'exportStaffOrders',
  route: 'GET /admin/orders/export',
  tag,
  auth: { staff: 'exports:read' },
  audited: true,
  summary:
    "Export the orders that match the filters as CSV: one line per order as in the list with its costs and address, one line per item, or Shopify's columns",
  input: inputs.all.extend({ format: z.enum(['list', 'lines', 'shopify']).default('list') }),
  output: csvFile,
  mediaType: 'text/csv',
  fileName: 'orders.csv',
  refusals: [],
})

/** The tags of staff. */
export const tagList = z
  .array(
    text(1, limits.order.tagMax)
      .toLowerCase()
      .refine((word) => !word.includes(','), 'has a comma'),
  )
  .max(limits.order.tagsMax)

/** An internal note by staff. */
export const orderNote = z
  .object({
    id,
    at: time,
    author: z.string().nullable(),
    text: z.string(),
    /** Belongs to a refund in the order's history, identified by its time: who made it, and what was restocked; the text may be empty. */
    isRefund: z.literal(true).optional(),
  })
  .meta({ id: 'OrderNote' })

/** The buyer beside their order. */
const buyer = z.object({
  /** Null for a guest. */
  id: id.nullable(),
  /** The guest, see getGuest; null for a customer with an account. */
  guestId: id.nullable(),
  name: z.string(),
  avatar: z.string().nullable(),
  email: z.string(),
  orders: z.int(),
  spent: money,
  /** The number of orders with returns. */
  returned: z.int(),
  points: z.int(),
  posts: z.int(),
  since: time.nullable(),
})

export const staffOrder = z
  .object({
    order,
    /** The current weight of each variant's piece, in grams; without variants of unknown weight. */
    weights: z.record(id, z.int()),
    /** The number of edits: saving an edit requires the number that was read. */
    edits: z.int(),
    tags: z.array(z.string()),
    notes: z.array(orderNote),
    /** The member of staff who made a change in the order's timeline, by its time; null if the account was deleted. */
    changedBy: z.array(z.object({ at: time, name: z.string().nullable() })),
    buyer,
    /** The part of its total paid by the pieces it replaces, even if it was refunded since; 0 for other orders. */
    exchangePaid: orderMoney,
    /** The traffic source of the visit in which it was placed. */
    source: orderSource,
    /** Unusual facts that deserve a look; they block nothing. `count` is present for hints about a number. */
    hints: z.array(z.object({ kind: z.enum(['countries', 'manyOrders', 'failedPayments', 'disposableEmail']), count: z.int() })),
  })
  .meta({ id: 'StaffOrder' })
export type StaffOrder = z.infer<typeof staffOrder>

export const getStaffOrder = endpoint({
  id: 'getStaffOrder',
  route: 'GET /admin/orders/:id',
  tag,
  auth,
  summary: 'Get an order with its buyer and the notes of staff',
  input: z.object({ id: orderId }),
  output: staffOrder,
  refusals: ['NOT_FOUND'],
})

export const addOrderNote = endpoint({
  id: 'addOrderNote',
  route: 'POST /admin/orders/:id/notes',
  tag,
  auth,
  status: 201,
  summary: 'Write a note about an order for other staff',
  input: z.strictObject({ id: orderId, text: multiline(1, limits.order.noteMax) }),
  output: z.object({ notes: z.array(orderNote) }),
  refusals: ['NOT_FOUND'],
})

export const setOrderTags = endpoint({
  id: 'setOrderTags',
  route: 'PUT /admin/orders/:id/tags',
  tag,
  auth,
  summary: 'Set the tags of an order, replacing those it has',
  input: z.strictObject({
    id: orderId,
    tags: tagList,
  }),
  output: z.object({ tags: z.array(z.string()) }),
  refusals: ['NOT_FOUND'],
})

/** The emails about an order that staff can send again. */
export const orderMails = ['confirmation', 'payment', 'news', 'downloads'] as const

export const resendOrderMail = endpoint({
  id: 'resendOrderMail',
  route: 'POST /admin/orders/:id/mail',
  tag,
  auth: { staff: 'orders:write' },
  summary: 'Resend an email about an order: the confirmation, the link to pay the balance, or the latest update',
  input: z.strictObject({
    id: orderId,
    mail: z.enum(orderMails).default('confirmation'),
    /** Defaults to the buyer. Whoever gets the mail can act as the buyer, even cancel, so another address needs `orders:refund`. */
    to: email.optional(),
  }),
  output: z.object({ message: z.literal('Mail sent') }),
  refusals: ['NOT_FOUND', 'ORDER_IS_NOT_IN_THAT_STATE'],
})
