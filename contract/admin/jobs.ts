import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, text, time } from '../fields.ts'
import { listInputs, listOutput } from './list.ts'

const tag = 'Back office'
const auth = { staff: 'settings:write' } as const

export const jobStates = ['recurring', 'waiting', 'dead'] as const

/** A background job, one-time or recurring. */
export const jobRow = z
  .object({
    id,
    name: z.string(),
    state: z.enum(jobStates),
    /** When it's due; for a dead job, when it died. */
    dueAt: time,
    attempts: z.int(),
    /** The error of its last attempt. */
    error: z.string().nullable(),
    everyMs: z.int().nullable(),
    /** For a recurring job: when it last ended, and how long it took. */
    ranAt: time.nullable(),
    tookMs: z.int().nullable(),
  })
  .meta({ id: 'JobRow' })
export type JobRow = z.infer<typeof jobRow>

const inputs = listInputs(['due'], { state: z.enum(jobStates).default('recurring'), name: text(0, 60).optional() })

export const listJobs = endpoint({
  id: 'listJobs',
  route: 'GET /admin/jobs',
  tag,
  auth,
  summary: 'List background jobs: recurring, waiting or dead ones',
  input: inputs.page.omit({ q: true }),
  output: listOutput(jobRow),
  refusals: [],
})

export const countJobsByName = endpoint({
  id: 'countJobsByName',
  route: 'GET /admin/jobs/counts',
  tag,
  auth,
  summary: 'Count the waiting and the dead jobs of each name; beyond the first 10,000 they are not counted',
  input: z.object({}),
  output: z.object({ names: z.array(z.object({ name: z.string(), waiting: z.int(), dead: z.int() })) }),
  refusals: [],
})

const one = z.object({ id })

export const retryJob = endpoint({
  id: 'retryJob',
  route: 'POST /admin/jobs/:id/retry',
  tag,
  auth,
  summary:
    'Run a job now: one that is dead, is waiting for its next attempt, or is due later. `keepsTime`: revive a dead one, due when it was',
  input: one.extend({ keepsTime: z.boolean().optional() }),
  output: z.object({}),
  refusals: ['NOT_FOUND'],
})

export const cancelJob = endpoint({
  id: 'cancelJob',
  route: 'POST /admin/jobs/:id/cancel',
  tag,
  auth,
  summary: "Cancel a waiting job; it can be run later. Recurring jobs can't be canceled",
  input: one,
  output: z.object({}),
  refusals: ['NOT_FOUND'],
})
