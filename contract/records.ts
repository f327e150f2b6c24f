import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { cursor, day, id, limit, messageOnly, multiline, text } from './fields.ts'
import { measures } from './lifts.ts'
import { limits } from './limits.ts'
import { handle } from './people.ts'
import { communityLimits } from './rate-limits.ts'

/** A lift, run or hold. `value`: kilograms, seconds, metres or repetitions. */
export const record = z
  .object({
    id,
    lift: z.string(),
    measure: z.enum(measures),
    value: z.number(),
    performedOn: day,
    note: z.string(),
    /** It seems implausible: until staff have checked it, only its owner sees it, and it doesn't count. */
    isBeingChecked: z.boolean(),
  })
  .meta({ id: 'LiftRecord' })
export type LiftRecord = z.infer<typeof record>

const tag = 'People'
const page = { limit, cursor: cursor.optional() }
const value = z.number().positive().max(1_000_000)
const recordFields = {
  lift: text(1, limits.profile.lift),
  measure: z.enum(measures).default('weight'),
  value,
  performedOn: day,
  note: multiline(0, limits.profile.note).default(''),
}

export const listRecords = endpoint({
  id: 'listRecords',
  route: 'GET /people/:handle/records',
  tag,
  auth: 'guest',
  summary: "List a person's history of one lift, newest first; empty if the profile is hidden from the caller",
  input: z.object({ handle, lift: text(1, limits.profile.lift), ...page }),
  output: z.object({ items: z.array(record), nextCursor: z.string().nullable() }),
  refusals: ['NOT_FOUND'],
})
export const logRecord = endpoint({
  id: 'logRecord',
  route: 'POST /records',
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  status: 201,
  idempotent: 'optional',
  summary: 'Log a lift, run or hold',
  input: z.object(recordFields),
  output: record.extend({
    /** The improvement over the previous best, in the unit of `value`; null for the first one. */
    gain: z.number().nullable(),
    isBest: z.boolean(),
  }),
  refusals: ['TOO_MANY_RECORDS', 'ACCOUNT_IS_SUSPENDED', 'IDEMPOTENCY_KEY_IS_USED'],
})
export const deleteRecord = endpoint({
  id: 'deleteRecord',
  route: 'DELETE /records/:id',
  tag,
  auth: 'customer',
  summary: "Delete the caller's own record",
  input: z.object({ id }),
  output: messageOnly,
  refusals: ['NOT_FOUND'],
})
