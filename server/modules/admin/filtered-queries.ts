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
/** Those who match the filters and a segment's filter, by kind. */
const found: Record<CustomerKind, string> = {
  account: `from users u left join customer_figures f on f.user_id = u.id
  where u.merged_into is null and ${inTime} and (:words = '' or ${customerSearch}) and ${conditions} and ${renameParameters(conditions)}`,
  guest: `from guests u join guest_figures f on f.guest_id = u.id
  where u.account_id is null and ${inTime} and (:words = '' or ${guestSearch}) and ${guestConditions} and ${renameParameters(guestConditions)}`,
}

type Order = 'asc' | 'desc'
const pageOf = (kind: CustomerKind, order: Order) => `select u.created_at as at, u.id ${found[kind]}
  and (u.created_at, u.id) ${order === 'asc' ? '>' : '<'} (:at, :id) order by u.created_at ${order}, u.id ${order} limit :limit`
const pageOfAll = (order: Order) => `select at, id from ((${pageOf('account', order)}) union all (${pageOf('guest', order)})) k
  order by at ${order}, id ${order} limit :limit`

const keys = (kind: CustomerKind | 'all', order: Order) =>
  namedStatement(
    `admin.filteredCustomerKeys.${kind}.${order}`,
    types,
    { at: 'timestamptz', id: 'uuid' },
    kind === 'all' ? pageOfAll(order) : pageOf(kind, order),
  )
const bothOrders = (kind: CustomerKind | 'all') => ({ since: keys(kind, 'asc'), '-since': keys(kind, 'desc') })

/** A page of matching customers. It must be planned with its values. */
export const filteredKeys = { account: bothOrders('account'), guest: bothOrders('guest'), all: bothOrders('all') }

const someOf = (kind: CustomerKind) => `select ${found[kind]} limit :limit`
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
