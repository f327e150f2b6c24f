import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { cursor, day, id, limit, multiline, time } from '../fields.ts'
import { measures } from '../lifts.ts'
import { person } from '../people.ts'
import { postPicture } from '../post.ts'

export const recordFlags = ['world_record', 'jump'] as const
export const recordStates = ['waiting', 'verified', 'rejected'] as const
export const checkedLifts = ['squat', 'bench', 'deadlift', 'total', 'overhead press', '5 km', '10 km', 'half marathon'] as const
export const recordActions = ['verify', 'reject', 'restore'] as const
export type RecordState = (typeof recordStates)[number]
export type RecordAction = (typeof recordActions)[number]

/** A lift or run that looked implausible when it was logged. Weights in kilograms, times in seconds. */
export const flaggedRecord = z
  .object({
    id,
    owner: person,
    lift: z.string(),
    measure: z.enum(measures),
    value: z.number(),
    performedOn: day,
    /** Beyond any known result at their body weight, or far above the person's last one. */
    flag: z.enum(recordFlags),
    state: z.enum(recordStates),
    /** The previous best that counts. */
    before: z.number().nullable(),
    foundAt: time,
    decidedAt: time.nullable(),
  })
  .meta({ id: 'FlaggedRecord' })
export type FlaggedRecord = z.infer<typeof flaggedRecord>

/** The same with details for the decision. */
export const flaggedRecordDetail = flaggedRecord
  .extend({
    note: z.string(),
    /** The best known lift at this body weight, or the fastest known run, with a small margin. */
    most: z.number(),
    sex: z.enum(['female', 'male']).nullable(),
    bodyWeight: z.number().nullable(),
    weightClass: z.string().nullable(),
    joinedAt: time,
    clubs: z.array(z.object({ slug: z.string(), name: z.string() })),
    /** The person's last 60 of this lift, oldest first: those that count, this one, and others that were flagged. */
    history: z.array(z.object({ id, value: z.number(), performedOn: day, isFlagged: z.boolean() })),
    /** The post that showed it first. */
    post: z.object({ id, text: z.string(), media: z.array(postPicture) }).nullable(),
    decidedBy: z.string().nullable(),
    /** The message to the person, and their answer. */
    message: z.string(),
    appeal: z.string().nullable(),
    isAppealed: z.boolean(),
    /** The number of the person's other rejected lifts. */
    rejectedBefore: z.int(),
  })
  .meta({ id: 'FlaggedRecordDetail' })
export type FlaggedRecordDetail = z.infer<typeof flaggedRecordDetail>

const tag = 'Flagged records'
const auth = { staff: 'records:verify' } as const

export const listFlaggedRecords = endpoint({
  id: 'listFlaggedRecords',
  route: 'GET /admin/records',
  tag,
  auth,
  summary: 'List lifts that seemed impossible when they were logged, latest first, by state, lift and flag',
  input: z.object({
    state: z.enum(recordStates).default('waiting'),
    lift: z.enum(checkedLifts).optional(),
    flag: z.enum(recordFlags).optional(),
    limit,
    cursor: cursor.optional(),
  }),
  output: z.object({ items: z.array(flaggedRecord), nextCursor: z.string().nullable() }),
  refusals: [],
})
export const countFlaggedRecords = endpoint({
  id: 'countFlaggedRecords',
  route: 'GET /admin/records/waiting',
  tag,
  auth,
  summary: 'Count the lifts that are waiting for a decision, up to 1,000',
  input: z.object({}),
  output: z.object({ count: z.int() }),
  refusals: [],
})
export const getFlaggedRecord = endpoint({
  id: 'getFlaggedRecord',
  route: 'GET /admin/records/:id',
  tag,
  auth,
  summary: "Get a flagged lift with the person's history, clubs and post",
  input: z.object({ id }),
  output: flaggedRecordDetail,
  refusals: ['NOT_FOUND'],
})
export const decideRecord = endpoint({
  id: 'decideRecord',
  route: 'POST /admin/records/:id/decide',
  tag,
  auth,
  summary: 'Verify a flagged lift, so that it counts; reject it, so that it is shown nowhere; or restore one that was rejected',
  input: z.object({
    id,
    action: z.enum(recordActions),
    /** The state the caller saw: someone else may have decided meanwhile. */
    state: z.enum(recordStates),
    /** Shown to the person when it's rejected. */
    message: multiline(0, 500).default(''),
  }),
  output: flaggedRecord,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED', 'RECORD_WAS_DECIDED'],
})
