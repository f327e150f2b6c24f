import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import { addPromotions, type NewPromotion } from '#server/modules/promotions/promotions.ts'

const everything = { products: [], categories: [], brands: [], exceptDeals: false }
const rule = { priority: 0, combinable: true, scope: everything, minSubtotal: 0, minQuantity: 0, firstOrder: false, plans: [] }

/** Promotions of the demo to try: a code for a first order, and one for large orders. */
const demo: NewPromotion[] = [
  {
    name: 'Welcome',
    names: { bn: 'স্বাগতম' },
    code: 'WELCOME10',
    rule: { ...rule, firstOrder: true, effect: { kind: 'percent', percent: 10 } },
  },
  {
    name: 'Full rack',
    names: { bn: 'পুরো র‍্যাক' },
    code: 'RACK25',
    rule: { ...rule, minSubtotal: 200_00, effect: { kind: 'fixed', amount: 25_00, each: 'order' } },
  },
]

/** Adds the demo's promotions. */
export const fillPromotions = (tx: Tx, now: Date): Promise<void> =>
  addPromotions(
    tx,
    demo.map((one) => ({ ...one, id: newId(now) })),
    now,
  )
