import type { ApiOutput } from '#contract/api.ts'
import type { BoughtGiftCard, GiftCardToSend } from '#contract/gift-cards.ts'
import type { Summary } from '#contract/orders.ts'
import { isRefusal } from '#contract/refusal.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { dropLines } from '#web/features/cart/cart.ts'
import { clearCodes } from '#web/features/cart/stored-codes.ts'
import { storeGiftCards } from './stored-gift-cards.ts'
import { useStored } from '#web/lib/store.ts'
import type { LineKey } from '#web/features/cart/lines.ts'
import { explainProblem, type PlaceOrderProblem, type Remedies } from './explain-problem.ts'
import { clearAttempt, idempotencyKeyFor } from './order-attempt.ts'
import { appliedCodes } from './refused-codes.ts'
import type { RequestedCredit } from './use-summary.ts'
import type { Details } from './values.ts'
import { visitSource } from './visit-source.ts'

export type PlacedOrder = ApiOutput<'POST /user/orders/create-order'>

/** How the order is paid: the method, and the points, gift cards and store credit that cover a part of it. */
export interface Payment extends RequestedCredit {
  paymentMethod: string
  /** The buyer agreed to immediate delivery of files, which waives the right of withdrawal. */
  waivesWithdrawal?: boolean
}

/** Places the order, or explains why it can't be placed. Both are absent if the messages at the fields are enough. */
export const placeOrExplain = (
  details: Details,
  summary: Summary,
  payment: Payment,
  remedies: Remedies,
): Promise<{ order?: PlacedOrder; problem?: PlaceOrderProblem | null }> =>
  placeOrder(details, summary, payment).then(
    (order) => ({ order }),
    async (error: unknown) => ({ problem: await explainProblem(error, details, summary, remedies) }),
  )

/** Sends the order with the prices and costs that were shown. Fails as the call fails. Idempotent: a repeated order isn't placed twice. */
async function placeOrder(
  details: Details,
  summary: Summary,
  { paymentMethod, points, giftCards, useCredit, waivesWithdrawal }: Payment,
): Promise<PlacedOrder> {
  const { productCost, shippingCost, totalCost, creditCost } = summary
  // Gifts aren't ordered: the server adds them.
  const products = summary.products
    .flatMap(({ productId, variantId, quantity, giftQuantity, price, giftCard, backOrder, repeats = [] }) => {
      const line = {
        productId,
        variantId,
        price,
        ...(giftCard && { giftCard: toSend(giftCard, price) }),
        ...(backOrder && { backOrdered: backOrder.quantity }),
      }
      const once = quantity - giftQuantity - repeats.reduce((sum, one) => sum + one.quantity, 0)
      return [{ ...line, quantity: once }, ...repeats.map((one) => ({ ...line, quantity: one.quantity, repeatWeeks: one.weeks }))]
    })
    .filter(({ quantity }) => quantity > 0)
  const codes = appliedCodes(summary)
  const costs = { productCost, shippingCost, totalCost, ...(points > 0 && { points }), ...(codes.length > 0 && { codes }) }
  const credit = creditCost > 0 && { giftCards, useCredit, creditCost }
  const { email, shippingAddress, billingAddress, note, gift } = details
  const places = summary.needsShipping
    ? { shippingAddress, ...(billingAddress && { billingAddress }), shippingMethod: summary.shippingMethod ?? '' }
    : { billingAddress: shippingAddress }
  const visit = visitSource()
  const { currency } = summary
  const about = {
    ...(note && { note }),
    ...(gift && { gift }),
    ...(currency && { currency }),
    ...(visit && { visit }),
    ...(waivesWithdrawal && { waivesWithdrawal }),
  }
  const input = { ...(email && { email }), ...places, products, paymentMethod, ...costs, ...credit, ...about }
  try {
    const order = await signed('POST /user/orders/create-order', input, { idempotencyKey: idempotencyKeyFor(input) })
    finish(
      [
        ...summary.products.map(({ productId, variantId, giftCard }) => ({
          productId,
          variantId,
          ...(giftCard && { giftCard: toSend(giftCard, 0) }),
        })),
        ...products.filter(({ quantity }) => quantity > 0),
      ],
      details,
    )
    return order
  } catch (error) {
    if (isRefusal(error) && error.code === 'IDEMPOTENCY_KEY_IS_USED') clearAttempt()
    throw error
  }
}

/** A gift card of the summary as order input; the amount is included only if the buyer chose it freely. */
const toSend = (
  { isOwnAmount, sendOn, state: _, sentAt: __, canResend: ___, isStopped: ____, ...card }: BoughtGiftCard,
  price: number,
): GiftCardToSend => ({
  ...card,
  ...(isOwnAmount && { amount: price }),
  ...(sendOn !== null && { sendOn }),
})

/** Removes the bought lines from the cart and stores the addresses for the next order. */
function finish(bought: LineKey[], { email, shippingAddress, billingAddress }: Details): void {
  clearAttempt()
  clearCodes()
  storeGiftCards([])
  dropLines(bought)
  const phone = shippingAddress.phone || useStored.getState().checkout.shippingInfo?.phone
  useStored.setState({
    checkout: {
      shippingInfo: { ...shippingAddress, ...(phone && { phone }), ...(email && { email }) },
      billingInfo: billingAddress ?? null,
    },
  })
}
