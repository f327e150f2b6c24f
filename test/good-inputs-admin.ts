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
}
