import { limits } from '#contract/limits.ts'
import { statement } from '#server/db/statement.ts'
import { textOf } from '#server/db/types.ts'
import { relationColumns, relationTo } from '#server/modules/visibility/visibility.ts'

const board = { lift: 'text', span: 'date', sort: 'text', body: 'text', age: 'text' } as const
const isOn = 'lift = $1 and span = $2 and sort = $3 and body = $4 and age = $5'
const key = { id: 'uuid', rank_key: 'int4', performed_on: 'date' } as const
const shown = 'user_id as id, rank_key, performed_on'
const order = 'rank_key, performed_on, user_id'

/** A page of everyone's board, read from a range of its index. */
export const boardKeys = statement(
  'leaderboards.keys',
  { ...board, rank: 'int4', on: 'date', after: 'uuid', limit: 'int8' },
  key,
  `
  select ${shown} from leaderboard_places where ${isOn} and is_public and (rank_key, performed_on, user_id) > ($6, $7, $8)
  order by ${order} limit $9`,
)
/** The places of the viewer and those they follow, each looked up in the index. */
export const followedKeys = statement(
  'leaderboards.followedKeys',
  { ...board, rank: 'int4', on: 'date', after: 'uuid', limit: 'int8', viewer: 'uuid' },
  key,
  `
  select p.user_id as id, p.rank_key, p.performed_on from (
    (select f.followed_id as id from follows f where f.follower_id = $10 and f.accepted_at is not null limit ${limits.profile.followedMax})
    union select $10) w
  cross join lateral (select user_id, rank_key, performed_on from leaderboard_places where user_id = w.id and ${isOn}) p
  where (p.rank_key, p.performed_on, p.user_id) > ($6, $7, $8)
  order by p.rank_key, p.performed_on, p.user_id limit $9`,
)
export const viewerKey = statement(
  'leaderboards.ownKey',
  { ...board, user: 'uuid' },
  { ...key, is_public: 'bool' },
  `select ${shown}, is_public from leaderboard_places where ${isOn} and user_id = $6`,
)
/** The number of members ranked before a place, without equal ones. Counting stops at the highest place shown. */
export const countBefore = statement(
  'leaderboards.countBefore',
  { ...board, rank: 'int4', max: 'int8' },
  { before: 'int4' },
  `
  select count(*)::int as before from (
    select from leaderboard_places where ${isOn} and is_public and rank_key < $6
    order by ${order} limit $7) b`,
)
export const rankedById = statement(
  'leaderboards.places',
  { ...board, ids: 'uuid[]', viewer: 'uuid?', now: 'timestamptz' },
  {
    id: 'uuid',
    handle: 'text',
    name: 'text',
    avatar: 'text?',
    privacy: textOf<'public' | 'followers' | 'private'>(),
    is_ranked: 'bool',
    value: 'int4',
    performed_on: 'date',
    dots: 'int4?',
    weight_class: 'text?',
    ...relationColumns,
  },
  `
  select t.user_id as id, u.handle, p.name, u.avatar, u.privacy, p.is_ranked and p.on_leaderboards
    and (p.suspended_until is null or p.suspended_until <= $8) as is_ranked, r.value, r.performed_on,
    case when r.measure = 'weight' then dots_points(coalesce(r.sex, p.sex), coalesce(r.body_weight, p.body_weight), r.value) end as dots,
    case when r.measure = 'weight' then weight_class(coalesce(r.sex, p.sex), coalesce(r.body_weight, p.body_weight)) end as weight_class,
    ${relationTo('t.user_id', '$7::uuid')}
  from leaderboard_places t join records r on r.id = t.record_id join users u on u.id = t.user_id join profiles p on p.user_id = t.user_id
  where t.lift = $1 and t.span = $2 and t.sort = $3 and t.body = $4 and t.age = $5 and t.user_id = any($6)`,
)
