import type { ParsedOf } from '#contract/endpoint.ts'
import type { closeClub } from '#contract/clubs/clubs.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import type { Database } from '#server/db/pool.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { jsonb } from '#server/db/types.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { notifyOfClosing } from '#server/modules/notifications/notifications.ts'
import { activeMember } from '#server/modules/profiles/profiles.ts'
import type { SearchEngine } from '#server/modules/search/search.ts'
import { viewerOf } from '#server/modules/visibility/visibility.ts'
import { clubChanged } from './announce.ts'
import { findClub, lockForChange, roleFor } from './find.ts'
import { lockClub, lockProfiles } from './queries.ts'

export const closeJob = 'clubs.close'

/** The closed club, and the person who closed it, who isn't notified. */
interface Closed {
  club: string
  by: string
}

const close = statement(
  'clubs.close',
  { id: 'uuid', now: 'timestamptz' },
  {},
  `update clubs set closed_at = $2, removed_at = coalesce(removed_at, $2) where id = $1`,
)
const insertJob = statement(
  'clubs.insertJob',
  { id: 'uuid', name: 'text', data: jsonb<Closed>(), now: 'timestamptz' },
  {},
  `
  with job as (insert into jobs (id, name, data, run_at, created_at) values ($1, $2, $3, $4, $4) returning id)
  select pg_notify('jobs', '') from job`,
)
const someMembers = statement(
  'clubs.someMembers',
  { club: 'uuid', limit: 'int8' },
  { user_id: 'uuid' },
  `select user_id from club_members where club_id = $1 order by user_id limit $2`,
)
/** Ends memberships of a locked club. Returns its members and those who had asked to join, but not the banned. */
const endMemberships = statement(
  'clubs.endMemberships',
  { club: 'uuid', users: 'uuid[]' },
  { user_id: 'uuid' },
  `
  with gone as (delete from club_members where club_id = $1 and user_id = any($2) returning user_id, state),
    counted as (update clubs set members = members - (select count(*)::int from gone where state = 'member') where id = $1)
  select user_id from gone where state <> 'banned' order by user_id`,
)
const deleteEvents = statement('clubs.deleteEvents', { club: 'uuid' }, {}, `delete from club_events where club_id = $1`)
const deleteInvites = statement('clubs.deleteInvites', { club: 'uuid' }, {}, `delete from club_invites where club_id = $1`)

/** Closes a club for good, once its owner has typed its name. Nobody sees it from the commit on; a job does the rest. */
export async function closeOwn(
  tx: Tx,
  engine: SearchEngine,
  { slug, name }: ParsedOf<typeof closeClub>,
  context: SignedInContext,
): Promise<{ message: string }> {
  const { caller, now } = context
  await activeMember(tx, engine, caller.userId, now)
  const { id } = await findClub(tx, slug, viewerOf(context))
  const club = await lockForChange(tx, id, context)
  roleFor(club, 'close')
  if (name !== club.name) throw refuse('INVALID_INPUT', { name: ["isn't the name of the club"] })
  await close.run(tx, { id, now })
  await insertJob.run(tx, { id: newId(now), name: closeJob, data: { club: id, by: caller.userId }, now })
  await clubChanged(tx, engine, id)
  return { message: 'Club closed' }
}

const batch = 200

/**
 * Notifies the members of a closed club and those who had asked to join, ends their memberships (which empties its ranking), then deletes
 * its events and invites. Repeatable: after an interruption it continues where it stopped.
 */
export async function endClosedClub(database: Database, closed: Closed, now: Date): Promise<void> {
  while ((await database.transaction((tx) => endSome(tx, closed, now))) === batch);
  await database.transaction(async (tx) => {
    await deleteEvents.run(tx, closed)
    await deleteInvites.run(tx, closed)
  })
}

/** Ends a batch of memberships and returns how many it found. */
async function endSome(tx: Tx, { club, by }: Closed, now: Date): Promise<number> {
  const users = (await someMembers.all(tx, { club, limit: batch })).map(({ user_id }) => user_id)
  await lockProfiles.all(tx, { users })
  await lockClub.one(tx, { id: club })
  const gone = (await endMemberships.all(tx, { club, users })).map(({ user_id }) => user_id)
  await notifyOfClosing(tx, { club, people: gone.filter((user) => user !== by) }, now)
  return users.length
}
