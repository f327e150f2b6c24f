import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { cursor, id, limit, multiline, text } from './fields.ts'
import { limits } from './limits.ts'
import { repeatOrder, repeatStates, repeatFields } from './repeat-deliveries.ts'

const staffTag = 'Repeat deliveries (staff)'
/** A repeat delivery as staff see it. */
const staffRepeatDelivery = repeatFields
  .extend({
    /** Null after the account was erased. */
    person: z.object({ id, name: z.string(), email: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'StaffRepeatDelivery' })
export type StaffRepeatDelivery = z.infer<typeof staffRepeatDelivery>
const staffDetail = staffRepeatDelivery.extend({ orders: z.array(repeatOrder) }).meta({ id: 'StaffRepeatDeliveryDetail' })
export type StaffRepeatDeliveryDetail = z.infer<typeof staffDetail>

export const listStaffRepeatDeliveries = endpoint({
  id: 'listStaffRepeatDeliveries',
  route: 'GET /admin/repeat-deliveries',
  tag: staffTag,
  auth: { staff: 'orders:read' },
  summary: 'List repeat deliveries, newest first: all, those in a state, those with a problem, or those of an email',
  input: z.object({
    state: z.enum(repeatStates).optional(),
    /** Only those with a problem. */
    failing: z.literal('yes').optional(),
    /** A complete email. */
    q: text(0, limits.search.max).optional(),
    limit,
    cursor: cursor.optional(),
  }),
  output: z.object({ repeatDeliveries: z.array(staffRepeatDelivery), nextCursor: z.string().nullable() }),
  refusals: [],
})

export const getRepeatFigures = endpoint({
  id: 'getRepeatFigures',
  route: 'GET /admin/repeat-deliveries/figures',
  tag: staffTag,
  auth: { staff: 'orders:read' },
  summary: 'Get how many repeat deliveries are active, are paused and have a problem, and how many are due within 7 days',
  input: z.object({}),
  output: z.object({ active: z.int(), paused: z.int(), failing: z.int(), dueSoon: z.int() }),
  refusals: [],
})

export const getStaffRepeatDelivery = endpoint({
  id: 'getStaffRepeatDelivery',
  route: 'GET /admin/repeat-deliveries/:id',
  tag: staffTag,
  auth: { staff: 'orders:read' },
  summary: 'Get a repeat delivery with its dates so far',
  input: z.object({ id }),
  output: staffDetail,
  refusals: ['NOT_FOUND'],
})

export const stopRepeatDelivery = endpoint({
  id: 'stopRepeatDelivery',
  route: 'POST /admin/repeat-deliveries/:id/stop',
  tag: staffTag,
  auth: { staff: 'orders:write' },
  summary: 'Pause a repeat delivery, or cancel it for good; its customer gets an email with the reason',
  input: z.strictObject({ id, to: z.enum(['paused', 'cancelled']), reason: multiline(1, limits.shipment.note) }),
  output: staffDetail,
  refusals: ['NOT_FOUND', 'REPEAT_DELIVERY_IS_NOT_IN_THAT_STATE'],
})
