import { adminUrls } from '#contract/admin/urls.ts'
import type { StaffSubscriptionDetail } from '#contract/admin/subscriptions.ts'
import { useDate } from '#web/lib/dates.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { useMay } from '#web/admin/session/session.ts'
import { usePriceText } from '#web/admin/subscriptions/use-price-text.ts'
import { type Fact, FactLink, FactList } from '#web/admin/ui/fact-list.tsx'

/** The subscriber, and the subscription's next event. */
export function Facts({ subscription }: { subscription: StaffSubscriptionDetail }) {
  const t = useText('admin-subscriptions')
  const date = useDate()
  const money = useMoney()
  const priceText = usePriceText()
  const may = useMay()
  const { person, planId, planName, nextCharge, trialEnd, periodEnd, endsWithPeriod, endedAt, startedAt, credit, note, state } =
    subscription
  const facts: Fact[] = [
    [
      t('column.person'),
      person && may('customers:read') ? (
        <FactLink to={adminUrls.customer(person.id)}>{person.name}</FactLink>
      ) : (
        (person?.name ?? t('erased'))
      ),
    ],
    ...(person?.email ? [[t('column.email'), person.email] as Fact] : []),
    [t('column.plan'), may('prices:write') ? <FactLink to={adminUrls.plan(planId)}>{planName}</FactLink> : planName],
    [t('column.price'), priceText(subscription)],
    [t('column.started'), date(startedAt)],
    ...(state === 'trialing' && trialEnd !== null ? [[t('trialEnd'), date(trialEnd)] as Fact] : []),
    ...(nextCharge === null ? [] : [[t('column.next'), date(nextCharge)] as Fact]),
    ...(state !== 'ended' && endsWithPeriod && periodEnd !== null ? [[t('ends'), date(periodEnd)] as Fact] : []),
    ...(endedAt === null ? [] : [[t('ended'), date(endedAt)] as Fact]),
    ...(credit > 0 ? [[t('credit'), money(credit)] as Fact] : []),
    ...(note === '' ? [] : [[t('note'), note] as Fact]),
  ]
  return <FactList facts={facts} />
}
