import type { ReactNode } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import type { StaffSubscriptionDetail } from '#contract/admin/subscriptions.ts'
import { useDate } from '#web/lib/dates.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { useMay } from '#web/admin/session/session.ts'
import { usePriceText } from '#web/admin/subscriptions/use-price-text.ts'

/** The subscriber, and the subscription's next event. */
export function Facts({ subscription }: { subscription: StaffSubscriptionDetail }) {
  const t = useText('admin-subscriptions')
  const date = useDate()
  const money = useMoney()
  const priceText = usePriceText()
  const may = useMay()
  const { person, planId, planName, nextCharge, trialEnd, periodEnd, endsWithPeriod, endedAt, startedAt, credit, note, state } =
    subscription
  const facts: [name: string, text: ReactNode][] = [
    [
      t('column.person'),
      person && may('customers:read') ? <Plain to={adminUrls.customer(person.id)}>{person.name}</Plain> : (person?.name ?? t('erased')),
    ],
    ...(person?.email ? [[t('column.email'), person.email] as [string, ReactNode]] : []),
    [t('column.plan'), may('prices:write') ? <Plain to={adminUrls.plan(planId)}>{planName}</Plain> : planName],
    [t('column.price'), priceText(subscription)],
    [t('column.started'), date(startedAt)],
    ...(state === 'trialing' && trialEnd !== null ? [[t('trialEnd'), date(trialEnd)] as [string, ReactNode]] : []),
    ...(nextCharge === null ? [] : [[t('column.next'), date(nextCharge)] as [string, ReactNode]]),
    ...(state !== 'ended' && endsWithPeriod && periodEnd !== null ? [[t('ends'), date(periodEnd)] as [string, ReactNode]] : []),
    ...(endedAt === null ? [] : [[t('ended'), date(endedAt)] as [string, ReactNode]]),
    ...(credit > 0 ? [[t('credit'), money(credit)] as [string, ReactNode]] : []),
    ...(note === '' ? [] : [[t('note'), note] as [string, ReactNode]]),
  ]
  return (
    <dl className="grid content-start gap-1.5">
      {facts.map(([name, text]) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="text-quiet">{name}</dt>
          <dd className="min-w-0 text-end break-words">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

const Plain = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="-my-3 inline-flex min-h-11 items-center text-link">
    {children}
  </Link>
)
