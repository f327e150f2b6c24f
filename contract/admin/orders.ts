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

/** An order as a list of staff shows it. */
export const orderRow = z
  .object({
    id,
    number: z.string(),
    placedAt: time,
    /** As the parcel is addressed. */
    customer: z.string(),
    email: z.string(),
    isGuest: z.boolean(),
    /** The first line's product, and how many other lines there are. */
    firstItem: z.string(),
    otherLines: z.int(),
    /** Pieces of all lines. */
    pieces: z.int(),
    orderStatus: z.enum(orderStatuses),
    paymentStatus: z.enum(paymentStatuses),
    shippingStatus: z.enum(shippingStatuses),
    paymentMethod: z.enum(paymentMethods),
    /** In the shop's currency, unless another is named. */
    totalCost: orderMoney,
    currency: orderCurrency.optional(),
    tags: z.array(z.string()),
    /** How many pieces wait for stock; absent where none does. */
    backOrdered: z.int().optional(),
    /** What it replaces isn't back yet: it isn't packed before. Absent for any other. */
    waitsForReturn: z.literal(true).optional(),
    /** Nothing is paid any more, as it went back. Absent where nothing ever was. */
    isRefunded: z.literal(true).optional(),
  })
  .meta({ id: 'OrderRow' })
export type OrderRow = z.infer<typeof orderRow>

const inputs = listInputs(['placed', 'total'], {
  order: queryList(z.enum(orderStatuses)).optional(),
  payment: queryList(z.enum(paymentStatuses)).optional(),
  shipping: queryList(z.enum(shippingStatuses)).optional(),
  method: z.enum(paymentMethods).optional(),
  /** Where the visit came from. */
  channel: z.enum(channels).optional(),
  tag: text(0, 40).optional(),
  /** Only orders of which pieces wait for stock. */
  waiting: queryFlag.optional(),
  /** Only orders that can be packed now: paid or to be paid on delivery, and not waiting for a return. */
  ready: queryFlag.optional(),
  /** Days, in UTC; both belong to it. */
  from: day.optional(),
  to: day.optional(),
})

export const listStaffOrders = endpoint({
  id: 'listStaffOrders',
  route: 'GET /admin/orders',
  tag,
  auth,
  summary: 'List orders by state, payment, shipping, tag and time, searched by number, name, email or SKU',
  input: inputs.page,
  output: listOutput(orderRow),
  refusals: [],
})

export const countStaffOrders = endpoint({
  id: 'countStaffOrders',
  route: 'GET /admin/orders/count',
  tag,
  auth,
  summary: 'Count the orders that filters find, and sum them up; beyond the first 10,000 it says so instead',
  input: inputs.count,
  output: z.object({
    count: z.int(),
    /** Only for who may see reports. */
    sum: money.optional(),
    isMore: z.boolean(),
  }),
  refusals: [],
})

/** Carries people's addresses away: it needs `orders:read` besides. */
export const exportStaffOrders = endpoint({
  id: 'exportStaffOrders',
  route: 'GET /admin/orders/export',
  tag,
  auth: { staff: 'exports:read' },
  audited: true,
  summary: "Export the orders that filters find as CSV: a line each as the list shows them, or Shopify's columns with a line for each item",
  input: inputs.all.extend({ format: z.enum(['list', 'shopify']).default('list') }),
  output: csvFile,
  mediaType: 'text/csv',
  fileName: 'orders.csv',
  refusals: [],
})

/** Words that staff mark something with. */
export const tagList = z
  .array(
    text(1, limits.order.tagMax)
      .toLowerCase()
      .refine((word) => !word.includes(','), 'has a comma'),
  )
  .max(limits.order.tagsMax)

/** What staff say to each other. */
export const orderNote = z
  .object({
    id,
    at: time,
    author: z.string().nullable(),
    text: z.string(),
    /** It says who paid back what the order's history tells of at that very time, and what went into stock; the text may be empty. */
    isRefund: z.literal(true).optional(),
  })
  .meta({ id: 'OrderNote' })

/** The buyer beside their order. */
const buyer = z.object({
  /** Null for a guest. */
  id: id.nullable(),
  name: z.string(),
  email: z.string(),
  orders: z.int(),
  spent: money,
  /** How many orders something came back of. */
  returned: z.int(),
  points: z.int(),
  posts: z.int(),
  since: time.nullable(),
})

export const staffOrder = z
  .object({
    order,
    /** What a piece of each variant of it weighs today, in grams; without those of which that isn't known. */
    weights: z.record(id, z.int()),
    /** How often it was edited: who saves an edit names the one they read. */
    edits: z.int(),
    tags: z.array(z.string()),
    notes: z.array(orderNote),
    buyer,
    /** What of its money came from the pieces it replaces, also where that went back since; 0 for any other order. */
    exchangePaid: orderMoney,
    /** Where the visit came from in which it was placed. */
    source: orderSource,
    /** What is unusual about it, for a look: it blocks nothing. `count`: how many, where it's about a number. */
    hints: z.array(z.object({ kind: z.enum(['countries', 'manyOrders', 'failedPayments', 'disposableEmail']), count: z.int() })),
  })
  .meta({ id: 'StaffOrder' })
export type StaffOrder = z.infer<typeof staffOrder>

export const getStaffOrder = endpoint({
  id: 'getStaffOrder',
  route: 'GET /admin/orders/:id',
  tag,
  auth,
  summary: 'Get an order with its buyer, and what staff wrote about it',
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
  summary: 'Set the tags of an order, in place of those it has',
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
  summary: 'Send an email about an order once more: the confirmation, the link to pay what is owed, or what happened last',
  input: z.strictObject({
    id: orderId,
    mail: z.enum(orderMails).default('confirmation'),
    /** Where it goes; left out, to the buyer. Whoever gets it can do what the buyer can, cancel too, so another address needs `orders:refund`. */
    to: email.optional(),
  }),
  output: z.object({ message: z.literal('Mail sent') }),
  refusals: ['NOT_FOUND', 'ORDER_IS_NOT_IN_THAT_STATE'],
})
