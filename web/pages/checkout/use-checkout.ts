import { type FormEvent, useRef, useState } from 'react'
import type { CartLine } from '#contract/cart.ts'
import { urls } from '#contract/urls.ts'
import type { Issue } from '#web/features/customers/addresses/issues.ts'
import { useSession, useSignedIn } from '#web/features/auth/session/session.ts'
import { refreshCart } from '#web/features/cart/cart.ts'
import { currencyOfCart } from '#web/features/cart/shown-cart.ts'
import { useCartChanges } from '#web/features/cart/use-cart.ts'
import { isSent } from '#web/features/cart/line-costs.ts'
import type { Details } from '#web/features/checkout/values.ts'
import { useWaiver } from './use-waiver.ts'
import { useCreditChoice, useSummaryForCredit } from './use-credit-choice.ts'
import { clearStoredChoices, useStoredChoice } from '#web/features/checkout/use-stored-choice.ts'
import { useCheckoutForm } from '#web/features/checkout/use-checkout-form.ts'
import { useSaveAddress } from '#web/features/checkout/use-save-address.ts'
import { usePlaceOrder } from '#web/features/checkout/use-place-order.ts'
import { useDestination } from '#web/features/checkout/use-destination.ts'
import { useRefusedCodes } from '#web/features/checkout/use-refused-codes.ts'
import { useSummary } from '#web/features/checkout/use-summary.ts'
import { goTo } from '#web/lib/navigate.ts'
import { subscribeToNewsletter, openPayment } from './after-order.ts'

export type CheckoutState = ReturnType<typeof useCheckout>

/** Lines that have to be settled before the order can be placed. */
export const blocksOrder = ({ notice }: CartLine): boolean => notice !== undefined && notice !== 'PRICE_CHANGED'

/** The gift from its JSON; undefined if the order isn't one. */
const giftOf = (json: string | undefined): Details['gift'] => (json ? (JSON.parse(json) as Details['gift']) : undefined)

/** The state and the actions of the page. */
export function useCheckout(items: CartLine[], onPlaced: () => void) {
  const signedIn = useSignedIn()
  const customer = useSession((session) => session.customer)
  const [wantsNewsletter, setWantsNewsletter] = useState(false)
  const [note, setNote] = useStoredChoice('note')
  /** The gift as JSON of the order's input; empty if the order isn't a gift. */
  const [gift, setGift] = useStoredChoice('gift')
  const [isEmailMissing, setEmailMissing] = useState(false)
  const [method, setMethod] = useStoredChoice('method')
  const [payment, setPayment] = useStoredChoice('payment')
  const [pointsChoice, setPointsChoice] = useStoredChoice('points')
  const pointsUsed = pointsChoice === 'used'
  const problemsBox = useRef<HTMLDivElement>(null)
  const needsEmail = !signedIn || isEmailMissing || (customer !== null && customer.email === null)
  const needsShipping = items.some(isSent)
  const waiver = useWaiver()
  const { form, field, submit, markIssues } = useCheckoutForm({ customer, needsEmail, needsShipping })
  const credit = useCreditChoice(pointsUsed)
  const { codes, refused, onRefused } = useRefusedCodes(form.control)
  const {
    summary: current,
    error,
    busy,
    refresh,
  } = useSummary(items, {
    shippingMethod: method,
    isWrapped: giftOf(gift)?.isWrapped ?? false,
    codes,
    destination: useDestination(form.control),
    credit: credit.requested,
    currency: currencyOfCart(items)?.code,
  })
  const summary = current && { ...current, codes: [...current.codes, ...refused] }
  useSummaryForCredit(credit, current, error)
  const { set } = useCartChanges()
  const saveAddress = useSaveAddress()

  function onIssues(issues: Issue[]): boolean {
    if (issues.some(({ path }) => path === 'email')) setEmailMissing(true)
    return markIssues(issues)
  }

  const placing = usePlaceOrder({
    refresh,
    onIssues,
    onRefusedCodes: onRefused,
    onPlaced: ({ id, number, token, shippingAddress, paymentMethod }) => {
      onPlaced()
      if (wantsNewsletter && !signedIn) void subscribeToNewsletter(form.getValues('email'))
      clearStoredChoices(['method', 'payment', 'points', 'note', 'gift'])
      if (needsShipping) saveAddress.store(shippingAddress)
      if (paymentMethod === 'Stripe') return void openPayment({ id, number, token })
      goTo(urls.paymentSuccess(number, token), { replace: true })
    },
  })
  const chosen = summary?.paymentMethods.find((one) => one === payment) ?? summary?.paymentMethods[0]
  const points = pointsUsed && chosen !== 'Points' ? (summary?.points?.usable ?? 0) : 0
  const problems = items.filter((item, index) => blocksOrder(item) || (!busy && summary?.problems[`products.${index}`]))

  /** Problems of lines come first; they can only be settled at the lines. */
  const onSubmit = (event: FormEvent) =>
    void submit(async (details) => {
      if (problems.length > 0) {
        problemsBox.current?.focus()
        await refreshCart().catch(() => null)
      } else if (summary?.needsWaiver && !waiver.isAgreed) waiver.ask()
      else if (summary && chosen)
        await placing.place(
          {
            ...details,
            ...(note?.trim() && { note: note.trim() }),
            ...(gift && needsShipping && { gift: giftOf(gift) }),
          },
          summary,
          {
            ...credit.requested,
            paymentMethod: chosen,
            points,
            ...(summary.needsWaiver && { waivesWithdrawal: waiver.isAgreed }),
          },
        )
    })(event)

  return {
    items,
    problems,
    signedIn,
    customer,
    needsEmail,
    needsShipping,
    waiver,
    note: note ?? '',
    setNote,
    gift,
    setGift,
    wantsNewsletter,
    setWantsNewsletter,
    form,
    field,
    onSubmit,
    summary,
    error,
    busy,
    refresh,
    problemsBox,
    ...placing,
    method: summary?.shippingMethods.some(({ code }) => code === method) ? method : (summary?.shippingMethod ?? undefined),
    setMethod,
    payment: chosen,
    setPayment,
    points,
    setPointsUsed: (used: boolean) => setPointsChoice(used ? 'used' : ''),
    credit,
    saveAddress,
    setLine: ({ productId, variantId, price, giftCard, repeatWeeks }: CartLine, quantity: number) =>
      void set({ productId, variantId, giftCard, repeatWeeks, quantity, price }),
  }
}
