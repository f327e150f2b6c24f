import type { ClubRole, ClubVisibility } from '#contract/clubs/clubs.ts'
import { statement } from '#server/db/statement.ts'
import { nullable, type Row, textOf } from '#server/db/types.ts'
import { relationColumns, relationTo } from '#server/modules/visibility/visibility.ts'

export type MemberState = 'member' | 'requested' | 'banned'

/** A club with the viewer's relation to it. */
const clubColumns = {
  id: 'uuid',
  slug: 'text',
  name: 'text',
  description: 'text',
  rules: 'text',
  place: 'text',
  cover: 'text?',
  club_visibility: textOf<ClubVisibility>(),
  members: 'int4',
  posts: 'int4',
  created_at: 'timestamptz',
  role: nullable(textOf<ClubRole>()),
  state: nullable(textOf<MemberState>()),
  is_ranked: 'bool?',
  is_member: 'bool',
  is_banned: 'bool',
} as const
export type ClubRow = Row<typeof clubColumns>
const selectClub = `
  select c.id, c.slug, c.name, c.description, c.rules, c.place, c.cover, c.visibility as club_visibility, c.members, c.posts, c.created_at,
    m.role, m.state, m.is_ranked, coalesce(m.state = 'member', false) as is_member, coalesce(m.state = 'banned', false) as is_banned
  from clubs c left join club_members m on m.club_id = c.id and m.user_id = $2`

export const findClub = statement(
  'clubs.find',
  { slug: 'text', viewer: 'uuid?' },
  clubColumns,
  `${selectClub} where c.slug = $1 and c.removed_at is null`,
)
export const clubsById = statement(
  'clubs.byId',
  { ids: 'uuid[]', viewer: 'uuid?' },
  clubColumns,
  `${selectClub} where c.id = any($1) and c.removed_at is null`,
)

/** The clubs with the most members first. */
export const popularKeys = statement(
  'clubs.popular',
  { members: 'int4', id: 'uuid', limit: 'int8' },
  { id: 'uuid', key: 'int4' },
  `
  select id, members as key from clubs where visibility <> 'hidden' and removed_at is null and members <= $1 and (members < $1 or id > $2)
  order by members desc, id limit $3`,
)
export const joinedKeys = statement(
  'clubs.joined',
  { user: 'uuid', before: 'uuid', limit: 'int8' },
  { id: 'uuid' },
  `select club_id as id from club_members where user_id = $1 and state = 'member' and club_id < $2 order by club_id desc limit $3`,
)
export const countJoined = statement(
  'clubs.countJoined',
  { user: 'uuid' },
  { joined: 'int4', owned: 'int4' },
  `
  select count(*)::int as joined, count(*) filter (where role = 'owner')::int as owned
  from club_members where user_id = $1 and state <> 'banned'`,
)

/** Locked in id order, and before clubs: changing a membership changes rankings, which are guarded by the profile's lock. */
export const lockProfiles = statement(
  'clubs.lockProfiles',
  { users: 'uuid[]' },
  { user_id: 'uuid', disclaimer_accepted_at: 'timestamptz?' },
  `select user_id, disclaimer_accepted_at from profiles where user_id = any($1) order by user_id for no key update`,
)
/** Serializes changes of a club's memberships and counts. */
export const lockClub = statement('clubs.lock', { id: 'uuid' }, {}, `select from clubs where id = $1 for no key update`)
export const acceptDisclaimer = statement(
  'clubs.acceptDisclaimer',
  { user: 'uuid', now: 'timestamptz' },
  {},
  `update profiles set disclaimer_accepted_at = $2 where user_id = $1`,
)

