import { useErrorMessage } from '#web/lib/errors.ts'
import { useMoney, useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { staff } from '#web/admin/session/session.ts'

const load = () => staff('GET /admin/subscriptions/figures', {})

/** The number of active, new and ended subscriptions, and the monthly revenue. Loaded separately, so the list doesn't wait. */
export function Figures() {
  const t = useText('admin-subscriptions')
  const money = useMoney()
  const number = useNumber()
  const errorMessage = useErrorMessage()
  const { value, error } = useAsyncData(load)
  if (value === null) return <div className="px-4 pb-4 md:px-8">{error === null ? <Skeleton className="h-16" /> : errorMessage(error)}</div>
  const { running, pastDue, trialing, started, ended, churnPercent, monthlyRevenue } = value
  const figures = [
    [
      'running',
      number(running),
      [pastDue > 0 && t('figure.pastDue', { count: pastDue }), trialing > 0 && t('figure.trialing', { count: trialing })]
        .filter(Boolean)
        .join(', '),
    ],
    ['revenue', money(monthlyRevenue), t('figure.revenueHint')],
    ['started', number(started), t('figure.days')],
    ['ended', number(ended), t('figure.days')],
    ['churn', churnPercent === null ? '–' : `${number(churnPercent)}%`, t('figure.days')],
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 px-4 pt-2 pb-5 md:grid-cols-3 md:px-8 xl:grid-cols-5">
      {figures.map(([name, text, hint]) => (
        <div key={name}>
          <dt className="text-sm text-quiet">{t(`figure.${name}`)}</dt>
          <dd>
            <span className="display block text-xl tabular-nums">{text}</span>
            {hint && <span className="text-sm text-quiet">{hint}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
