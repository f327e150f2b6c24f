import type { Customer } from '#contract/customers/customers.ts'
import { urls } from '#contract/urls.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { TextLink } from '#web/ui/link.tsx'
import { DefaultAddress } from './default-address.tsx'
import { Newsletter } from './newsletter.tsx'
import { OverviewSkeleton } from './overview-skeleton.tsx'
import { OverviewSection } from './overview-section.tsx'
import { ProfileFacts } from './profile-facts.tsx'
import { RecentOrders } from './recent-orders.tsx'
import { useRecentOrders } from './use-recent-orders.ts'

/** The account's overview. Orders come first, since most people come for them. */
export function Overview({ customer }: { customer: Customer }) {
  const t = useText('my-account')
  const recent = useRecentOrders()
  // The skeleton stays until the orders are there, so that they don't push down other content.
  if (recent.value === null && recent.error === null) return <OverviewSkeleton />
  return (
    <>
      <RecentOrders customer={customer} recent={recent} />
      <div className="mt-12 grid gap-10 md:grid-cols-2 md:gap-x-12">
        <DefaultAddress customer={customer} />
        <OverviewSection
          title={t('overview.profile.title')}
          action={<SectionLink to={urls.profile()}>{t('overview.profile.edit')}</SectionLink>}
        >
          <ProfileFacts customer={customer} />
        </OverviewSection>
        <OverviewSection
          title={t('overview.security.title')}
          action={<SectionLink to={urls.security()}>{t('overview.security.look')}</SectionLink>}
        >
          <Security customer={customer} />
        </OverviewSection>
        <OverviewSection
          title={t('overview.points.title')}
          action={<SectionLink to={urls.points()}>{t('overview.points.see')}</SectionLink>}
        >
          <Points customer={customer} />
        </OverviewSection>
        <OverviewSection title={t('overview.newsletter.title')}>
          <Newsletter customer={customer} />
        </OverviewSection>
      </div>
    </>
  )
}

const SectionLink = ({ to, children }: { to: string; children: string }) => (
  <TextLink to={to} className="inline-flex min-h-11 items-center text-sm">
    {children}
  </TextLink>
)

/** The sign-in methods in one line. */
function Security({ customer: { email, phone, hasPassword, mustSetUpSecondFactor } }: { customer: Customer }) {
  const t = useText('my-account')
  if (mustSetUpSecondFactor) return <p className="text-warn">{t('overview.security.factor')}</p>
  const contact = email ?? phone
  if (!hasPassword || contact === null) return <p>{t('overview.security.without')}</p>
  return <p className="wrap-anywhere">{t('overview.security.password', { contact })}</p>
}

function Points({ customer: { points } }: { customer: Customer }) {
  const t = useText('my-account')
  const number = useNumber()
  return (
    <>
      <p className="display text-2xl">{number(points)}</p>
      <p className="mt-1 text-sm text-quiet">{points === 0 ? t('overview.points.none') : t('overview.points.some')}</p>
    </>
  )
}
