import type { ClubRole, ClubVisibility } from '#contract/clubs/clubs.ts'
import { type StaffClubState, staffClubStates } from '#contract/admin/clubs.ts'
import type { DecisionReason } from '#contract/report-reasons.ts'
import { searchPageSql } from '#server/db/search-page.ts'
import { statement } from '#server/db/statement.ts'
import { json, nullable, type Row, textOf } from '#server/db/types.ts'

const key = { at: 'timestamptz', id: 'uuid' } as const
const params = { ...key, limit: 'int8' } as const
const conditions: Record<StaffClubState, string> = {
  open: 'removed_at is null',
  removed: 'removed_at is not null and closed_at is null',
  closed: 'closed_at is not null',
}
const order = 'created_at desc, id desc'

function keys(state: StaffClubState | 'all') {
  const where = `(created_at, id) < ($1, $2)${state === 'all' ? '' : ` and ${conditions[state]}`}`
  const columns = 'created_at, id'
  const found = searchPageSql({ table: 'clubs', match: 'lower(name) like $4', columns, where, order, limit: '$3' })
  return {
    all: statement(
      `clubs.staffKeys.${state}`,
      params,
      key,
      `select created_at as at, id from clubs where ${where} order by ${order} limit $3`,
    ),
    named: statement(
      `clubs.staffKeysByName.${state}`,
      { ...params, pattern: 'text' },
      key,
      `select created_at as at, id from (${found}) f`,
    ),
  }
}
/** Clubs by state, the newest first, optionally only those whose lower-case name matches a pattern. */
export const staffKeys = { all: keys('all'), ...fromStates() }

function fromStates(): Record<StaffClubState, ReturnType<typeof keys>> {
  return Object.fromEntries(staffClubStates.map((state) => [state, keys(state)])) as Record<StaffClubState, ReturnType<typeof keys>>
}

interface Owner {
  id: string
  handle: string
  name: string
  avatar: string | null
}
const columns = {
  id: 'uuid',
  slug: 'text',
  name: 'text',
  club_visibility: textOf<ClubVisibility>(),
  members: 'int4',
  posts: 'int4',
  created_at: 'timestamptz',
  removed_at: 'timestamptz?',
  closed_at: 'timestamptz?',
  owner: json<Owner | null>(),
} as const
export type StaffClubRow = Row<typeof columns>
const selected = `c.id, c.slug, c.name, c.visibility as club_visibility, c.members, c.posts, c.created_at, c.removed_at, c.closed_at,
    (select json_build_object('id', u.id, 'handle', u.handle, 'name', p.name, 'avatar', u.avatar)
      from club_members m join users u on u.id = m.user_id join profiles p on p.user_id = m.user_id
      where m.club_id = c.id and m.role = 'owner' and m.state = 'member' limit 1) as owner`

export const staffClubs = statement('clubs.forStaff', { ids: 'uuid[]' }, columns, `select ${selected} from clubs c where c.id = any($1)`)

export const staffClub = statement(
  'clubs.oneForStaff',
  { id: 'uuid' },
  {
    ...columns,
    description: 'text',
    rules: 'text',
    place: 'text',
    cover: 'text?',
    requests: 'int4',
    decision: nullable(textOf<'removed' | 'suspended' | 'restored' | 'dismissed' | 'warned'>()),
    reason: nullable(textOf<DecisionReason>()),
    message: 'text?',
    decided_at: 'timestamptz?',
    decider: 'text?',
  },
  `
  select ${selected}, c.description, c.rules, c.place, c.cover,
    (select count(*)::int from (select from club_members q where q.club_id = c.id and q.state = 'requested' limit 100) r) as requests,
    k.decision, k.reason, k.message, k.decided_at, d.name as decider
  from clubs c left join moderation_cases k on k.kind = 'club' and k.subject_id = c.id left join users d on d.id = k.decided_by
  where c.id = $1`,
)

export const staffMembers = statement(
  'clubs.membersForStaff',
  { club: 'uuid', ids: 'uuid[]' },
  { id: 'uuid', handle: 'text', name: 'text', avatar: 'text?', role: textOf<ClubRole>(), joined_at: 'timestamptz' },
  `
  select m.user_id as id, u.handle, p.name, u.avatar, m.role, m.joined_at
  from club_members m join users u on u.id = m.user_id join profiles p on p.user_id = m.user_id
  where m.club_id = $1 and m.user_id = any($2)`,
)
