import { isRefusal } from '#contract/refusal.ts'
import { type ScheduleProblem, scheduleProblems } from '#contract/scheduled-posts.ts'
import { lowestId } from '#server/db/ids.ts'
import type { Database } from '#server/db/pool.ts'
import { internalClient } from '#server/http/call-request.ts'
import type { RequestContext, SignedInContext } from '#server/http/context.ts'
import { Failures } from '#server/jobs/failures.ts'
import { notifyOfUnpublished } from '#server/modules/notifications/notifications.ts'
import type { Community } from './posts.ts'
import { publishStored } from './scheduled.ts'
import * as queries from './scheduled-queries.ts'

/** How late a post may be published. */
export const publishDueMs = 15_000
const batch = 100
const first = { at: new Date(0), id: lowestId }

type Base = Pick<RequestContext, 'config' | 'signingSecret' | 'now'>

/**
 * Publishes the posts that are due, each in its own transaction and once, even if other processes do the same. A refused post becomes a
 * draft, and its author is notified. Any other failure stops only its own post, and is thrown after the others.
 */
export async function publishDue(database: Pick<Database, 'db' | 'transaction'>, community: Community, base: Base): Promise<void> {
  const failures = new Failures()
  for (let after = first; ;) {
    const due = await queries.duePosts.all(database.db, { now: base.now, ...after, limit: batch })
    for (const { id } of due) await failures.collect(() => publishOne(database, community, id, base))
    const last = due.at(-1)
    if (!last || due.length < batch) return failures.throwFirst()
    after = { at: last.publish_at, id: last.id }
  }
}

async function publishOne(database: Pick<Database, 'transaction'>, community: Community, id: string, base: Base): Promise<void> {
  const { now } = base
  try {
    await database.transaction(async (tx) => {
      const row = await queries.claim.one(tx, { id, now })
      if (!row) return
      if (row.is_leaving) return void (await queries.setProblem.one(tx, { id, now, problem: 'NOT_ALLOWED' }))
      await publishStored(tx, community, { id, content: row.content }, contextOf(row.author_id, base))
    })
  } catch (error) {
    if (!isRefusal(error)) throw error
    await database.transaction(async (tx) => {
      const made = await queries.setProblem.one(tx, { id, now, problem: problemOf(error.code) })
      if (made) await notifyOfUnpublished(tx, { post: id, author: made.author_id }, now)
    })
  }
}

const problemOf = (code: string): ScheduleProblem => scheduleProblems.find((known) => known === code) ?? 'NOT_ALLOWED'

/** The context of work for an author who isn't there. */
const contextOf = (userId: string, base: Base): SignedInContext => ({
  ...base,
  caller: { userId, permissions: [], secondFactor: false, tokenHash: '' },
  client: internalClient(),
  rateLimits: [],
})
