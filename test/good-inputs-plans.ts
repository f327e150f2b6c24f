const plan = {
  name: 'Regular',
  names: { bn: 'রেগুলার' },
  descriptions: { en: 'For regulars.' },
  monthPrice: 7.9,
  yearPrice: 79,
  memberPercent: 10,
  freeShipping: true,
  pointsFactor: 2,
  trialDays: 7,
  offered: true,
}
const id = '0198c0de-0000-7000-8000-000000000001'

/** Good inputs for the staff's calls on plans and subscriptions. */
export const planInputs = {
  'GET /admin/plans': {},
  'POST /admin/plans': { ...plan, planCode: 'regular' },
  'PUT /admin/plans/:id': { id, version: 1, ...plan },
  'PUT /admin/plan-order': { ids: [id] },
  'DELETE /admin/plans/:id': { id },
  'GET /admin/subscriptions/figures': {},
  'GET /admin/subscriptions': { state: 'active', plan: id, customer: id, email: 'k@example.com', q: 'kim', limit: '5', cursor: 'x' },
  'GET /admin/subscriptions/:id': { id },
  'POST /admin/subscriptions/:id/cancel': { id, when: 'now', reason: 'Asked' },
  'POST /admin/subscriptions/charges/:id/refund': { id, amount: 1, reason: 'Asked' },
}
