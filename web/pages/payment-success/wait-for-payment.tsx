import { useEffect, useState } from 'react'
import type { Order } from '#contract/order.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

const everyMs = 2000
/** Banks respond within seconds. After the last check, the order's page and a mail report the payment. */
const checksMax = 10

interface WaitProps {
  order: Order
  token: string | undefined
  onPaid: (order: Order) => void
}

/** Shown between the payment provider's page and the confirmation: the payment is pending, or has failed. */
export function WaitForPayment({ order, token, onPaid }: WaitProps) {
  const t = useText('payment-success')
  const [checks, setChecks] = useState(0)
  const isOver = checks >= checksMax
  useEffect(() => {
    if (isOver) return undefined
    let isGone = false
    const timer = setTimeout(
      () => {
        const input = { orderId: order.id, ...(token && { token }) }
        void signed('POST /payment/stripe/check', input).then(
          (now) => !isGone && (now.paymentStatus === 'Pending' ? setChecks(checks + 1) : onPaid(now)),
          () => !isGone && setChecks(checks + 1),
        )
      },
      checks === 0 ? 0 : everyMs,
    )
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [checks, isOver, onPaid, order.id, token])
  if (isOver)
    return (
      <EmptyState level="h1" title={t('waiting.over')} text={t('waiting.overText')}>
        <ButtonLink to={urls.order(order.number, token)}>{t('see')}</ButtonLink>
      </EmptyState>
    )
  return (
    <div role="status" className="grid min-h-96 place-content-center justify-items-center gap-4 text-center">
      <Spinner />
      <h1 className="display text-2xl">{t('waiting.title')}</h1>
      <p className="text-quiet">{t('waiting.text')}</p>
    </div>
  )
}
