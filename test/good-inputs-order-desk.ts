import { address } from './builders.ts'

/** Of what staff do with orders and customers. */
export function orderDeskInputs(line: { productId: string; variantId: string }) {
  const edit = { id: 'GF-1', lines: [{ ...line, quantity: 2 }], shippingAddress: address(), shippingMethod: 'express' }
  const draft = { ...edit, id: undefined, email: 'kim@example.com', discount: 5, reason: 'Came late last time' }
  const { id: _, ...contents } = { ...draft, customerId: '0198c0de-0000-7000-8000-000000000001' }
  const id = '0198c0de-0000-7000-8000-000000000009'
  const { email: __, reason: ___, customerId: ____, ...priced } = contents
  return {
    'POST /admin/customers/:id/notes': { id: contents.customerId, text: 'Prefers to be called.' },
    'PUT /admin/customers/:id/tags': { id: contents.customerId, tags: ['vip'] },
    'GET /admin/order-drafts': { limit: '5', cursor: 'x' },
    'GET /admin/order-drafts/:id': { id },
    'POST /admin/order-drafts/preview': priced,
    'POST /admin/order-drafts': contents,
    'PUT /admin/order-drafts/:id': { id, version: 1, ...contents },
    'DELETE /admin/order-drafts/:id': { id },
    'POST /admin/order-drafts/:id/place': { id, version: 1, payment: 'cash', days: 3, totalCost: 40 },
    'POST /admin/orders/:id/edit/preview': edit,
    'POST /admin/orders/:id/edit': { ...edit, edits: 0, totalCost: 40, reason: 'As you asked on the phone' },
  }
}
