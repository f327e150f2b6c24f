import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { cursor, day, id, money, queryInt, text, time } from '../fields.ts'
import { limits } from '../limits.ts'
import { csvFile } from './list.ts'

const tag = 'Back office'
const auth = { staff: 'reports:read' } as const
const range = { from: day, to: day }
/** An amount that may be negative if more was returned than sold. */
const balance = z.number()

/** The parts of sales; an order cancelled before it was paid doesn't count. */
export const salesBreakdown = z
  .object({
    gross: money,
    discounts: money,
    returns: balance,
    net: balance,
    shipping: balance,
    taxes: balance,
    total: balance,
    giftCards: balance,
    unpaid: money,
  })
  .meta({ id: 'SalesBreakdown' })
export type SalesBreakdown = z.infer<typeof salesBreakdown>

/** Payment methods of an order; exchanged goods pay for their replacement order. */
export const paymentParts = ['card', 'cash', 'points', 'credit', 'exchange'] as const
export type PaymentPart = (typeof paymentParts)[number]

const discountRow = z
  .object({
    /** Null for plans, member price lists, staff discounts (with an empty name), and price differences of exchanges ("exchange"). */
    promotionId: id.nullable(),
    name: z.string(),
    orders: z.int(),
    goods: money,
    shipping: money,
    /** The total of these orders. */
    sales: money,
  })
  .meta({ id: 'DiscountRow' })

export const getDiscountReport = endpoint({
  id: 'getDiscountReport',
  route: 'GET /admin/analytics/discounts',
  tag,
  auth,
  summary: 'Get what each promotion took off the orders of a range of days; the 50 that took off most',
  input: z.object(range),
  output: z.object({ rows: z.array(discountRow) }),
  refusals: [],
})

const taxRow = z
  .object({
    /** The destination of orders; `region` is empty if the address has none. */
    country: z.string(),
    region: z.string(),
    name: z.string(),
    percent: z.number(),
    /** The taxed amount, less returns. */
    net: balance,
    /** The taxed amount before returns, and what was returned of it. */
    sold: money,
    returnedNet: money,
    amount: money,
    returned: money,
  })
  .meta({ id: 'TaxRow' })

export const getTaxReport = endpoint({
  id: 'getTaxReport',
  route: 'GET /admin/analytics/taxes',
  tag,
  auth,
  summary: 'Get the tax on the orders of a range of days by rate and place, and how much of it was credited; the 50 with the most tax',
  input: z.object(range),
  output: z.object({ rows: z.array(taxRow) }),
  refusals: [],
})

const paymentRow = z
  .object({ method: z.enum(paymentParts), orders: z.int(), amount: money, unpaid: money, refunded: money })
  .meta({ id: 'PaymentRow' })

export const getPaymentReport = endpoint({
  id: 'getPaymentReport',
  route: 'GET /admin/analytics/payments',
  tag,
  auth,
  summary: 'Get the payment methods of the orders of a range of days, what is still unpaid, and what was refunded',
  input: z.object(range),
  output: z.object({ rows: z.array(paymentRow) }),
  refusals: [],
})

const file = { tag, auth, audited: true, input: z.object(range), output: csvFile, mediaType: 'text/csv', refusals: [] } as const

export const exportDiscountReport = endpoint({
  ...file,
  id: 'exportDiscountReport',
  route: 'GET /admin/analytics/discounts/export',
  summary: 'Export what each promotion took off as CSV; the 10,000 that took off most',
  fileName: 'discounts.csv',
})

export const exportTaxReport = endpoint({
  ...file,
  id: 'exportTaxReport',
  route: 'GET /admin/analytics/taxes/export',
  summary: 'Export the tax by rate and place as CSV; the 10,000 rows with the most tax',
  fileName: 'taxes.csv',
})

export const exportPaymentReport = endpoint({
  ...file,
  id: 'exportPaymentReport',
  route: 'GET /admin/analytics/payments/export',
  summary: 'Export the payment methods of orders as CSV',
  fileName: 'payments.csv',
})

export const listReportOrders = endpoint({
  id: 'listReportOrders',
  route: 'GET /admin/analytics/orders',
  tag,
  auth,
  summary: 'List the orders behind a line of a report, newest first, each with its share; returns by when something came back',
  input: z.object({
    ...range,
    of: z.enum(['discounts', 'taxes', 'payments', 'returns']),
    /** For discounts: the promotion; without it, discounts that belong to no promotion and have this `name`. */
    promotionId: id.optional(),
    /** For payments. */
    method: z.enum(paymentParts).optional(),
    /** For taxes. */
    country: text(0, limits.address.region).optional(),
    region: text(0, limits.address.region).optional(),
    name: text(0, limits.address.region).optional(),
    /** In thousandths of a percent. */
    rate: queryInt(0, 100_000).optional(),
    limit: queryInt(1, limits.page.max).default(50),
    cursor: cursor.optional(),
  }),
  output: z.object({
    rows: z.array(z.object({ orderId: id, number: z.string(), at: time, amount: money }).meta({ id: 'ReportOrder' })),
    nextCursor: z.string().nullable(),
  }),
  refusals: [],
})
