import { urls } from '#contract/urls.ts'
import { useSignedIn } from '#web/features/auth/session/session.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { TextLink } from '#web/ui/link.tsx'
import type { Offer } from '#web/features/catalogue/offer.ts'
import { useMemberAmount } from './use-member-amount.ts'
import { lazyPart } from '#web/lib/lazy-part.tsx'

const OwnPrice = lazyPart(async () => (await import('./member-plan-price.tsx')).MemberPlanPrice)

/** The members' price, in a shop with memberships. It's the same for everyone until the browser knows who is signed in. */
export function MemberPrice({ price, from, content }: Pick<Offer, 'price' | 'from' | 'content'>) {
  const t = useText('product-details')
  const amount = useMemberAmount()
  const { membership } = useShop()
  const signedIn = useSignedIn()
  if (!membership || membership.percent === 0) return null
  const { name, percent } = membership
  const offer = (
    <p className="-mt-2 text-sm text-quiet">
      <TextLink to={urls.plans()}>{t('memberPrice', { price: amount(price, percent, from), plan: name })}</TextLink>
    </p>
  )
  if (!signedIn) return offer
  return <OwnPrice price={price} from={from} content={content} offer={offer} waiting={offer} />
}
