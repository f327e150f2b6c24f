import { useMoney, useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { staff } from '#web/admin/session/session.ts'
import { Figures } from '#web/admin/ui/figures.tsx'

const load = () => staff('GET /admin/subscriptions/figures', {})

/** The number of active, new and ended subscriptions, and the monthly revenue. */
export function SubscriptionFigures() {
  const t = useText('admin-subscriptions')
  const money = useMoney()
  const number = useNumber()
  return (
    <Figures data={useAsyncData(load)} className="md:grid-cols-3 xl:grid-cols-5">
      {({ running, pastDue, trialing, started, ended, churnPercent, monthlyRevenue }) => {
        const parts = [pastDue > 0 && t('figure.pastDue', { count: pastDue }), trialing > 0 && t('figure.trialing', { count: trialing })]
        return [
          [t('figure.running'), number(running), parts.filter(Boolean).join(', ')],
          [t('figure.revenue'), money(monthlyRevenue), t('figure.revenueHint')],
          [t('figure.started'), number(started), t('figure.days')],
          [t('figure.ended'), number(ended), t('figure.days')],
          [t('figure.churn'), churnPercent === null ? '–' : `${number(churnPercent)}%`, t('figure.days')],
        ]
      }}
    </Figures>
  )
}
