import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, id, money, multiline, time } from '../fields.ts'
import { limits } from '../limits.ts'
import { customerKinds } from './customer-kinds.ts'
import { csvFile, listInputs, listOutput } from './list.ts'
import { customerCount, ofTier, segmentQuery, tierNeedsChallenge } from './segments.ts'
import { lastOrders } from './last-orders.ts'
import { orderNote, tagList } from './orders.ts'

const tag = 'Back office'
const auth = { staff: 'customers:read' } as const

/** A customer with an account. */
export const accountRow = z.object({
  id,
  name: z.string(),
  email: z.string().nullable(),
  since: time,
  orders: z.int(),
  spent: money,
  points: z.int(),
})
export type AccountRow = z.infer<typeof accountRow>

/** Someone in the staff's list: with an account, or who ordered as a guest. A guest's `since` is their first order. */
export const customerRow = accountRow.extend({ kind: z.enum(customerKinds), lastOrderAt: time.nullable() }).meta({ id: 'CustomerRow' })
export type CustomerRow = z.infer<typeof customerRow>

const inputs = listInputs(['since'], {
  /** Both unless given. */
  kind: z.enum(customerKinds).optional(),
  /** Days in UTC, both inclusive. */
  from: day.optional(),
  to: day.optional(),
  /** Restricts to this segment; the other filters narrow it further. */
  segment: id.optional(),
  ...segmentQuery,
})

export const listStaffCustomers = endpoint({
  id: 'listStaffCustomers',
  route: 'GET /admin/customers',
  tag,
  auth,
  summary: 'List customers, with an account or guests who ordered, by when they joined or first ordered; with search by name and email',
  input: inputs.page.refine(tierNeedsChallenge, ofTier),
  output: listOutput(customerRow),
  refusals: ['NOT_FOUND'],
})

export const countStaffCustomers = endpoint({
  id: 'countStaffCustomers',
  route: 'GET /admin/customers/count',
  tag,
  auth,
  summary: 'Count the customers that match the filters, up to 10,000',
  input: inputs.count.refine(tierNeedsChallenge, ofTier),
  output: customerCount,
  refusals: ['NOT_FOUND'],
})

/** Exports personal data, so it also needs `customers:read`. */
export const exportStaffCustomers = endpoint({
  id: 'exportStaffCustomers',
  route: 'GET /admin/customers/export',
  tag,
  auth: { staff: 'exports:read' },
  audited: true,
  summary:
    "Export the customers that match the filters as CSV: as in the list with what imports need, or in Shopify's format; imports read both",
  input: inputs.all.extend({ format: z.enum(['list', 'shopify']).default('list') }).refine(tierNeedsChallenge, ofTier),
  output: csvFile,
  mediaType: 'text/csv',
  fileName: 'customers.csv',
  refusals: ['NOT_FOUND'],
})

export const getStaffCustomer = endpoint({
  id: 'getStaffCustomer',
  route: 'GET /admin/customers/:id',
  tag,
  auth,
  summary: 'Get a customer: what they ordered last, their points and posts, and where they are signed in',
  input: z.object({ id }),
  output: accountRow.extend({
    phone: z.string().nullable(),
    role: z.string(),
    /** The profile's handle; null without a profile. */
    handle: z.string().nullable(),
    posts: z.int(),
    lastOrders,
    sessions: z.array(z.object({ id, network: z.string(), usedAt: time })),
    reviews: z.int(),
    /** The store credit; null if the customer was never given any. */
    credit: z.object({ id, balance: money }).nullable(),
    tags: z.array(z.string()),
    /** The guest with the same email, whose orders don't belong to the account yet; null if there is none. */
    guest: z.object({ id, orders: z.int() }).nullable(),
    /** The account that this one was merged into; null if it wasn't merged. */
    mergedInto: z.object({ id, name: z.string() }).nullable(),
    /** Internal notes by staff, newest first. */
    notes: z.array(orderNote),
  }),
  refusals: ['NOT_FOUND'],
})

export const addCustomerNote = endpoint({
  id: 'addCustomerNote',
  route: 'POST /admin/customers/:id/notes',
  tag,
  auth,
  status: 201,
  summary: 'Write a note about a customer for other staff',
  input: z.strictObject({ id, text: multiline(1, limits.order.noteMax) }),
  output: z.object({ notes: z.array(orderNote) }),
  refusals: ['NOT_FOUND'],
})

export const setCustomerTags = endpoint({
  id: 'setCustomerTags',
  route: 'PUT /admin/customers/:id/tags',
  tag,
  // Segments, and therefore promotions, depend on tags.
  auth: { staff: 'customers:write' },
  summary: 'Set the tags of a customer, replacing those they have',
  input: z.strictObject({ id, tags: tagList }),
  output: z.object({ tags: z.array(z.string()) }),
  refusals: ['NOT_FOUND'],
})
