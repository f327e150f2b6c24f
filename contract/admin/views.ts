import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, multiline, time } from '../fields.ts'

const auth = { staff: 'shop:view-as' } as const

export const beginView = endpoint({
  id: 'beginView',
  route: 'POST /admin/customers/:id/views',
  tag: 'Back office',
  auth,
  status: 201,
  summary: 'Start viewing the shop as a customer, for 15 minutes; the token is read-only',
  input: z.strictObject({ id, reason: multiline(3, 300) }),
  output: z.object({ id, token: z.string(), expiresAt: time }),
  refusals: ['NOT_FOUND', 'CUSTOMER_IS_STAFF'],
})

export const endView = endpoint({
  id: 'endView',
  route: 'DELETE /admin/views/:id',
  tag: 'Back office',
  auth,
  summary: 'Stop viewing the shop as a customer; repeating the call changes nothing',
  input: z.object({ id }),
  output: z.object({ endedAt: time }),
  refusals: ['NOT_FOUND'],
})

export const listViews = endpoint({
  id: 'listViews',
  route: 'GET /user/views',
  tag: 'Accounts',
  auth: 'customer',
  summary: 'List when and why staff viewed the shop as the caller, newest first',
  input: z.object({}),
  output: z.object({ views: z.array(z.object({ reason: z.string(), beganAt: time, endedAt: time })) }),
  refusals: [],
})
