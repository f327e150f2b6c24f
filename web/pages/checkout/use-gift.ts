import type { ApiInput } from '#contract/api.ts'
import type { Summary } from '#contract/orders.ts'
import { useAnswer } from '#web/features/checkout/use-answer.ts'

export type GiftState = ReturnType<typeof useGift>

/** The answers that belong to a gift, cleared with the order. */
export const giftAnswers = ['gift', 'gift-message', 'gift-wrap']

/** Whether the order is a gift, with its message and wrapping. */
export function useGift() {
  const [gift, setGift] = useAnswer('gift')
  const [message = '', setMessage] = useAnswer('gift-message')
  const [wrap, setWrap] = useAnswer('gift-wrap')
  const isGift = gift === 'yes'
  const isWrapped = wrap === 'yes'
  return {
    isGift,
    setGift: (is: boolean) => setGift(is ? 'yes' : ''),
    message,
    setMessage,
    isWrapped,
    setWrapped: (is: boolean) => setWrap(is ? 'yes' : ''),
    /** The part of the order about the gift. What is hidden isn't sent: nothing may be shipped, or wrapping no longer be offered. */
    of: ({ needsShipping, offersGiftWrap }: Summary): Pick<ApiInput<'POST /user/orders/create-order'>, 'gift'> =>
      isGift && needsShipping ? { gift: { message: message.trim(), isWrapped: isWrapped && offersGiftWrap === true } } : {},
  }
}
