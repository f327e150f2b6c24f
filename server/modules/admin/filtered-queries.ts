import { namedStatement } from '#server/db/named-statement.ts'
import { alsoConditions, alsoTypes, conditions, filterTypes } from '#server/modules/segments/segments.ts'
import { byWords } from './customers-queries.ts'

const types = {
  ...filterTypes,
  ...alsoTypes,
  from: 'timestamptz',
  until: 'timestamptz',
  words: 'text',
  whole: 'text',
  at: 'timestamptz',
  id: 'uuid',
  limit: 'int8',
} as const

/** The customers that match the filters and a segment's filter. */
const found = `from users u left join customer_figures f on f.user_id = u.id
  where u.merged_into is null and u.created_at >= :from and u.created_at < :until and (:words = '' or ${byWords}) 
  and ${conditions} and ${alsoConditions}`

const keys = (order: 'asc' | 'desc') =>
  namedStatement(
    `admin.filteredCustomerKeys.${order}`,
    types,
    { at: 'timestamptz', id: 'uuid' },
    `select u.created_at as at, u.id ${found} and (u.created_at, u.id) ${order === 'asc' ? '>' : '<'} (:at, :id)
    order by u.created_at ${order}, u.id ${order} limit :limit`,
  )

/** A page of matching customers. It must be planned with its values. */
export const filteredKeys = { since: keys('asc'), '-since': keys('desc') }

/** The number of matching customers, up to a limit. It must be planned with its values. */
export const filteredCount = namedStatement(
  'admin.filteredCustomerCount',
  types,
  { count: 'int4' },
  `select count(*)::int as count from (select ${found} limit :limit) c`,
)
