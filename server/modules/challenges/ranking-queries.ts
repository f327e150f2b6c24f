import { challengeLimits } from '#contract/challenges/limits.ts'
import { statement } from '#server/db/statement.ts'
import { textOf } from '#server/db/types.ts'
import { relationColumns, relationTo } from '#server/modules/visibility/visibility.ts'

/** The highest total first; among equals, the newest account first. Each statement reads a range of one index. */
const rankedMember = { challenge: 'uuid', total: 'int8', user: 'uuid', limit: 'int8' } as const
const key = { id: 'uuid', key: 'int8' } as const
const ranked = `from challenge_members where challenge_id = $1 and is_ranked`

export const keysAfter = statement(
  'challenges.rankedAfter',
  rankedMember,
  key,
  `select user_id as id, total as key ${ranked} and (total, user_id) < ($2, $3) order by total desc, user_id desc limit $4`,
)
/** The nearest places first. */
export const keysBefore = statement(
  'challenges.rankedBefore',
  rankedMember,
  key,
  `select user_id as id, total as key ${ranked} and (total, user_id) > ($2, $3) order by total, user_id limit $4`,
)
/**
 * The number of participants ranked before a position, and how many of them have a higher total. Counting stops at the highest place shown.
 */
export const countBefore = statement(
  'challenges.countBefore',
  { challenge: 'uuid', total: 'int8', user: 'uuid' },
  { before: 'int4', more: 'int4' },
  `
  select count(*)::int as before, (count(*) filter (where total > $2))::int as more from (
    select total ${ranked} and (total, user_id) > ($2, $3) order by total desc, user_id desc limit ${challengeLimits.placeMax + 1}) b`,
)
export const challengersById = statement(
  'challenges.challengers',
  { challenge: 'uuid', ids: 'uuid[]', viewer: 'uuid?', now: 'timestamptz' },
  {
    id: 'uuid',
    handle: 'text',
    name: 'text',
    avatar: 'text?',
    privacy: textOf<'public' | 'followers' | 'private'>(),
    total: 'int8',
    is_ranked: 'bool',
    ...relationColumns,
  },
  `
  select t.user_id as id, u.handle, p.name, u.avatar, u.privacy, t.total,
    t.is_ranked and (p.suspended_until is null or p.suspended_until <= $4) as is_ranked, ${relationTo('t.user_id', '$3::uuid')}
  from challenge_members t join users u on u.id = t.user_id join profiles p on p.user_id = t.user_id
  where t.challenge_id = $1 and t.user_id = any($2)`,
)
