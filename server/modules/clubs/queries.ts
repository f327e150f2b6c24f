import type { ClubRole, ClubVisibility } from '#contract/clubs/clubs.ts'
import { statement } from '#server/db/statement.ts'
import { nullable, type Row, textOf } from '#server/db/types.ts'

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
