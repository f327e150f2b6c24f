import { useState } from 'react'
import type { StaffSubscriptionCharge, StaffSubscriptionDetail } from '#contract/admin/subscriptions.ts'
import { useDate } from '#web/lib/dates.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { StateMark } from '#web/admin/ui/state-mark.tsx'
import { RefundDialog } from './refund-dialog.tsx'

interface ChargesProps {
  subscription: StaffSubscriptionDetail
  mayRefund: boolean
  onChange: (subscription: StaffSubscriptionDetail) => void
}

/** The charges, newest first, each linked to the payment provider's page. */
export function Charges({ subscription, mayRefund, onChange }: ChargesProps) {
  const t = useText('admin-subscriptions')
  const [refunding, setRefunding] = useState<StaffSubscriptionCharge | null>(null)
  return (
    <section>
      <h2 className="mb-2 font-semibold">{t('charge.title')}</h2>
      {subscription.charges.length === 0 && <p className="text-quiet">{t('charge.none')}</p>}
      <ul>
        {subscription.charges.map((charge) => (
          <Row key={charge.id} charge={charge} onRefund={mayRefund && charge.refundable > 0 ? () => setRefunding(charge) : undefined} />
        ))}
      </ul>
      {refunding && (
        <RefundDialog
          charge={refunding}
          onClose={() => setRefunding(null)}
          onDone={(next) => {
            setRefunding(null)
            onChange(next)
            toast('success', t('refund.done'))
          }}
        />
      )}
    </section>
  )
}

const looks = { open: ['waiting', 'warn'], paid: ['done', 'good'], void: ['ended', 'quiet'], refunded: ['ended', 'quiet'] } as const

function Row({ charge, onRefund }: { charge: StaffSubscriptionCharge; onRefund: (() => void) | undefined }) {
  const t = useText('admin-subscriptions')
  const money = useMoney()
  const date = useDate()
  const { amount, reason, status, refunded, planName, createdAt, url } = charge
  const [shape, tone] = looks[status]
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-1 border-b border-line py-2">
      <span className="w-36 shrink-0">{date(createdAt)}</span>
      <span className="min-w-40 grow">
        {t(`charge.reason.${reason}`, { plan: planName })}
        {refunded > 0 && <span className="block text-sm text-quiet">{t('charge.refunded', { amount: money(refunded) })}</span>}
      </span>
      <StateMark shape={shape} tone={tone}>
        {t(`charge.status.${status}`)}
      </StateMark>
      <strong className="font-semibold tabular-nums">{money(amount)}</strong>
      {url !== null && (
        <a href={url} target="_blank" rel="noreferrer" className="inline-flex min-h-11 items-center text-link">
          {t('charge.invoice')}
        </a>
      )}
      {onRefund && <ActionButton onClick={onRefund}>{t('refund.open')}</ActionButton>}
    </li>
  )
}
