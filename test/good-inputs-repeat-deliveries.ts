import { address } from './builders.ts'

const id = '0198c0de-0000-7000-8000-000000000001'

/** Good inputs for the customer and staff calls on repeat deliveries; `product` exists. */
export const repeatDeliveryInputs = (product: string) => ({
  'GET /repeat-deliveries': {},
  'GET /repeat-deliveries/:id': { id },
  'PATCH /repeat-deliveries/:id': { id, version: 1, nextOn: '2026-03-30', variantId: id, quantity: 2, weeks: 4, address: address() },
  'GET /repeat-deliveries/:id/products': { id, q: 'whey' },
  'POST /repeat-deliveries/:id/lines': { id, version: 1, variantId: id, quantity: 2 },
  'PATCH /repeat-deliveries/:id/lines/:variantId': { id, version: 1, variantId: id, quantity: 2 },
  'POST /repeat-deliveries/:id/lines/:variantId/remove': { id, version: 1, variantId: id },
  'POST /repeat-deliveries/:id/skip': { id, version: 1 },
  'POST /repeat-deliveries/:id/unskip': { id, version: 1 },
  'POST /repeat-deliveries/:id/pause': { id, version: 1 },
  'POST /repeat-deliveries/:id/resume': { id, version: 1, nextOn: '2026-03-30' },
  'POST /repeat-deliveries/:id/cancel': { id },
  'POST /repeat-deliveries/:id/card': { id },
  'POST /repeat-deliveries/:id/card/check': { id },
  'GET /admin/repeat-deliveries': { state: 'active', failing: 'yes', q: 'k@example.com', limit: '5', cursor: 'x' },
  'GET /admin/repeat-deliveries/figures': {},
  'GET /admin/repeat-deliveries/:id': { id },
  'POST /admin/repeat-deliveries/:id/stop': { id, to: 'paused', reason: 'Asked' },
  'GET /admin/products/:id/repeat-offer': { id: product },
  'PUT /admin/products/:id/repeat-offer': { id: product, offer: { percent: 10, weeks: [2, 4] } },
})
