import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import { addPromotions, type NewPromotion } from '#server/modules/promotions/promotions.ts'
import { addSegment } from '#server/modules/segments/segments.ts'

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

/** Adds the demo's promotions; the last is the reward of a challenge. */
export async function fillPromotions(tx: Tx, challenge: string, now: Date): Promise<void> {
  const finishers = newId(now)
  await addSegment(
    tx,
    { id: finishers, name: 'Forty days of training', filter: { completedChallenge: challenge, challengeTier: 'gold' } },
    now,
  )
  const reward: NewPromotion = {
    name: 'Season gold: 15% off',
    names: { bn: 'সিজনের গোল্ড: ১৫% ছাড়' },
    rule: { ...rule, effect: { kind: 'percent', percent: 15 }, segments: [finishers] },
  }
  await addPromotions(
    tx,
    [...demo, reward].map((one) => ({ ...one, id: newId(now) })),
    now,
  )
}