const fields = {
  id: 'uuid',
  name: 'text',
  description: 'text',
  rules: 'text',
  place: 'text',
  cover: 'text?',
  visibility: textOf<ClubVisibility>(),
} as const
export const insertClub = statement(
  'clubs.insert',
  { ...fields, slug: 'text', now: 'timestamptz' },
  {},
  `
  insert into clubs (id, name, description, rules, place, cover, visibility, slug, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
)
export const changeClub = statement(
  'clubs.change',
  fields,
  {},
  `update clubs set name = $2, description = $3, rules = $4, place = $5, cover = $6, visibility = $7 where id = $1`,
)
export const slugsTaken = statement(
  'clubs.slugsTaken',
  { slugs: 'text[]' },
  { slug: 'text' },
  `select slug from clubs where slug = any($1)`,
)
export const countUpcoming = statement(
  'clubs.countUpcoming',
  { club: 'uuid', now: 'timestamptz', viewer: 'uuid?' },
  { events: 'int4', requests: 'int4' },
  `
  select (select count(*)::int from (select from club_events where club_id = $1 and starts_at > $2 and cancelled_at is null
    limit 100) e) as events,
    (select count(*)::int from (select from club_members q where q.club_id = $1 and q.state = 'requested' limit 100) r
      where exists (select from club_members m where m.club_id = $1 and m.user_id = $3 and m.state = 'member'
        and m.role <> 'member')) as requests`,
)

const memberColumns = {
  id: 'uuid',
  handle: 'text',
  name: 'text',
  avatar: 'text?',
  privacy: textOf<'public' | 'followers' | 'private'>(),
  role: textOf<ClubRole>(),
  joined_at: 'timestamptz',
  ...relationColumns,
} as const
export type MemberRow = Row<typeof memberColumns>
const selectMembers = `
  select m.user_id as id, u.handle, p.name, u.avatar, u.privacy, m.role, m.joined_at, ${relationTo('m.user_id', '$2::uuid')}
  from club_members m join users u on u.id = m.user_id join profiles p on p.user_id = m.user_id`
export const teamOf = statement(
  'clubs.team',
  { club: 'uuid', viewer: 'uuid?' },
  memberColumns,
  `${selectMembers} where m.club_id = $1 and m.role <> 'member' and m.state = 'member'
  order by array_position(array['owner', 'admin', 'moderator'], m.role), m.joined_at, m.user_id limit 20`,
)
export const membersById = statement(
  'clubs.membersById',
  { club: 'uuid', viewer: 'uuid?', ids: 'uuid[]' },
  memberColumns,
  `${selectMembers} where m.club_id = $1 and m.user_id = any($3)`,
)
export const memberKeys = statement(
  'clubs.memberKeys',
  { club: 'uuid', state: textOf<MemberState>(), at: 'timestamptz', id: 'uuid', limit: 'int8' },
  { id: 'uuid', at: 'timestamptz' },
  `
  select user_id as id, joined_at as at from club_members where club_id = $1 and state = $2 and (joined_at, user_id) < ($3, $4)
  order by joined_at desc, user_id desc limit $5`,
)

export const findMember = statement(
  'clubs.member',
  { club: 'uuid', user: 'uuid' },
  { role: textOf<ClubRole>(), state: textOf<MemberState>() },
  `select role, state from club_members where club_id = $1 and user_id = $2`,
)
/** Sets a person's state and role in a locked club, and updates its count of members. */
export const putMember = statement(
  'clubs.putMember',
  { club: 'uuid', user: 'uuid', role: textOf<ClubRole>(), state: textOf<MemberState>(), now: 'timestamptz' },
  {},
  `
  with old as (select state from club_members where club_id = $1 and user_id = $2),
    counted as (update clubs set members = members + ($4 = 'member')::int - coalesce((select (state = 'member')::int from old), 0)
      where id = $1)
  insert into club_members (club_id, user_id, role, state, joined_at) values ($1, $2, $3, $4, $5)
  on conflict (club_id, user_id) do update set role = excluded.role, state = excluded.state, joined_at = excluded.joined_at`,
)
/** The club's members with these roles, the highest role first. */
export const staffOf = statement(
  'clubs.staffOf',
  { club: 'uuid', roles: 'text[]', limit: 'int8' },
  { user_id: 'uuid' },
  `
  select user_id from club_members where club_id = $1 and state = 'member' and role <> 'member' and role = any($2)
  order by array_position($2, role), joined_at, user_id limit $3`,
)
export const setRole = statement(
  'clubs.setRole',
  { club: 'uuid', user: 'uuid', role: textOf<ClubRole>() },
  {},
  `update club_members set role = $3 where club_id = $1 and user_id = $2 and state = 'member'`,
)
export const setRanked = statement(
  'clubs.setRanked',
  { club: 'uuid', user: 'uuid', ranked: 'bool' },
  {},
  `update club_members set is_ranked = $3 where club_id = $1 and user_id = $2 and state = 'member'`,
)
/** Ends a membership, request or ban in a locked club. */
export const deleteMember = statement(
  'clubs.deleteMember',
  { club: 'uuid', user: 'uuid' },
  {},
  `
  with gone as (delete from club_members where club_id = $1 and user_id = $2 returning state)
  update clubs set members = members - 1 where id = $1 and exists (select from gone where state = 'member')`,
)
