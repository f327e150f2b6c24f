import { statement } from '#server/db/statement.ts'
import { json, nullable, textOf } from '#server/db/types.ts'
import { blocked, relationColumns, relationTo } from '#server/modules/visibility/visibility.ts'

/** The sort key of each ranking: grams, or hundredths of points. Each has its own index. */
const sorts = { weight: { column: 'value', more: '' }, dots: { column: 'dots', more: 'and dots > 0' } } as const
export type Sort = keyof typeof sorts

const board = { club: 'uuid', lift: 'text', sex: 'text?', class: 'text?' } as const
const isOn = `club_id = $1 and lift = $2 and ($3::text is null or sex = $3) and ($4::text is null or weight_class = $4)`

const keysBy = (sort: Sort) =>
  statement(
    `clubs.ranking.${sort}`,
    { ...board, below: 'int4', after: 'uuid', limit: 'int8' },
    { id: 'uuid', key: 'int4' },
    `
    select user_id as id, ${sorts[sort].column} as key from club_bests
    where ${isOn} ${sorts[sort].more} and ${sorts[sort].column} <= $5 and (${sorts[sort].column} < $5 or user_id > $6)
    order by ${sorts[sort].column} desc, user_id limit $7`,
  )
export const rankingKeys = { weight: keysBy('weight'), dots: keysBy('dots') }

interface Step {
  from: number
  count: number
}
/** Of the people on a board whom everyone may see: their number, the number in each step of the scale, and the median. */
const fieldBy = (sort: Sort) =>
  statement(
    `clubs.field.${sort}`,
    { ...board, step: 'int4', now: 'timestamptz' },
    { total: 'int4', field: nullable(json<Step[]>()), median: 'int4?' },
    `
    with board as materialized (
      select t.key from (select user_id, ${sorts[sort].column} as key from club_bests where ${isOn} ${sorts[sort].more}) t
        join users u on u.id = t.user_id join profiles p on p.user_id = t.user_id
      where u.privacy = 'public' and (p.suspended_until is null or p.suspended_until <= $6))
    select (select count(*)::int from board) as total,
      (select json_agg(json_build_object('from', step, 'count', n) order by step) from (select key / $5 * $5 as step, count(*)::int as n
        from board group by 1) s)
        as field,
      (select percentile_disc(0.5) within group (order by key) from board) as median`,
  )
export const field = { weight: fieldBy('weight'), dots: fieldBy('dots') }

/** People whose visibility differs for a viewer: the viewer, those they follow, and blocks; for moderators, everyone. */
const differingSql = {
  viewer: `
    select $5::uuid as id union select followed_id from follows where follower_id = $5 and accepted_at is not null
    union select blocked_id from blocks where blocker_id = $5 union select blocker_id from blocks where blocked_id = $5`,
  moderator: `select user_id as id from club_members where club_id = $1`,
}
const exceptionsBy = (sort: Sort, kind: keyof typeof differingSql) =>
  statement(
    `clubs.boardExceptions.${sort}.${kind}`,
    { ...board, viewer: 'uuid', now: 'timestamptz' },
    { key: 'int4', privacy: textOf<'public' | 'followers' | 'private'>(), is_ranked: 'bool', ...relationColumns },
    `
    with differing as materialized (${differingSql[kind]})
    select t.key, u.privacy, p.suspended_until is null or p.suspended_until <= $6 as is_ranked, ${relationTo('t.user_id', '$5::uuid')}
    from differing n
      cross join lateral (select user_id, ${sorts[sort].column} as key from club_bests
        where ${isOn} ${sorts[sort].more} and user_id = n.id) t
      join users u on u.id = t.user_id join profiles p on p.user_id = t.user_id`,
  )
const exceptionsOf = (sort: Sort) => ({ viewer: exceptionsBy(sort, 'viewer'), moderator: exceptionsBy(sort, 'moderator') })
export const exceptions = { weight: exceptionsOf('weight'), dots: exceptionsOf('dots') }

/** A person's place and the key of the next one above; no row if they aren't on the board. */
const placeBy = (sort: Sort) =>
  statement(
    `clubs.place.${sort}`,
    { ...board, user: 'uuid' },
    { place: 'int4', next: 'int4?' },
    `
    select (select 1 + count(*)::int from club_bests where ${isOn} ${sorts[sort].more} and ${sorts[sort].column} > o.key) as place,
      (select min(${sorts[sort].column}) from club_bests where ${isOn} ${sorts[sort].more} and ${sorts[sort].column} > o.key) as next
    from (select ${sorts[sort].column} as key from club_bests where ${isOn} ${sorts[sort].more} and user_id = $5) o`,
  )
export const placeOf = { weight: placeBy('weight'), dots: placeBy('dots') }

/**
 * People above a person who aren't shown to everyone: they're suspended, their profile isn't public, or one of the two blocked the other.
 */
const hideableBy = (sort: Sort) =>
  statement(
    `clubs.hideable.${sort}`,
    { ...board, viewer: 'uuid', now: 'timestamptz' },
    { privacy: textOf<'public' | 'followers' | 'private'>(), is_ranked: 'bool', ...relationColumns },
    `
    select u.privacy, p.is_ranked and (p.suspended_until is null or p.suspended_until <= $6) as is_ranked, ${relationTo('t.user_id', '$5::uuid')}
    from (select user_id from club_bests where ${isOn} ${sorts[sort].more} and ${sorts[sort].column} >
        (select ${sorts[sort].column} from club_bests where ${isOn} ${sorts[sort].more} and user_id = $5)) t
      join users u on u.id = t.user_id join profiles p on p.user_id = t.user_id
    where u.privacy <> 'public' or not p.is_ranked or p.suspended_until > $6 or ${blocked('t.user_id', '$5::uuid')}`,
  )
export const hiddenMembers = { weight: hideableBy('weight'), dots: hideableBy('dots') }

export const rankedById = statement(
  'clubs.ranked',
  { club: 'uuid', lift: 'text', ids: 'uuid[]', viewer: 'uuid?', now: 'timestamptz' },
  {
    id: 'uuid',
    handle: 'text',
    name: 'text',
    avatar: 'text?',
    privacy: textOf<'public' | 'followers' | 'private'>(),
    is_ranked: 'bool',
    value: 'int4',
    dots: 'int4',
    sex: nullable(textOf<'female' | 'male'>()),
    weight_class: 'text?',
    performed_on: 'date',
    ...relationColumns,
  },
  `
  select t.user_id as id, u.handle, p.name, u.avatar, u.privacy, p.is_ranked
    and (p.suspended_until is null or p.suspended_until <= $5) as is_ranked,
    t.value, t.dots, t.sex, t.weight_class, t.performed_on,
    ${relationTo('t.user_id', '$4::uuid')}
  from club_bests t join users u on u.id = t.user_id join profiles p on p.user_id = t.user_id
  where t.club_id = $1 and t.lift = $2 and t.user_id = any($3)`,
)
/** A person's heaviest flagged record of a lift, which doesn't count in rankings. */
export const flaggedOf = statement(
  'clubs.flagged',
  { user: 'uuid', lift: 'text' },
  { value: 'int4', flag: textOf<'world_record' | 'jump'>() },
  `
  select value, flag from records where user_id = $1 and lift = $2 and flag is not null and removed_at is null
  order by value desc, id desc limit 1`,
)
