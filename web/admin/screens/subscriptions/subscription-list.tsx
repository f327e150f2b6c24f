import { useMemo } from 'react'
import type { ApiInput } from '#contract/api.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import type { StaffSubscription } from '#contract/admin/subscriptions.ts'
import { useDate } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { staff } from '#web/admin/session/session.ts'
import { SubscriptionState, useStateText } from '#web/admin/subscriptions/subscription-state.tsx'
import { usePriceText } from '#web/admin/subscriptions/use-price-text.ts'
import { oneNamed, oneOf } from '#web/admin/table/filters.ts'
import type { List } from '#web/admin/table/list.ts'

const states = ['active', 'trialing', 'past_due', 'incomplete', 'ended'] as const
const loadPlans = () => staff('GET /admin/plans', {})

/** The list of subscriptions, the newest first. */
export function useSubscriptionList(): List<StaffSubscription> {
  const t = useText('admin-subscriptions')
  const date = useDate()
  const stateText = useStateText()
  const priceText = usePriceText()
  const plans = useAsyncData(loadPlans).value?.plans
  return useMemo((): List<StaffSubscription> => {
    const name = ({ person }: StaffSubscription) => person?.name ?? t('erased')
    const next = ({ nextCharge }: StaffSubscription) => (nextCharge === null ? '–' : date(nextCharge))
    return {
      id: 'subscriptions',
      title: t('title'),
      searchIn: t('searchIn'),
      load: async ({ sort: _, ...query }, options) => {
        const input = { ...query, limit: 50 } as ApiInput<'GET /admin/subscriptions'>
        const { subscribers, nextCursor } = await staff('GET /admin/subscriptions', input, options)
        return { rows: subscribers, nextCursor }
      },
      sort: '-started',
      filters: [oneOf('state', t('column.state'), states, (value) => t(`state.${value}`)), oneNamed('plan', t('column.plan'), plans ?? [])],
      views: [{ name: t('all'), query: {} }, ...states.map((state) => ({ name: t(`state.${state}`), query: { state } }))],
      columns: [
        { id: 'person', name: t('column.person'), cell: (row) => <strong className="font-semibold">{name(row)}</strong> },
        {
          id: 'email',
          name: t('column.email'),
          from: 'xl',
          cell: ({ person }) => <span className="text-quiet">{person?.email ?? '–'}</span>,
        },
        { id: 'plan', name: t('column.plan'), cell: ({ planName }) => planName },
        { id: 'price', name: t('column.price'), cell: priceText },
        { id: 'state', name: t('column.state'), cell: (row) => <SubscriptionState of={row} /> },
        { id: 'next', name: t('column.next'), from: 'lg', cell: next },
        { id: 'started', name: t('column.started'), from: 'lg', cell: ({ startedAt }) => date(startedAt) },
      ],
      rowKey: ({ id }) => id,
      rowLabel: (row) => `${name(row)}, ${row.planName}, ${stateText(row)}`,
      rowUrl: ({ id }) => adminUrls.subscription(id),
      phone: (row) => ({
        title: name(row),
        aside: priceText(row),
        second: row.planName,
        secondAside: date(row.startedAt),
        third: <SubscriptionState of={row} />,
      }),
      empty: { title: t('empty.title'), text: t('empty.text') },
    }
  }, [t, date, stateText, priceText, plans])
}
