import { useEffect, useState } from 'react'
import type { CartLine } from '#contract/cart.ts'
import type { Summary } from '#contract/orders.ts'
import { signed, useSignedIn } from '#web/features/auth/session/session.ts'
import { asked } from '#web/features/cart/lines.ts'
import { useCodes } from '#web/features/cart/stored-codes.ts'
import { useShop } from '#web/lib/shop.ts'

export type Savings = Pick<Summary, 'memberPlan' | 'discount' | 'adjustments' | 'codes'> & { hasFreeShipping: boolean; busy: boolean }

/**
 * What a membership and promotions take off the cart, as the checkout will: the server says so, once the cart is as it was asked for. Null where there's
 * nothing to ask for.
 */
export function useSavings(items: CartLine[], { settled, currency }: { settled: boolean; currency: string | undefined }): Savings | null {
  const { membership, hasPromotions } = useShop()
  const signedIn = useSignedIn()
  const codes = useCodes()
  // What can't be ordered is no question for the checkout.
  const isWhole = items.every(({ notice }) => notice === undefined || notice === 'PRICE_CHANGED')
  const asks = isWhole && (hasPromotions || (signedIn && membership !== null))
  const question = JSON.stringify({
    products: items.map(asked),
    ...(codes.length > 0 && { codes }),
    ...(currency !== undefined && { currency }),
  })
  const [answer, setAnswer] = useState<{ of: string; saved: Omit<Savings, 'busy'> | null }>({ of: '', saved: null })
  useEffect(() => {
    if (!settled || !asks) return undefined
    let isGone = false
    const set = (saved: Omit<Savings, 'busy'> | null) => !isGone && setAnswer({ of: question, saved })
    void signed('POST /user/orders/checkout-summary', JSON.parse(question)).then(
      ({ memberPlan, discount, adjustments, codes: outcomes, shippingCost }) => {
        const repeat = adjustments.find(({ isRepeat }) => isRepeat)?.amount ?? 0
        set({
          memberPlan,
          discount: Math.round((discount - repeat) * 1000) / 1000,
          adjustments: adjustments.filter(({ isRepeat }) => !isRepeat),
          codes: outcomes,
          hasFreeShipping: shippingCost === 0,
        })
      },
      // The checkout says it anyway.
      () => set(null),
    )
    return () => {
      isGone = true
    }
  }, [settled, question, asks, signedIn])
  return asks && answer.saved ? { ...answer.saved, busy: answer.of !== question } : null
}
