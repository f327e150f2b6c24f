import { useEffect, useState } from 'react'
import { signed, useSignedIn } from '#web/features/auth/session/session.ts'
import { useShop } from '#web/lib/shop.ts'

export interface MemberSavings {
  plan: string
  discount: number
  hasFreeShipping: boolean
}

/** What a member's plan takes off the cart, as the checkout will: the server says so, once the cart is as it was asked for. Null for others. */
export function useMemberSavings(subtotal: number, settled: boolean): MemberSavings | null {
  const { membership } = useShop()
  const mayBeMember = useSignedIn() && membership !== null
  const [saved, setSaved] = useState<MemberSavings | null>(null)
  useEffect(() => {
    if (!settled || !mayBeMember) return undefined
    let isGone = false
    void signed('POST /user/orders/checkout-summary', {}).then(
      ({ memberPlan, discount, shippingCost }) =>
        !isGone && setSaved(memberPlan === null ? null : { plan: memberPlan, discount, hasFreeShipping: shippingCost === 0 }),
      // The checkout says it anyway.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [settled, subtotal, mayBeMember])
  return mayBeMember ? saved : null
}
