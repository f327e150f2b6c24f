import type { Order } from '#contract/order.ts'
import { useDate } from '#web/lib/dates.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'

/** Refunds to the buyer, with method and time. */
export function Refunds({ order: { refunds } }: { order: Order }) {
  const t = useText('order')
  const money = useMoney()
  const date = useDate()
  return (
    <section>
      <h2 className="mb-1 font-semibold">{t('refunds.title')}</h2>
      <ul className="grid gap-2">
        {refunds.map(({ at, amount, method, pointsReturned, pointsGiven, creditReturned, beyondTotal }) => (
          <li key={`${at} ${method} ${amount} ${creditReturned}`}>
            {creditReturned > 0 && method !== 'exchange' && (
              <p className="flex justify-between gap-4">
                <span>{t('refunds.creditReturned')}</span>
                <span className="font-medium">{money(creditReturned)}</span>
              </p>
            )}
            {(amount > 0 || pointsReturned > 0 || method === 'exchange') && (
              <p className="flex justify-between gap-4">
                <span>
                  {amount > 0 || method === 'exchange' ? t(`refunds.${method}`) : t('refunds.returned', { count: pointsReturned })}
                </span>
                {(amount > 0 || method === 'exchange') && (
                  <span className="font-medium">
                    {method === 'points'
                      ? t('refunds.given', { count: pointsGiven })
                      : money(method === 'exchange' ? amount + creditReturned : amount)}
                  </span>
                )}
              </p>
            )}
            <p className="text-sm text-quiet">
              {[
                date(at),
                beyondTotal && t('refunds.beyondTotal'),
                pointsReturned > 0 &&
                  (method === 'exchange' || amount > 0) &&
                  t(method === 'exchange' ? 'refunds.usedAgain' : 'refunds.returned', { count: pointsReturned }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
