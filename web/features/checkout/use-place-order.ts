import { useEffect, useState } from 'react'
import type { Summary } from '#contract/orders.ts'
import { isRefusal } from '#contract/refusal.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { type Issue, issuesOf } from '#web/features/customers/addresses/issues.ts'
import { refreshCart } from '#web/features/cart/cart.ts'
import { useAction } from '#web/lib/use-action.ts'
import { type Change, changesBetween } from './order-changes.ts'
import type { Payment, Placed } from './place-order.ts'
import type { Details } from './values.ts'

/** Why there is no order yet, beyond what is marked at the fields; `changes` is what the person was not shown before. */
export interface PlaceOrderProblem {
  error: unknown
  changes: Change[]
}

interface Parts {
  refresh: () => Promise<Summary | null>
  /** Answers whether any of them has a field. */
  onIssues: (issues: Issue[]) => boolean
  onPlaced: (order: Placed) => void
}

/** Refusals that a look at the shop as it is now explains. */
const moved = new Set<RefusalCode>([
  'MISCALCULATION_OF_INDIVIDUAL_PRODUCT_CALCULATED_PRICES',
  'INVALID_ITEMS_SELECTED_OR_STOCK_OUT',
  'PAYMENT_METHOD_IS_INVAILD',
  'ERROR_IN_ORDER_CREATION',
  'POINTS_DO_NOT_COVER_IT',
  'GIFT_CARD_IS_INVALID',
  'CREDIT_HAS_CHANGED',
  'PROMOTION_CODE_IS_REFUSED',
  'CURRENCY_IS_NOT_OFFERED',
])

const load = () => import('./place-order.ts')

/** Placing the order: one at a time, and what came in its way. */
export function usePlaceOrder({ refresh, onIssues, onPlaced }: Parts) {
  const { busy: placing, run } = useAction()
  const [problem, setProblem] = useState<PlaceOrderProblem | null>(null)

  // Before it's pressed: a browser never asks again for a module that it couldn't load.
  useEffect(() => void load().catch(() => undefined), [])

  const place = (details: Details, shown: Summary, payment: Payment): Promise<void> =>
    run(async () => {
      setProblem(null)
      try {
        const { placeOrder } = await load()
        onPlaced(await placeOrder(details, shown, payment))
      } catch (error) {
        setProblem(await explain(error, details, shown))
      }
    })

  async function explain(error: unknown, details: Details, shown: Summary): Promise<PlaceOrderProblem | null> {
    if (!isRefusal(error)) return { error, changes: [] }
    if (moved.has(error.code)) {
      const [now] = await Promise.all([refresh(), refreshCart().catch(() => null)])
      return { error, changes: now ? changesBetween(shown, now) : [] }
    }
    return onIssues(issuesOf(error.errors, details)) ? null : { error, changes: [] }
  }

  return { placing, problem, place }
}
