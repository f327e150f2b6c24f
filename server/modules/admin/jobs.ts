import type * as contract from '#contract/admin/jobs.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import { readCursor, startOf, writeCursor } from '#server/db/cursor.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { describeChange } from '#server/http/audit.ts'
import { leaseMs } from '#server/jobs/lease.ts'
import * as queries from './jobs-queries.ts'

/** A page of the background jobs in a state. */
export async function listJobs(
  db: Db,
  { state, name, sort, limit, cursor }: ParsedOf<typeof contract.listJobs>,
): Promise<OutputOf<typeof contract.listJobs>> {
  const start = cursor === undefined ? startOf(sort === 'due' ? 'asc' : 'desc') : readCursor(cursor)
  const found = await queries.jobLists[state][sort].all(db, { name: name ?? null, ...start, limit: limit + 1 })
  const page = found.slice(0, limit)
  const last = page.at(-1)
  return {
    rows: page.map(({ due_at, reason, every_ms, ran_at, took_ms, ...job }) => ({
      ...job,
      state,
      dueAt: due_at.toISOString(),
      error: reason,
      everyMs: every_ms,
      ranAt: ran_at?.toISOString() ?? null,
      tookMs: took_ms,
    })),
    nextCursor: found.length > limit && last ? writeCursor({ at: last.due_at, id: last.id }) : null,
  }
}

/** The number of waiting and dead jobs of each name. */
export const countJobs = async (db: Db): Promise<OutputOf<typeof contract.countJobsByName>> => ({
  names: await queries.jobCounts.all(db, {}),
})

/** Runs a job now, or revives a dead one; fails with NOT_FOUND if it's done or running. */
export async function retryJob(
  tx: Tx,
  { id, keepsTime }: ParsedOf<typeof contract.retryJob>,
  context: RequestContext,
): Promise<Record<string, never>> {
  const job = keepsTime
    ? await queries.revive.one(tx, { id })
    : await queries.runNow.one(tx, { id, now: context.now, leasesEnd: new Date(context.now.getTime() + leaseMs) })
  if (!job) throw refuse('NOT_FOUND')
  await queries.wakeRunners.run(tx, {})
  describeChange(context, { target: job.name, after: { id } })
  return {}
}

/** Cancels a waiting job; fails with NOT_FOUND if it's done or recurring. A running attempt still finishes. */
export async function cancelJob(tx: Tx, { id }: { id: string }, context: RequestContext): Promise<Record<string, never>> {
  const job = await queries.markDead.one(tx, { id, now: context.now, reason: 'cancelled by staff' })
  if (!job) throw refuse('NOT_FOUND')
  describeChange(context, { target: job.name, after: { id } })
  return {}
}
