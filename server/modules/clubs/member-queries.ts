import type { ClubRole } from '#contract/clubs/clubs.ts'
import { statement } from '#server/db/statement.ts'
import { type Row, textOf } from '#server/db/types.ts'
import { relationColumns, relationTo } from '#server/modules/visibility/visibility.ts'
import type { MemberState } from './queries.ts'

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
