const orderFilters = {
  order: ['Pending', 'Processing'],
  payment: ['Paid'],
  shipping: ['NotYetShipped'],
  method: 'COD',
  tag: 'gift',
  from: '2026-01-01',
  to: '2026-12-31',
  q: 'moreno',
}

/** Of the calls of the back office. */
export const adminInputs = {
  'GET /admin/orders': { ...orderFilters, sort: '-total', limit: '5', cursor: 'x' },
  'GET /admin/orders/count': orderFilters,
  'GET /admin/orders/export': { ...orderFilters, sort: 'placed' },
  'GET /admin/orders/:id': { id: 'GF-1' },
  'POST /admin/orders/:id/notes': { id: 'GF-1', text: 'Asked the depot.' },
  'PUT /admin/orders/:id/tags': { id: 'GF-1', tags: ['gift'] },
  'POST /admin/orders/:id/mail': { id: 'GF-1' },
  'POST /admin/team/members': { email: 'new@example.com', name: 'New', role: 'warehouse' },
  'PATCH /admin/team/members/:id': { id: '0198c0de-0000-7000-8000-000000000001', role: 'support' },
  'PUT /admin/team/roles/:name': { name: 'packing', permissions: ['orders:read'] },
  'DELETE /admin/team/roles/:name': { name: 'packing' },
  'GET /admin/audit': {
    actor: '0198c0de-0000-7000-8000-000000000001',
    call: 'shipOrder',
    target: 'GF-1',
    from: '2026-01-01',
    to: '2026-12-31',
    sort: 'at',
    limit: '5',
    cursor: 'x',
  },
  'GET /admin/audit/export': {
    actor: '0198c0de-0000-7000-8000-000000000001',
    call: 'shipOrder',
    target: 'GF-1',
    from: '2026-01-01',
    to: '2026-12-31',
    sort: 'at',
  },
}
