import type { Database } from '#server/db/pool.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { notifyOfCancelled } from '#server/modules/notifications/notifications.ts'

export const cancelledJob = 'challenges.cancelled'

/** The canceled challenge, and the person who canceled it, who isn't notified. */
export interface Cancelled {
  challenge: string
  by: string
}

/** Sets the result "none", which marks a participant as notified. Each participant is returned once, however often it runs. */
const endSome = statement(
  'challenges.endCancelled',
  { challenge: 'uuid', limit: 'int8' },
  { user_id: 'uuid' },
  `
  with untold as (
    select user_id from challenge_members where challenge_id = $1 and result is null order by user_id limit $2 for no key update)
  update challenge_members m set result = 'none' from untold u where m.challenge_id = $1 and m.user_id = u.user_id returning m.user_id`,
)

const batch = 200

/** Tells who took part that a challenge was canceled. It may begin again at any time. */
export async function notifyOfCancellation(database: Database, cancelled: Cancelled, now: Date): Promise<void> {
  while ((await database.transaction((tx) => notifySome(tx, cancelled, now))) === batch);
}

async function notifySome(tx: Tx, { challenge, by }: Cancelled, now: Date): Promise<number> {
  const people = (await endSome.all(tx, { challenge, limit: batch })).map(({ user_id }) => user_id)
  await notifyOfCancelled(tx, { challenge, people: people.filter((user) => user !== by) }, now)
  return people.length
}
