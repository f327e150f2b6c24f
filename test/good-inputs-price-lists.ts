import type { Product } from '#contract/product.ts'
import type { TestApp } from './app.ts'
import { priceListsOf } from './price-lists.ts'

/** Good inputs for the staff's calls on price lists. */
export async function priceListInputs(app: TestApp, token: string, product: Product): Promise<Record<string, Record<string, unknown>>> {
  const lists = priceListsOf(app, token)
  const { id } = await lists.add({ startsAt: lists.from(86_400_000), endsAt: lists.from(2 * 86_400_000) })
  const list = {
    name: 'Sale',
    startsAt: lists.from(86_400_000),
    endsAt: lists.from(2 * 86_400_000),
    planIds: [],
    percent: 10,
    categoryIds: [],
    brandIds: [],
    productIds: [product.id],
  }
  return {
    'GET /admin/price-lists': { limit: '5', cursor: 'x', sort: 'created', state: 'planned', q: 'sale' },
    'GET /admin/price-lists/:id': { id },
    'POST /admin/price-lists': list,
    'PUT /admin/price-lists/:id': { id, ...list },
    'POST /admin/price-lists/:id/end': { id },
    'DELETE /admin/price-lists/:id': { id },
    'GET /admin/price-lists/:id/rows': { id, limit: '5', cursor: 'x', q: 'bell' },
    'POST /admin/price-lists/:id/rows': { id, rows: [{ sku: product.variants[0]!.sku, price: 1 }] },
  }
}
