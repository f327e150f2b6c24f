import { major, memberPrice, minor } from '#contract/member-price.ts'
import { urls } from '#contract/urls.ts'
import { useMoney } from '#web/lib/format.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { TextLink } from '#web/ui/link.tsx'

/** What members pay for it, in a shop with memberships: the same for everyone who looks at the page. */
export function MemberPrice({ price }: { price: number }) {
  const t = useText('product-details')
  const money = useMoney()
  const { membership } = useShop()
  if (!membership || membership.percent === 0) return null
  const amount = money(major(memberPrice(minor(price), membership.percent)))
  return (
    <p className="-mt-2 text-sm text-quiet">
      <TextLink to={urls.plans()}>{t('memberPrice', { price: amount, plan: membership.name })}</TextLink>
    </p>
  )
}
