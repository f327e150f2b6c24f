import type { ApiOutput } from '#contract/api.ts'
import type { BoughtGiftCard, GiftCardToSend } from '#contract/gift-cards.ts'
import type { Summary } from '#contract/orders.ts'
import { isRefusal } from '#contract/refusal.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { dropLines } from '#web/features/cart/cart.ts'
import { clearCodes } from '#web/features/cart/stored-codes.ts'
import { useStored } from '#web/lib/store.ts'
import type { LineKey } from '#web/features/cart/lines.ts'
import { explainProblem, type PlaceOrderProblem, type Remedies } from './explain-problem.ts'
import { clearAttempt, idempotencyKeyFor } from './order-attempt.ts'
import type { CreditAsked } from './use-summary.ts'
import type { Details } from './values.ts'
import { visitSource } from './visit-source.ts'

export type Placed = ApiOutput<'POST /user/orders/create-order'>

/** How the order is paid: the method, and the points, gift cards and store credit for a part of it. */
export interface Payment extends CreditAsked {
  paymentMethod: string
  /** The buyer agreed that files are delivered at once. */
  waivesWithdrawal?: boolean
}

/** The order, or why there is none; neither where the fields say it all. */
export const placeOrExplain = (
  details: Details,
  summary: Summary,
  payment: Payment,
  remedies: Remedies,
): Promise<{ order?: Placed; problem?: PlaceOrderProblem | null }> =>
  placeOrder(details, summary, payment).then(
    (order) => ({ order }),
    async (error: unknown) => ({ problem: await explainProblem(error, details, summary, remedies) }),
  )

/** Sends the order as the person sees it: at these prices, these costs. Fails as the call fails; the same order sent again stays one. */
async function placeOrder(
  details: Details,
  summary: Summary,
  { paymentMethod, points, giftCards, useCredit, waivesWithdrawal }: Payment,
): Promise<Placed> {
  const { productCost, shippingCost, totalCost, creditCost } = summary
  // What is given comes along by itself.
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
  const codes = summary.codes.filter(({ reason }) => reason === null).map(({ code }) => code)
  const costs = { productCost, shippingCost, totalCost, ...(points > 0 && { points }), ...(codes.length > 0 && { codes }) }
  const credit = creditCost > 0 && { giftCards, useCredit, creditCost }
  const { email, shippingAddress, billingAddress, note } = details
  const places = summary.needsShipping
    ? { shippingAddress, ...(billingAddress && { billingAddress }), shippingMethod: summary.shippingMethod ?? '' }
    : { billingAddress: shippingAddress }
  const visit = visitSource()
  const { currency } = summary
  const about = {
    ...(note && { note }),
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

/** A gift card of the summary as it's ordered: only an amount of the buyer's own is named. */
const toSend = ({ isOwnAmount, sendOn, state: _, sentAt: __, canResend: ___, ...card }: BoughtGiftCard, price: number): GiftCardToSend => ({
  ...card,
  ...(isOwnAmount && { amount: price }),
  ...(sendOn !== null && { sendOn }),
})

/** What was bought leaves the cart; where it goes is stored for the next time. */
function finish(bought: LineKey[], { email, shippingAddress, billingAddress }: Details): void {
  clearAttempt()
  clearCodes()
  dropLines(bought)
  const phone = shippingAddress.phone || useStored.getState().checkout.shippingInfo?.phone
  useStored.setState({
    checkout: {
      shippingInfo: { ...shippingAddress, ...(phone && { phone }), ...(email && { email }) },
      billingInfo: billingAddress ?? null,
    },
  })
}
