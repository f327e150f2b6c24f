import { convertBackUp } from '#contract/exchange.ts'
import type { Config } from '#server/config.ts'
import type { OrderCredit } from '#server/modules/credit/credit.ts'
import { pointsFor } from '#server/modules/points/points.ts'
import { shareOf } from '#server/modules/pricing/pricing.ts'
import type { OrderRow } from '../order/rows.ts'

/** What points, gift cards and store credit pay of an order, in minor units. */
export interface EditParts {
  pointsSpent: number
  pointsCost: number
  credits: OrderCredit[]
  creditCost: number
}

interface Bill {
  totalCost: number
  /** The part of the order that is gift cards, which neither gift cards nor store credit can pay. */
  giftCards: number
  /** The current balances of the accounts that paid before, by account id. */
  balances: ReadonlyMap<string, number>
}

type Before = Pick<OrderRow, 'payment_method' | 'points_spent' | 'points_cost' | 'credits'> & { currency?: OrderRow['currency'] }

/**
 * How an edited order is paid: first with the points that were spent, then with gift cards and store credit in the order they were used,
 * then with the payment method. So the payment method gets its money back first, and points last. A higher total is paid by the payment
 * method; if points or credit had paid all of it, they pay more, as far as they suffice.
 */
export function partsOfEdit(row: Before, { totalCost, giftCards, balances }: Bill, config: Config): EditParts {
  const points = pointsOf(row, totalCost, config)
  let open = Math.max(0, totalCost - giftCards - points.pointsCost)
  const isCreditOnly = row.payment_method === 'Credit'
  const stayed = row.credits.map((one) => {
    const amount = Math.min(open, one.amount)
    open -= amount
    return { ...one, amount }
  })
  const credits = stayed.map((one) => {
    const more = isCreditOnly ? Math.min(open, balances.get(one.accountId) ?? 0) : 0
    open -= more
    return { ...one, amount: one.amount + more }
  })
  const used = credits.filter(({ amount }) => amount > 0)
  return { ...points, credits: used, creditCost: used.reduce((sum, { amount }) => sum + amount, 0) }
}

function pointsOf(row: Before, totalCost: number, { points }: Config): Pick<EditParts, 'pointsSpent' | 'pointsCost'> {
  if (row.payment_method === 'Points' && totalCost > row.points_cost)
    return {
      pointsSpent: row.points_spent + pointsFor(convertBackUp(totalCost - row.points_cost, row.currency ?? null), points),
      pointsCost: totalCost,
    }
  const pointsCost = Math.min(row.points_cost, totalCost)
  return { pointsSpent: shareOf(row.points_spent, pointsCost, row.points_cost), pointsCost }
}

/** How much more each account pays than before, in the order in which accounts are used. */
export const moreCredit = (before: OrderCredit[], after: OrderCredit[]): OrderCredit[] =>
  after
    .map((one) => ({ ...one, amount: one.amount - (before.find(({ accountId }) => accountId === one.accountId)?.amount ?? 0) }))
    .filter(({ amount }) => amount > 0)

/** The payment method for the rest of an order that points or credit had paid completely. */
export const methodForRest = (method: OrderRow['payment_method'], { payment }: Config): OrderRow['payment_method'] => {
  if (method === 'Stripe' || method === 'COD') return method
  return payment.card ? 'Stripe' : 'COD'
}
