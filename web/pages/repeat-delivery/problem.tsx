import type { RepeatDeliveryDetail } from '#contract/repeat-deliveries.ts'
import { urls } from '#contract/urls.ts'
import { useDate } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { TextLink } from '#web/ui/link.tsx'

/** What blocks the next delivery, or why it's paused, and how to fix it. */
export function Problem({ of: { problem, state, orders } }: { of: RepeatDeliveryDetail }) {
  const t = useText('repeat-deliveries')
  const date = useDate()
  if (problem === null || state === 'cancelled') return null
  const unpaid = orders.find(({ state: one }) => one === 'due')
  const key = state === 'paused' && (problem === 'declined' || problem === 'unconfirmed') ? 'notPaid' : problem
  return (
    <div className="mb-6">
      <Alert tone={state === 'paused' || problem === 'out_of_stock' ? 'warn' : 'bad'} title={t(`problems.${key}.title`)}>
        <p>{t(`problems.${key}.text`)}</p>
        {unpaid?.nextAttempt && <p>{t('problems.again', { day: date(unpaid.nextAttempt) })}</p>}
        {unpaid?.order && (
          <TextLink to={urls.order(unpaid.order.number)} className="inline-flex min-h-11 items-center">
            {t(problem === 'unconfirmed' ? 'problems.confirm' : 'problems.pay')}
          </TextLink>
        )}
      </Alert>
    </div>
  )
}
