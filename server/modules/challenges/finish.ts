import { challengeLimits } from '#contract/challenges/limits.ts'
import { addDays } from '#contract/time.ts'
import { lowestId } from '#server/db/ids.ts'
import type { Database } from '#server/db/pool.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { Failures } from '#server/jobs/failures.ts'
import { notifyOfResults } from '#server/modules/notifications/notifications.ts'
import { announcePeople } from '#server/modules/profiles/profiles.ts'
import { today } from './days.ts'
import { announceChallenge } from './find.ts'
import { lockForChange } from './queries.ts'

/** Challenges whose results are due. Those of a club that was taken down wait, as it may be restored. */
const due = statement(
  'challenges.due',
  { before: 'date', limit: 'int8' },
  { id: 'uuid' },
  `
  select id from challenges c where told_at is null and cancelled_at is null and last_day < $1
    and not exists (select from clubs k where k.id = c.club_id and k.removed_at is not null)
  order by last_day, id limit $2`,
)
const settle = statement(
  'challenges.settle',
  { id: 'uuid', now: 'timestamptz' },
  {},
  `update challenges set final_at = coalesce(final_at, $2) where id = $1`,
)
const without = statement(
  'challenges.withoutResult',
  { challenge: 'uuid', after: 'uuid', limit: 'int8' },
  { user_id: 'uuid' },
  `
  select user_id from challenge_members where challenge_id = $1 and user_id > $2 and result is null order by user_id limit $3`,
)
const lockProfiles = statement(
  'challenges.lockProfiles',
  { users: 'uuid[]' },
  {},
  `select from profiles where user_id = any($1) order by user_id for no key update`,
)
/** Sets each result once, however often it runs, and returns the members who had trained for it. */
const giveResults = statement(
  'challenges.giveResults',
  { challenge: 'uuid', users: 'uuid[]' },
  { user_id: 'uuid' },
  `
  with given as (
    update challenge_members m set result = case when m.total >= c.gold then 'gold' when m.total >= c.silver then 'silver'
      when m.total >= c.bronze then 'bronze' else 'none' end
    from challenges c where c.id = $1 and m.challenge_id = c.id and m.user_id = any($2) and m.result is null returning m.user_id, m.total)
  select user_id from given where total > 0 order by user_id`,
)
/** Only if every member has a result: merged accounts may have added one without. */
const recordNotified = statement(
  'challenges.told',
  { id: 'uuid', now: 'timestamptz' },
  {},
  `
  update challenges set told_at = $2
  where id = $1 and not exists (select from challenge_members where challenge_id = $1 and result is null)`,
)

const atOnce = 1000
const batch = 200

/**
 * Ends the challenges whose days for late entries are over: totals become final and members learn their results. Safe to interrupt and run
 * again.
 */
export async function finishChallenges(database: Database, now: Date): Promise<void> {
  const before = addDays(today(now), -challengeLimits.lateDays)
  const ids = (await due.all(database.db, { before, limit: atOnce })).map(({ id }) => id)
  const failures = new Failures()
  for (const id of ids) await failures.collect(() => finish(database, id, now))
  failures.throwFirst()
}

async function finish(database: Database, id: string, now: Date): Promise<void> {
  await database.transaction(async (tx) => {
    await lockForChange.one(tx, { id })
    await settle.run(tx, { id, now })
    await announceChallenge(tx, id)
  })
  let after: string | undefined = lowestId
  while (after !== undefined) after = await database.transaction((tx) => resultsAfter(tx, id, after!, now))
  await recordNotified.run(database.db, { id, now })
}

/** Gives a batch of members their results. Returns the last member of the batch while there may be more. */
async function resultsAfter(tx: Tx, challenge: string, after: string, now: Date): Promise<string | undefined> {
  const users = (await without.all(tx, { challenge, after, limit: batch })).map(({ user_id }) => user_id)
  await lockProfiles.all(tx, { users })
  const people = (await giveResults.all(tx, { challenge, users })).map(({ user_id }) => user_id)
  // Their profiles now show the badge.
  await announcePeople(tx, people)
  await notifyOfResults(tx, { challenge, people }, now)
  return users.length === batch ? users.at(-1) : undefined
}
