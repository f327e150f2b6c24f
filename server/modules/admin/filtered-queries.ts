import type { CustomerKind } from '#contract/admin/customer-kinds.ts'
import { namedStatement } from '#server/db/named-statement.ts'
import { renameParameters, secondFilterTypes, conditions, filterTypes, guestConditions } from '#server/modules/segments/segments.ts'
import { customerSearch, guestSearch } from './customers-queries.ts'

const types = {
  ...filterTypes,
  ...secondFilterTypes,
  from: 'timestamptz',
  until: 'timestamptz',
  words: 'text',
  whole: 'text',
  at: 'timestamptz',
  id: 'uuid',
  limit: 'int8',
} as const

const inTime = 'u.created_at >= :from and u.created_at < :until'
interface People {
  from: string
  /** All of them, by the time that lists are sorted by. */
  rows: string
  figures: string
  search: string
  conditions: string
}
const people: Record<CustomerKind, People> = {
  account: {
    from: 'users',
    rows: 'merged_into is null',
    figures: 'left join customer_figures f on f.user_id = u.id',
    search: customerSearch,
    conditions,
  },
  guest: {
    from: 'guests',
    rows: 'account_id is null',
    figures: 'join guest_figures f on f.guest_id = u.id',
    search: guestSearch,
    conditions: guestConditions,
  },
}
/** Those who match the filters and a segment's filter, among all people of a kind or some of them. */
const foundAmong = (kind: CustomerKind, some: string): string => {
  const { figures, search, conditions: filter } = people[kind]
  return `from ${some} u ${figures}
  where ${inTime} and (:words = '' or ${search}) and ${filter} and ${renameParameters(filter)}`
}
const found = (kind: CustomerKind): string => `${foundAmong(kind, people[kind].from)} and u.${people[kind].rows}`

type Order = 'asc' | 'desc'
/** How many of the nearest people are looked through, before those who match are looked up among all. */
const nearMax = 1000

/**
 * A page of one kind. Where most match, it's found among the nearest people in the list's order. Where few do, going on like that would read
 * everyone (0.8 s for 80,000 guests): then those who match are found first, by whatever index serves the filter, and sorted. Matches of a
 * search are few and have an index, so it begins with them.
 */
function pageOf(kind: CustomerKind, order: Order): string {
  const { from, rows } = people[kind]
  const isAfter = (row: string) => `(${row}created_at, ${row}id) ${order === 'asc' ? '>' : '<'} (:at, :id)`
  const nearest = `(select * from ${from} where ${rows} and created_at >= :from and created_at < :until and ${isAfter('')} and :words = ''
    order by created_at ${order}, id ${order} limit ${nearMax})`
  const sorted = `order by at ${order}, id ${order} limit :limit`
  return `with nearest as materialized (select u.created_at as at, u.id ${foundAmong(kind, nearest)} ${sorted}),
    everyone as materialized (select u.created_at as at, u.id ${found(kind)} and ${isAfter('u.')}
      and (select count(*) from nearest) < :limit)
  select at, id from nearest where (select count(*) from nearest) >= :limit union all (select at, id from everyone ${sorted})`
}
const pageOfAll = (order: Order) => `select at, id from ((${pageOf('account', order)}) union all (${pageOf('guest', order)})) k
  order by at ${order}, id ${order} limit :limit`

const keys = (kind: CustomerKind | 'all', order: Order) =>
  namedStatement(
    `admin.filteredCustomerKeys.${kind}.${order}`,
    types,
    { at: 'timestamptz', id: 'uuid' },
    kind === 'all' ? pageOfAll(order) : `select at, id from (${pageOf(kind, order)}) k order by at ${order}, id ${order}`,
  )
const bothOrders = (kind: CustomerKind | 'all') => ({ since: keys(kind, 'asc'), '-since': keys(kind, 'desc') })

/** A page of matching customers. It must be planned with its values. */
export const filteredKeys = { account: bothOrders('account'), guest: bothOrders('guest'), all: bothOrders('all') }

const someOf = (kind: CustomerKind) => `select ${found(kind)} limit :limit`
const count = (kind: CustomerKind | 'all') =>
  namedStatement(
    `admin.filteredCustomerCount.${kind}`,
    types,
    { count: 'int4' },
    `select count(*)::int as count from (${
      kind === 'all' ? `select from ((${someOf('account')}) union all (${someOf('guest')})) k limit :limit` : someOf(kind)
    }) c`,
  )

/** The number of matching customers, up to a limit. It must be planned with its values. */
export const filteredCount = { account: count('account'), guest: count('guest'), all: count('all') }
