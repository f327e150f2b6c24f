import { newKey } from './builders.ts'

/** Good inputs for the calls of downloads, about an existing order. */
export const downloadInputs = ({ placed, variantId }: { placed: string; variantId: string }): Record<string, Record<string, unknown>> => ({
  'GET /user/orders/:id/downloads': { id: 'GF-1', token: 'x' },
  'POST /user/orders/:id/downloads/:fileId': { id: placed, fileId: newKey(), token: 'x' },
  'GET /user/downloads': { limit: '5', cursor: 'x' },
  'GET /admin/orders/:id/downloads': { id: 'GF-1' },
  'PUT /admin/orders/:id/downloads/:variantId': { id: placed, variantId, reset: true, until: '2027-03-02T10:00:00.000Z' },
  'POST /admin/orders/:id/downloads/:variantId/refund': { id: placed, variantId, reason: 'Bought twice' },
})
