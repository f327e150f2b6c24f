import { namedStatement } from '#server/db/named-statement.ts'
import { statement } from '#server/db/statement.ts'
import { textOf } from '#server/db/types.ts'
import type { DuplicateReason } from '#contract/duplicate-reasons.ts'

const key = { at: 'timestamptz', id: 'uuid' } as const
const types = { ...key, dismissed: 'bool', same: 'text?', limit: 'int8' } as const
const keysBy = (order: 'asc' | 'desc') =>
  namedStatement(
    `merging.duplicateKeys.${order}`,
    types,
    key,
    `
  select found_at as at, id from possible_doubles
  where is_dismissed = :dismissed and (found_at, id) ${order === 'asc' ? '>' : '<'} (:at, :id)
    and (:same::text is null or :same = any(same))
  order by found_at ${order}, id ${order} limit :limit`,
  )

/** The order of a page of pairs, by when they were found. */
export const duplicateKeys = { found: keysBy('asc'), '-found': keysBy('desc') }

export const pairsById = statement(
  'merging.pairsById',
  { ids: 'uuid[]' },
  { id: 'uuid', one: 'uuid', other: 'uuid', same: 'text[]', found_at: 'timestamptz', is_dismissed: 'bool' },
  `select id, one, other, same, found_at, is_dismissed from possible_doubles where id = any($1)`,
)

/** Customers in pairs, with their orders and spending. */
export const people = statement(
  'merging.duplicatePeople',
  { ids: 'uuid[]' },
  { id: 'uuid', name: 'text', email: 'text?', phone: 'text?', created_at: 'timestamptz', orders: 'int4', spent: 'int8', points: 'int4' },
  `
  select u.id, u.name, u.email, coalesce(u.phone, u.unproved_phone) as phone, u.created_at, coalesce(f.orders, 0) as orders,
    coalesce(f.spent, 0)::int8 as spent, u.points
  from users u left join customer_figures f on f.user_id = u.id where u.id = any($1) and u.merged_into is null and u.role = 'customer'`,
)

const pair = { one: 'uuid', other: 'uuid' } as const

/** Locks both accounts in id order, so that each of several concurrent verdicts sees the previous one. */
export const lockPair = statement(
  'merging.lockPair',
  pair,
  { id: 'uuid' },
  `select id from users where id in ($1, $2) and merged_into is null order by id for no key update`,
)
export const lastVerdict = statement(
  'merging.lastVerdict',
  pair,
  { are_different: 'bool' },
  `select are_different from double_verdicts where one = $1 and other = $2 order by number desc limit 1`,
)
export const addVerdict = statement(
  'merging.addVerdict',
  { ...pair, different: 'bool', staff: 'uuid', now: 'timestamptz' },
  {},
  `
  with recorded as (insert into double_verdicts (one, other, are_different, staff_id, at) values ($1, $2, $3, $4, $5))
  update possible_doubles set is_dismissed = $3 where one = $1 and other = $2`,
)

/**
 * Accounts with the same phone (verified or not), with the same name at the same address, or found by the nightly job; those that staff
 * have marked as different are left out.
 */
export const duplicatesOf = statement(
  'merging.duplicates',
  { id: 'uuid', limit: 'int8' },
  {
    id: 'uuid',
    name: 'text',
    email: 'text?',
    created_at: 'timestamptz',
    orders: 'int4',
    spent: 'int8',
    points: 'int4',
    same: textOf<DuplicateReason>(),
  },
  `
  with me as (select id, phone, unproved_phone from users where id = $1),
  found as (
    select u.id, 'phone' as same from me m join users u on u.phone = m.unproved_phone
    union all select u.id, 'phone' from me m join users u on u.unproved_phone in (m.phone, m.unproved_phone)
    union all select other, 'email' from possible_doubles where one = $1 and 'email' = any(same)
    union all select one, 'email' from possible_doubles where other = $1 and 'email' = any(same)
    union all (
      select a.user_id, 'address' from (select distinct place_key(first_name, last_name, address_line1, post_code, country) as place
        from addresses where user_id = $1) p
        join addresses a on place_key(a.first_name, a.last_name, a.address_line1, a.post_code, a.country) = p.place limit 200))
  select u.id, u.name, u.email, u.created_at, coalesce(f.orders, 0) as orders, coalesce(f.spent, 0)::int8 as spent, u.points, d.same
  from (select id, max(same) as same from found where id <> $1 group by id) d join users u on u.id = d.id
    left join customer_figures f on f.user_id = u.id
  where u.merged_into is null and u.role = 'customer' and not coalesce((
    select are_different from double_verdicts v where v.one = least(u.id, $1) and v.other = greatest(u.id, $1)
    order by number desc limit 1), false)
  order by u.created_at desc, u.id limit $2`,
)
