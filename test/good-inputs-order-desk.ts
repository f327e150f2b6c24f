import { address } from './builders.ts'

/** Of what staff do with orders and customers. */
export function orderDeskInputs(line: { productId: string; variantId: string }) {
  const edit = { id: 'GF-1', lines: [{ ...line, quantity: 2 }], shippingAddress: address(), shippingMethod: 'express' }
  return {
    'POST /admin/orders/:id/edit/preview': edit,
    'POST /admin/orders/:id/edit': { ...edit, edits: 0, totalCost: 40, reason: 'As you asked on the phone' },
  }
}
