import { lowestId } from '#server/db/ids.ts'
import type { Database } from '#server/db/pool.ts'
import type { Tx } from '#server/db/statement.ts'
import { notifyOfPoll } from '#server/modules/notifications/notifications.ts'
import { announceCounts } from './announce.ts'
import * as queries from './poll-queries.ts'

export const pollsMs = 60_000
const atOnce = 200
const batch = 200

/** Notifies the authors and voters of polls that have ended, each once. After an interruption it can be run again. */
export async function endPolls(database: Pick<Database, 'db' | 'transaction'>, now: Date, stopping?: AbortSignal): Promise<void> {
  for (const { post_id: post } of await queries.duePolls.all(database.db, { now, limit: atOnce }))
    while (await database.transaction((tx) => notifySome(tx, post, now))) stopping?.throwIfAborted()
}

/** Notifies the next batch of voters, and the author with the first batch. Returns false once everyone was notified. */
async function notifySome(tx: Tx, post: string, now: Date): Promise<boolean> {
  const poll = await queries.claimPoll.one(tx, { post })
  if (!poll) return false
  const voters = (await queries.votersAfter.all(tx, { post, after: poll.notified_to ?? lowestId, limit: batch })).map(
    ({ user_id }) => user_id,
  )
  await notifyOfPoll(tx, { post, author: poll.author_id, voters, isFirst: poll.notified_to === null }, now)
  const isDone = voters.length < batch
  await queries.markNotified.run(tx, { post, to: voters.at(-1) ?? poll.notified_to ?? lowestId, at: isDone ? now : null })
  if (isDone) announceCounts(tx, post)
  return !isDone
}
