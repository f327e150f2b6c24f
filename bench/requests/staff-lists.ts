import type { LoadRequest } from '../load/connection.ts'

const dayAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

const orderFilters = [
  '',
  '?order=Pending&order=Processing&shipping=NotYetShipped&shipping=PartiallyShipped',
  '?payment=Pending&method=Stripe',
  '?sort=-total',
  '?shipping=Shipped&sort=placed',
  `?from=${dayAgo(30)}&to=${dayAgo(0)}&payment=Paid`,
]
const customerFilters = ['', '?sort=since', `?from=${dayAgo(90)}`, `?from=${dayAgo(365)}&to=${dayAgo(30)}&sort=since`]

const requests = (path: string, filters: readonly string[], token: string): LoadRequest[] =>
  filters.map((query): LoadRequest => ({ method: 'GET', path: `${path}${query}`, headers: { Authorization: `Bearer ${token}` } }))

/** The list of orders with its filters, 50 each. */
export const staffOrderLists = (token: string): LoadRequest[] => requests('/api/admin/orders', orderFilters, token)

/** The list of customers with its filters, 50 each. */
export const staffCustomerLists = (token: string): LoadRequest[] => requests('/api/admin/customers', customerFilters, token)
