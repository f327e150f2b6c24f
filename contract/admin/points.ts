import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { cursor, id, limit, multiline } from '../fields.ts'
import { limits } from '../limits.ts'
import { pointsEntry } from '../points.ts'

const { adjustMax } = limits.points

/** Points that staff add, or take if negative. */
const adjustment = z
  .int()
  .min(-adjustMax)
  .max(adjustMax)
  .refine((points) => points !== 0, 'changes nothing')

export const listCustomerPoints = endpoint({
  id: 'listCustomerPoints',
  route: 'GET /admin/customers/:id/points',
  tag: 'Back office',
  auth: { staff: 'customers:read' },
  summary: 'List what changed the points of a customer, newest first',
  input: z.object({ id, limit, cursor: cursor.optional() }),
  output: z.object({ balance: z.int(), entries: z.array(pointsEntry), nextCursor: z.string().nullable() }),
  refusals: ['NOT_FOUND'],
})
export const adjustPoints = endpoint({
  id: 'adjustPoints',
  route: 'POST /admin/customers/:id/points',
  tag: 'Gift cards and store credit (staff)',
  auth: { staff: 'credit:write' },
  idempotent: true,
  summary: 'Add points to a customer, or take points from them, with a reason that the customer sees; never below zero',
  input: z.strictObject({ id, points: adjustment, note: multiline(1, limits.shipment.note) }),
  output: z.object({ balance: z.int() }),
  refusals: ['NOT_FOUND', 'AMOUNT_IS_OUT_OF_BOUNDS', 'IDEMPOTENCY_KEY_IS_MISSING', 'IDEMPOTENCY_KEY_IS_USED'],
})
