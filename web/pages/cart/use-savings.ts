import { useEffect, useState } from 'react'
import type { CartLine } from '#contract/cart.ts'
import type { Summary } from '#contract/orders.ts'
import { signed, useSignedIn } from '#web/features/auth/session/session.ts'
import { toRequestLine } from '#web/features/cart/lines.ts'
import { useCodes } from '#web/features/cart/stored-codes.ts'
import { useShop } from '#web/lib/shop.ts'

export type Savings = Pick<Summary, 'memberPlan' | 'discount' | 'adjustments' | 'codes'> & { hasFreeShipping: boolean; busy: boolean }

/**
 * The savings by membership and promotions as the checkout will apply them, requested from the server once the cart is settled. Null if
 * there's nothing to request.
 */
export function useSavings(items: CartLine[], { settled, currency }: { settled: boolean; currency: string | undefined }): Savings | null {
  const { membership, hasPromotions } = useShop()
  const signedIn = useSignedIn()
  const codes = useCodes()
  // A cart with lines that can't be ordered isn't sent to the checkout.
  const isWhole = items.every(({ notice }) => notice === undefined || notice === 'PRICE_CHANGED')
  const asks = isWhole && (hasPromotions || (signedIn && membership !== null))
  const question = JSON.stringify({
    products: items.map(toRequestLine),
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
      // Failures are ignored here, since the checkout reports them.
      () => set(null),
    )
    return () => {
      isGone = true
    }
  }, [settled, question, asks, signedIn])
  return asks && answer.saved ? { ...answer.saved, busy: answer.of !== question } : null
}
