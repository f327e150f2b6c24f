import { serverLimits } from '#contract/server-limits.ts'
import { dayMs } from '#contract/time.ts'
import type { Database } from '#server/db/pool.ts'
import { statement } from '#server/db/statement.ts'
import type { JobRunner } from '#server/jobs/runner.ts'
import { discardMedia } from '#server/modules/media/media.ts'
import { isReported } from './columns.ts'

const { appealDays } = serverLimits.moderation
const batch = 1000

/** Schedules the purge. It only frees space: deleted messages are hidden without it. */
export function registerConversationJobs(jobs: JobRunner): void {
  jobs.schedule('conversations.purge', dayMs, (_, { database, now }) => purgeMessages(database, now))
}

const gone = { id: 'uuid' } as const
const cleared = statement(
  'conversations.purgeCleared',
  { limit: 'int8' },
  gone,
  `
  delete from conversation_messages where id in (
    select m.id from conversations c join conversation_messages m on m.conversation_id = c.id and m.created_at <= c.cleared_until
    where c.cleared_until is not null and not ${isReported} order by m.id limit $1 for update of m skip locked) returning id`,
)
const done = statement(
  'conversations.purged',
  {},
  {},
  `
  update conversations c set cleared_until = null where c.cleared_until is not null
    and not exists (select from conversation_messages m where m.conversation_id = c.id and m.created_at <= c.cleared_until)`,
)
/** Deletes reported messages that nobody has anymore, some time after the decision. */
const decided = statement(
  'conversations.purgeDecided',
  { before: 'timestamptz', limit: 'int8' },
  gone,
  `
  delete from conversation_messages where id in (
    select m.id from moderation_cases k join conversation_messages m on m.id = k.subject_id join conversations c on c.id = m.conversation_id
    where k.kind = 'message' and k.state = 'closed' and k.decided_at < $1
      and (m.deleted_at is not null or (m.hidden_from_sender and m.hidden_from_receiver) or m.created_at <= c.cleared_until)
    order by m.id limit $2 for update of m skip locked) returning id`,
)

/** Deletes messages that both have deleted. Reported ones stay until they're decided and can no longer be appealed. */
export async function purgeMessages(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - appealDays * dayMs)
  for (;;) {
    const count = await database.transaction(async (tx) => {
      const messages = [...(await decided.all(tx, { before, limit: batch })), ...(await cleared.all(tx, { limit: batch }))]
      await discardMedia(tx, { usedBy: messages.map(({ id }) => `message:${id}`), now })
      return messages.length
    })
    if (count < batch) break
  }
  await done.run(database.db, {})
}
