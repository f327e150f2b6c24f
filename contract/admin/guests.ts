import { z } from 'zod'
import { orderAddress } from '../customers/addresses.ts'
import { endpoint } from '../endpoint.ts'
import { id, messageOnly, money, multiline, time } from '../fields.ts'
import { limits } from '../limits.ts'
import { lastOrders } from './last-orders.ts'
import { orderNote, tagList } from './orders.ts'

const tag = 'Back office'
const auth = { staff: 'customers:read' } as const
const writing = { staff: 'customers:write' } as const

/** Someone who ordered without an account, by the email of their orders. */
export const guest = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    /** Of their first order. */
    since: time,
    orders: z.int(),
    /** Less refunds. */
    spent: money,
    lastOrderAt: time.nullable(),
    /** Agreed to the newsletter, and still does. */
    acceptsMail: z.boolean(),
    tags: z.array(z.string()),
    /** The account with this email, or that their orders belong to now. */
    account: z.object({ id, name: z.string() }).nullable(),
    /** Whether all of their orders belong to the account; such a guest isn't listed anymore. */
    isClaimed: z.boolean(),
    lastOrders,
    /** The different ones of their last orders, newest first. */
    addresses: z.array(orderAddress),
    /** Internal notes by staff, newest first. */
    notes: z.array(orderNote),
  })
  .meta({ id: 'Guest' })

export const getGuest = endpoint({
  id: 'getGuest',
  route: 'GET /admin/guests/:id',
  tag,
  auth,
  summary: 'Get someone who ordered without an account: their last orders, addresses, and the account with the same email',
  input: z.object({ id }),
  output: guest,
  refusals: ['NOT_FOUND'],
})

export const addGuestNote = endpoint({
  id: 'addGuestNote',
  route: 'POST /admin/guests/:id/notes',
  tag,
  auth,
  status: 201,
  summary: 'Write a note about a guest for other staff',
  input: z.strictObject({ id, text: multiline(1, limits.order.noteMax) }),
  output: z.object({ notes: z.array(orderNote) }),
  refusals: ['NOT_FOUND'],
})

export const setGuestTags = endpoint({
  id: 'setGuestTags',
  route: 'PUT /admin/guests/:id/tags',
  tag,
  auth: writing,
  summary: 'Set the tags of a guest, replacing those they have; they move to the account that the orders are claimed by',
  input: z.strictObject({ id, tags: tagList }),
  output: z.object({ tags: z.array(z.string()) }),
  refusals: ['NOT_FOUND'],
})

export const eraseGuest = endpoint({
  id: 'eraseGuest',
  route: 'POST /admin/guests/:id/erase',
  tag,
  auth: writing,
  summary:
    "Erase a guest's data for good: from their orders, which stay for the books, with everything else stored about their email. Orders that aren't completed or canceled have to be first",
  input: z.strictObject({ id }),
  output: messageOnly,
  refusals: ['NOT_FOUND', 'GUEST_HAS_ACCOUNT', 'GUEST_HAS_OPEN_ORDERS'],
})
