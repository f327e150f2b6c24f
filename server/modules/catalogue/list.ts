import type { productOrders } from '#contract/catalogue.ts'
import type { Db } from '#server/db/statement.ts'
import type { DocumentKey } from './documents.ts'
import { conditionsOf, type Filters, nameOf, numbered } from './filters.ts'

type Order = (typeof productOrders)[number]

const orders: Record<Order, string> = {
  relevance: 'sold_lately desc, id desc',
  'best-selling': 'sold_lately desc, id desc',
  newest: 'published_at desc, id desc',
  'price-asc': 'price_min, id',
  'price-desc': 'price_min desc, id desc',
  rating: 'rating_average desc, id desc',
}

/** Which products one page of a list shows, in its order. */
export async function listKeys(
  db: Db,
  filters: Filters,
  page: { orderBy: Order; offset: number; limit: number },
  now: Date,
): Promise<DocumentKey[]> {
  const conditions = conditionsOf(filters, now)
  const where = numbered(conditions)
  const count = conditions.length
  const by =
    page.orderBy === 'relevance' && filters.q
      ? `ts_rank(search, websearch_to_tsquery('english', $${whereIs(conditions, 'q')})) desc, sold_lately desc, id desc`
      : orders[page.orderBy]
  const text = `select id, revision from products where ${where.join(' and ')} order by ${by} limit $${count + 1} offset $${count + 2}`
  const { rows } = await db.query({
    ...nameOf(`list.${page.orderBy}`, conditions),
    text,
    values: [...conditions.map((c) => c.value), page.limit, page.offset],
  })
  return rows as DocumentKey[]
}

function whereIs(conditions: { name: string }[], name: string): number {
  return conditions.findIndex((c) => c.name === name) + 1
}
