import { address } from './builders.ts'

/** Good inputs for the staff's calls on orders and customers. */
export function staffOrderInputs(line: { productId: string; variantId: string }) {
  const edit = { id: 'GF-1', lines: [{ ...line, quantity: 2 }], shippingAddress: address(), shippingMethod: 'express' }
  const draft = { ...edit, id: undefined, email: 'kim@example.com', discount: 5, reason: 'Came late last time' }
  const { id: _, ...contents } = { ...draft, customerId: '0198c0de-0000-7000-8000-000000000001' }
  const id = '0198c0de-0000-7000-8000-000000000009'
  const { email: __, reason: ___, customerId: ____, ...priced } = contents
  const segment = { ordersMin: 3, spentMin: 500.5, notOrderedFor: 90, tag: 'vip', country: 'US', language: 'en' as const }
  return {
    'POST /admin/customers/:id/notes': { id: contents.customerId, text: 'Prefers to be called.' },
    'PUT /admin/customers/:id/tags': { id: contents.customerId, tags: ['vip'] },
    'GET /admin/guests/:id': { id },
    'POST /admin/guests/:id/notes': { id, text: 'Prefers to be called.' },
    'PUT /admin/guests/:id/tags': { id, tags: ['vip'] },
    'POST /admin/guests/:id/erase': { id },
    'GET /admin/customers/count': { kind: 'guest', q: 'moreno', ...segment, ordersMin: '3' },
    'POST /admin/customers/:id/views': { id, reason: 'Checks their order' },
    'DELETE /admin/views/:id': { id },
    'GET /user/views': {},
    'GET /admin/segments': {},
    'GET /admin/segments/:id': { id },
    'POST /admin/segments': { name: 'Lapsed regulars', filter: segment },
    'PUT /admin/segments/:id': { id, name: 'Lapsed regulars', filter: segment },
    'DELETE /admin/segments/:id': { id },
    'GET /admin/order-drafts': { limit: '5', cursor: 'x' },
    'GET /admin/order-drafts/:id': { id },
    'POST /admin/order-drafts/preview': priced,
    'POST /admin/order-drafts': contents,
    'PUT /admin/order-drafts/:id': { id, version: 1, ...contents },
    'DELETE /admin/order-drafts/:id': { id },
    'POST /admin/order-drafts/:id/place': { id, version: 1, payment: 'cash', days: 3, totalCost: 40 },
    'GET /admin/orders/:id/invoices': { id: 'GF-1' },
    'GET /admin/orders/:id/invoices/:number': { id: 'GF-1', number: 'INV-000001' },
    'POST /admin/orders/:id/edit/preview': edit,
    'POST /admin/orders/:id/mark-paid': { id: 'GF-1', payment: 'bank', amount: 40, note: 'Statement of November 20' },
    'POST /admin/orders/:id/waive': { id: 'GF-1', amount: 0.3, note: 'Below the least amount for cards' },
    'POST /admin/orders/:id/returns': {
      id: 'GF-1',
      lines: [{ variantId: line.variantId, quantity: 1 }],
      reason: 'damaged',
      text: 'It has a crack',
    },
    'POST /admin/orders/:id/edit': {
      ...edit,
      edits: 0,
      totalCost: 40,
      gift: { message: 'Get well soon' },
      reason: 'As you asked on the phone',
    },
  }
}
