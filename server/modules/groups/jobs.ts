import { serverLimits } from '#contract/server-limits.ts'
import { dayMs } from '#contract/time.ts'
import type { Database } from '#server/db/pool.ts'
import { statement } from '#server/db/statement.ts'
import type { JobRunner } from '#server/jobs/runner.ts'
import { discardMedia } from '#server/modules/media/media.ts'

const { appealDays } = serverLimits.moderation
const batch = 1000

/** Schedules the purge of messages and groups that are hidden already. */
export function registerGroupJobs(jobs: JobRunner): void {
  jobs.schedule('groups.purge', dayMs, (_, { database, now }) => purgeGroups(database, now))
}

const decided = statement(
  'groups.purgeDecided',
  { before: 'timestamptz', limit: 'int8' },
  { id: 'uuid' },
  `
  delete from group_messages where id in (
    select m.id from moderation_cases k join group_messages m on m.id = k.subject_id join group_chats g on g.id = m.group_id
    where k.kind = 'message' and k.state = 'closed' and k.decided_at < $1 and (m.deleted_at is not null or g.members = 0)
    order by m.id limit $2 for update of m skip locked) returning id`,
)
const empty = statement(
  'groups.purgeEmpty',
  {},
  {},
  `
  delete from group_chats where id in (
    select g.id from group_chats g where g.members = 0 and not exists (select from group_messages m where m.group_id = g.id) for update of g skip locked)`,
)
const purgeUnansweredRequests = statement('groups.purgeAsks', { before: 'timestamptz' }, {}, `delete from group_asks where asked_at < $1`)

/**
 * Deletes reported messages that nobody sees anymore, once they're decided and can no longer be appealed; then groups without members or
 * messages; then the times of invitations that are too old to count towards a limit.
 */
export async function purgeGroups(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - appealDays * dayMs)
  for (;;) {
    const count = await database.transaction(async (tx) => {
      const messages = await decided.all(tx, { before, limit: batch })
      await discardMedia(tx, { usedBy: messages.map(({ id }) => `message:${id}`), now })
      return messages.length
    })
    if (count < batch) break
  }
  await empty.run(database.db, {})
  await purgeUnansweredRequests.run(database.db, { before: new Date(now.getTime() - dayMs) })
}
