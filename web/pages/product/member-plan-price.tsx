import type { ReactNode } from 'react'
import { useOwnSubscription } from '#web/features/subscriptions/use-own-subscription.ts'
import { useText } from '#web/lib/text.ts'
import type { Offer } from '#web/features/catalogue/offer.ts'
import { useMemberAmount } from './use-member-amount.ts'

interface OwnPriceProps extends Pick<Offer, 'price' | 'from' | 'content'> {
  /** Shown without a plan, and until the plan is known. */
  offer: ReactNode
}

/** The price that this member pays with their plan. */
export function MemberPlanPrice({ price, from, content, offer }: OwnPriceProps) {
  const t = useText('product-details')
  const amount = useMemberAmount()
  const own = useOwnSubscription()
  if (!own || own.benefitsUntil === null || own.plan.memberPercent === 0) return offer
  const { name, memberPercent, freeShipping } = own.plan
  return (
    <p className="-mt-2">
      <span className="font-semibold text-ember">{t('ownPrice', { price: amount(price, memberPercent, from, content), plan: name })}</span>
      {freeShipping && <span className="block text-sm text-quiet">{t('ownShipping')}</span>}
    </p>
  )
}
