import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, money, text, time } from '../fields.ts'
import { limits } from '../limits.ts'
import { csvFile, listInputs, listOutput } from './list.ts'
import { orderNote, tagList } from './orders.ts'

const tag = 'Back office'
const auth = { staff: 'customers:read' } as const

/** A customer as a list of staff shows them. */
export const customerRow = z
  .object({
    id,
    name: z.string(),
    email: z.string().nullable(),
    since: time,
    orders: z.int(),
    spent: money,
    points: z.int(),
  })
  .meta({ id: 'CustomerRow' })
export type CustomerRow = z.infer<typeof customerRow>

const inputs = listInputs(['since'], {
  /** Days, in UTC; both belong to it. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** Those whom staff marked so. */
  tag: text(1, limits.order.tagMax).toLowerCase().optional(),
})

export const listStaffCustomers = endpoint({
  id: 'listStaffCustomers',
  route: 'GET /admin/customers',
  tag,
  auth,
  summary: 'List customers by when they came, searched by words of their name and email',
  input: inputs.page,
  output: listOutput(customerRow),
  refusals: [],
})

export const exportStaffCustomers = endpoint({
  id: 'exportStaffCustomers',
  route: 'GET /admin/customers/export',
  tag,
  auth,
  summary: 'Export the customers that filters find as CSV',
  input: inputs.all,
  output: csvFile,
  mediaType: 'text/csv',
  fileName: 'customers.csv',
  refusals: [],
})

export const getStaffCustomer = endpoint({
  id: 'getStaffCustomer',
  route: 'GET /admin/customers/:id',
  tag,
  auth,
  summary: 'Get a customer: what they ordered last, their points and posts, and where they are signed in',
  input: z.object({ id }),
  output: customerRow.extend({
    phone: z.string().nullable(),
    role: z.string(),
    /** Of their profile; null where they have none. */
    handle: z.string().nullable(),
    posts: z.int(),
    lastOrders: z.array(z.object({ id, number: z.string(), placedAt: time, totalCost: money })),
    sessions: z.array(z.object({ id, network: z.string(), usedAt: time })),
    reviews: z.int(),
    tags: z.array(z.string()),
    /** What staff say to each other about them, the newest first. */
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
  input: z.strictObject({ id, text: text(1, limits.order.noteMax) }),
  output: z.object({ notes: z.array(orderNote) }),
  refusals: ['NOT_FOUND'],
})

export const setCustomerTags = endpoint({
  id: 'setCustomerTags',
  route: 'PUT /admin/customers/:id/tags',
  tag,
  auth,
  summary: 'Mark a customer with words, instead of those they have',
  input: z.strictObject({ id, tags: tagList }),
  output: z.object({ tags: z.array(z.string()) }),
  refusals: ['NOT_FOUND'],
})
