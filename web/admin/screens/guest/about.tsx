import { useDate } from '#web/lib/dates.ts'
import { useMoney, useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Part } from '#web/admin/customers/part.tsx'
import { FactList } from '#web/admin/ui/fact-list.tsx'
import type { Guest } from './guest.ts'

/** A guest's email, figures and consent. */
export function About({ guest: { email, since, orders, spent, lastOrderAt, acceptsMail } }: { guest: Guest }) {
  const t = useText('admin-customers')
  const money = useMoney()
  const number = useNumber()
  const date = useDate()
  const facts: [string, string][] = [
    [t('column.email'), email],
    [t('guest.firstOrder'), date(since)],
    [t('column.lastOrder'), lastOrderAt === null ? '–' : date(lastOrderAt)],
    [t('column.orders'), number(orders)],
    [t('column.spent'), money(spent)],
    [t('guest.newsletter'), t(acceptsMail ? 'guest.subscribed' : 'guest.notSubscribed')],
  ]
  return (
    <Part title={t('about')}>
      <FactList facts={facts} />
    </Part>
  )
}
