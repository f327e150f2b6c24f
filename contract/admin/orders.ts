import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, money, queryList, time } from '../fields.ts'
import { orderStatuses, paymentMethods, paymentStatuses, shippingStatuses } from '../orders.ts'
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
    totalCost: money,
    tags: z.array(z.string()),
  })
  .meta({ id: 'OrderRow' })
export type OrderRow = z.infer<typeof orderRow>

const inputs = listInputs(['placed', 'total'], {
  order: queryList(z.enum(orderStatuses)).optional(),
  payment: queryList(z.enum(paymentStatuses)).optional(),
  shipping: queryList(z.enum(shippingStatuses)).optional(),
  method: z.enum(paymentMethods).optional(),
  tag: z.string().max(40).optional(),
  /** Days, in UTC; both belong to it. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
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
  output: z.object({ count: z.int(), sum: money, isMore: z.boolean() }),
  refusals: [],
})

export const exportStaffOrders = endpoint({
  id: 'exportStaffOrders',
  route: 'GET /admin/orders/export',
  tag,
  auth,
  summary: 'Export the orders that filters find as CSV',
  input: inputs.all,
  output: csvFile,
  mediaType: 'text/csv',
  fileName: 'orders.csv',
  refusals: [],
})
