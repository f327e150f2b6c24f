import { statement, type Tx } from '#server/db/statement.ts'
import { json } from '#server/db/types.ts'
import type { SearchEngine } from '#server/modules/search/search.ts'
import { clubChanged } from './announce.ts'
import { leaveEvents } from './rsvps.ts'
import { lockClub, lockProfiles } from './queries.ts'
import { deleteMember, setRole } from './member-queries.ts'

interface ClubData {
  disclaimerAcceptedAt: string | null
  memberships: { club: string; role: string; state: string; isRanked: boolean; since: string }[]
  events: { club: string; event: string; answer: string; at: string }[]
  invites: { club: string; uses: number; usesMax: number; createdAt: string }[]
}

const everything = statement(
  'clubs.personalData',
  { user: 'uuid' },
  { data: json<ClubData>() },
  `
  select json_build_object('disclaimerAcceptedAt', p.disclaimer_accepted_at,
    'memberships', (select coalesce(json_agg(json_build_object('club', c.slug, 'role', m.role, 'state', m.state, 'isRanked', m.is_ranked,
    'since', m.joined_at)
      order by c.slug), '[]') from club_members m join clubs c on c.id = m.club_id where m.user_id = p.user_id),
    'events', (select coalesce(json_agg(json_build_object('club', c.slug, 'event', e.title, 'answer', r.state, 'at', r.created_at)
      order by r.place), '[]')
      from club_rsvps r join club_events e on e.id = r.event_id join clubs c on c.id = e.club_id where r.user_id = p.user_id),
    'invites', (select coalesce(json_agg(json_build_object('club', c.slug, 'uses', i.uses, 'usesMax', i.uses_max, 'createdAt', i.created_at)
      order by i.created_at), '[]') from club_invites i join clubs c on c.id = i.club_id where i.created_by = p.user_id)) as data
  from profiles p where p.user_id = $1`,
)

/** A member's clubs for the export of their account; null if the user isn't a member of the community. */
export async function exportClubs(tx: Tx, user: string): Promise<ClubData | null> {
  return (await everything.one(tx, { user }))?.data ?? null
}

const clubsOf = statement(
  'clubs.allOf',
  { user: 'uuid' },
  { club_id: 'uuid', role: 'text' },
  `select club_id, role from club_members where user_id = $1 order by club_id`,
)
/** The next owner: the highest role, then the longest membership. */
const heir = statement(
  'clubs.heir',
  { club: 'uuid', user: 'uuid' },
  { user_id: 'uuid' },
  `
  select user_id from club_members where club_id = $1 and state = 'member' and user_id <> $2
  order by array_position(array['owner', 'admin', 'moderator', 'member'], role), joined_at, user_id limit 1`,
)
const deleteClub = statement('clubs.delete', { club: 'uuid' }, {}, `delete from clubs where id = $1`)
const uncountPosts = statement(
  'clubs.uncountPosts',
  { user: 'uuid' },
  {},
  `
  with gone as (select club_id, count(*)::int as posts from posts where author_id = $1 and club_id is not null group by club_id)
  update clubs c set posts = c.posts - g.posts from gone g where c.id = g.club_id`,
)

/**
 * Ends the memberships of an erased account. Its clubs pass to an admin, moderator or member (in this order, the longest membership first);
 * a club without any is deleted. The account's posts are no longer counted.
 */
export async function eraseClubs(tx: Tx, engine: SearchEngine, user: string, now: Date): Promise<void> {
  const memberships = await clubsOf.all(tx, { user })
  const heirs = new Map<string, string | undefined>()
  for (const { club_id: club } of memberships.filter((one) => one.role === 'owner'))
    heirs.set(club, (await heir.one(tx, { club, user }))?.user_id)
  await lockProfiles.all(tx, { users: [user, ...[...heirs.values()].filter((id) => id !== undefined)] })
  for (const { club_id: club } of memberships) await endMembership(tx, engine, club, user, now)
  await uncountPosts.run(tx, { user })
}

async function endMembership(tx: Tx, engine: SearchEngine, club: string, user: string, now: Date): Promise<void> {
  await lockClub.one(tx, { id: club })
  const own = (await clubsOf.all(tx, { user })).find((one) => one.club_id === club)
  await deleteMember.run(tx, { club, user })
  await leaveEvents(tx, { club, user }, now)
  if (own?.role === 'owner') {
    const next = await heir.one(tx, { club, user })
    if (next) await setRole.run(tx, { club, user: next.user_id, role: 'owner' })
    else await deleteClub.run(tx, { club })
  }
  await clubChanged(tx, engine, club)
}
