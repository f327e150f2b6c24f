import { useEffect, useState } from 'react'
import { signed, useSignedIn } from '#web/features/auth/session/session.ts'
import { useMoney } from '#web/lib/format.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'

interface MemberSavingsProps {
  subtotal: number
  settled: boolean
}

/** What a member's plan takes off the cart, as the checkout will: the server says so, once the cart is as it was asked for. */
export function MemberSavings({ subtotal, settled }: MemberSavingsProps) {
  const { membership } = useShop()
  const isSignedIn = useSignedIn()
  return membership && isSignedIn ? <Savings subtotal={subtotal} settled={settled} /> : null
}

function Savings({ subtotal, settled }: MemberSavingsProps) {
  const t = useText('cart')
  const money = useMoney()
  const [saved, setSaved] = useState<{ plan: string; discount: number; isFree: boolean } | null>(null)
  useEffect(() => {
    if (!settled) return undefined
    let isGone = false
    void signed('POST /user/orders/checkout-summary', {}).then(
      ({ memberPlan, discount, shippingCost }) =>
        !isGone && setSaved(memberPlan === null ? null : { plan: memberPlan, discount, isFree: shippingCost === 0 }),
      // The checkout says it anyway.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [settled, subtotal])
  if (!saved) return null
  return (
    <p className={`mt-3 text-sm font-medium text-good transition-opacity lg:text-center ${settled ? '' : 'opacity-50'}`}>
      {t('summary.member', { plan: saved.plan, amount: money(saved.discount) })} {saved.isFree && t('summary.memberShipping')}
    </p>
  )
}
