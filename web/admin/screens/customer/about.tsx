import type { StaffCustomer } from './customer.ts'
import { urls } from '#contract/urls.ts'
import { formatPhone } from '#web/features/customers/addresses/format-phone.ts'
import { useDate } from '#web/lib/dates.ts'
import { useMoney, useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { useRoleName } from '#web/admin/ui/use-role-name.ts'
import { Part } from '#web/admin/customers/part.tsx'
import { FactList } from '#web/admin/ui/fact-list.tsx'

/** A customer's contact, role and figures. */
export function About({ customer }: { customer: StaffCustomer }) {
  const t = useText('admin-customers')
  const money = useMoney()
  const number = useNumber()
  const date = useDate()
  const roleName = useRoleName()
  const { email, phone, since, orders, spent, posts, reviews, role, handle } = customer
  const facts: [string, string][] = [
    [t('column.email'), email ?? t('none')],
    [t('phone'), phone ? formatPhone(phone) : t('none')],
    [t('column.since'), date(since)],
    [t('column.orders'), `${number(orders)}, ${money(spent)}`],
    [t('posts'), number(posts)],
    [t('reviewCount'), number(reviews)],
    [t('role'), roleName(role)],
  ]
  return (
    <Part title={t('about')}>
      <FactList facts={facts} />
      {handle && (
        <Link to={urls.person(handle)} className="mt-3 inline-flex min-h-9 items-center text-link">
          {t('profile')}
        </Link>
      )}
    </Part>
  )
}
