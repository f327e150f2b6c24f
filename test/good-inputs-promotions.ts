import type { Product } from '#contract/product.ts'
import type { TestApp } from './app.ts'

/** Good inputs for the staff's calls on promotions. */
export async function promotionInputs(app: TestApp, token: string, product: Product): Promise<Record<string, Record<string, unknown>>> {
  const promotion = {
    name: 'Offer',
    trigger: 'code',
    active: false,
    startsAt: '2026-03-02T10:00:00.000Z',
    endsAt: '2026-03-09T10:00:00.000Z',
    priority: 1,
    combinable: false,
    effect: { kind: 'percent', percent: 10 },
    scope: { products: [product.id], categories: [], brands: [], exceptDeals: true },
    minSubtotal: 10,
    minQuantity: 2,
    firstOrder: true,
    plans: ['regular'],
    usesMax: 100,
    usesPerPerson: 1,
  } as const
  const added = () =>
    app.call('POST /admin/promotions', { name: 'Offer', trigger: 'code', active: false, effect: promotion.effect }, { token })
  const byId = { id: (await added()).id }
  return {
    'GET /admin/promotions': { limit: '5', cursor: 'x', sort: 'created', trigger: 'code', active: 'true', q: 'offer' },
    'GET /admin/promotions/:id': byId,
    'POST /admin/promotions': { ...promotion, firstCode: 'GOOD-INPUT' },
    'DELETE /admin/promotions/:id': { id: (await added()).id },
    'PUT /admin/promotions/:id': { ...byId, ...promotion },
    'GET /admin/promotions/:id/codes': { ...byId, limit: '5', cursor: 'A' },
    'POST /admin/promotions/:id/codes': { ...byId, count: 2, prefix: 'A-', usesMax: 1 },
    'GET /admin/promotions/:id/codes.csv': byId,
    'POST /admin/promotions/preview': { promotion, carts: [[{ productId: product.id, variantId: product.variants[0]!.id, quantity: 2 }]] },
  }
}
