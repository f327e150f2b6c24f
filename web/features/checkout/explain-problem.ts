import type { Summary } from '#contract/orders.ts'
import type { CodeOutcome } from '#contract/promotions.ts'
import { isRefusal } from '#contract/refusal.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { type Issue, issuesOf } from '#web/features/customers/addresses/issues.ts'
import { refreshCart } from '#web/features/cart/cart.ts'
import { type Change, changesBetween } from './order-changes.ts'
import { refusedCodes } from './refused-codes.ts'
import type { Details } from './values.ts'

/** Why the order wasn't placed, beyond the errors at the fields. `changes` are price differences the buyer hadn't seen. */
export interface PlaceOrderProblem {
  error: unknown
  changes: Change[]
}

export interface Remedies {
  refresh: () => Promise<Summary | null>
  /** Marks the issues at their fields. Returns whether any of them has a field. */
  onIssues: (issues: Issue[]) => boolean
  /** Names, at the codes, why the order was refused for them. */
  onRefusedCodes: (outcomes: CodeOutcome[]) => void
}

/** Refusals caused by a change in the shop; a refreshed summary explains them. */
const moved = new Set<RefusalCode>([
  'MISCALCULATION_OF_INDIVIDUAL_PRODUCT_CALCULATED_PRICES',
  'INVALID_ITEMS_SELECTED_OR_STOCK_OUT',
  'PAYMENT_METHOD_IS_INVAILD',
  'ERROR_IN_ORDER_CREATION',
  'POINTS_DO_NOT_COVER_IT',
  'GIFT_CARD_IS_INVALID',
  'GIFT_WRAP_IS_NOT_OFFERED',
  'CREDIT_HAS_CHANGED',
  'PROMOTION_CODE_IS_REFUSED',
  'CURRENCY_IS_NOT_OFFERED',
])

/** Explains why an order failed, refreshing the summary where that helps. Null if the messages at the fields are enough. */
export async function explainProblem(
  error: unknown,
  details: Details,
  shown: Summary,
  { refresh, onIssues, onRefusedCodes }: Remedies,
): Promise<PlaceOrderProblem | null> {
  if (!isRefusal(error)) return { error, changes: [] }
  if (moved.has(error.code)) {
    const [now] = await Promise.all([refresh(), refreshCart().catch(() => null)])
    if (error.code === 'PROMOTION_CODE_IS_REFUSED') onRefusedCodes(refusedCodes(error, shown, now))
    return { error, changes: now ? changesBetween(shown, now) : [] }
  }
  return onIssues(issuesOf(error.errors, details)) ? null : { error, changes: [] }
}
