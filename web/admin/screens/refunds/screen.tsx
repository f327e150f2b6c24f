import { useState } from 'react'
import type { RefundFailure } from '#contract/refund-failures.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import { useMoneyIn } from '#web/admin/orders/use-money-in.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Link } from '#web/ui/link.tsx'
import { Loaded } from '#web/admin/frame/loaded.tsx'
import { Notice } from '#web/admin/frame/notice.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { type SettledAs, SettleRefund } from '#web/admin/orders/settle-refund.tsx'
import { WaitingTime } from '#web/admin/orders/waiting-time.tsx'
import { staff, useMay } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'

/** The number of hours after which a buyer has waited too long. */
const warnHours = 24
const loadFailures = () => staff('GET /admin/refund-failures', { limit: 100 })

/** Refunds that the payment provider refused for good, oldest first. They're settled here. */
export function Component() {
  const t = useText('admin-orders')
  const data = useAsyncData(loadFailures)
  return (
    <Screen title={t('failures.title')}>
      <Loaded data={data} bones={['h-14', 'h-14']} failed={t('failed')}>
        {(value) => <Failures failures={value.failures} onSettled={() => void data.load()} />}
      </Loaded>
    </Screen>
  )
}

function Failures({ failures, onSettled }: { failures: readonly RefundFailure[]; onSettled: () => void }) {
  const t = useText('admin-orders')
  const money = useMoneyIn()
  const mayRefund = useMay()('orders:refund')
  // One key each time the form is opened, so that a repeat after a lost answer pays once.
  const [open, setOpen] = useState<{ failure: RefundFailure; idempotencyKey: string } | null>(null)
  if (failures.length === 0) return <Notice title={t('failures.none')} text={t('failures.noneText')} />
  const settle = async (sending: Promise<void>) => {
    await sending
    setOpen(null)
    toast('success', t('done.refundAgain'))
    onSettled()
  }
  return (
    <>
      <p className="px-4 pt-3 text-quiet md:px-8">{t('failures.text')}</p>
      <ul className="mt-4 border-t border-line">
        {failures.map((failure) => (
          <li key={failure.id} className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line px-4 py-3 md:px-8">
            <span className="min-w-0 grow basis-56">
              <span className="block font-medium">
                {failure.orderNumber === null ? (
                  failure.planName
                ) : (
                  <Link to={adminUrls.order(failure.orderNumber)}>{failure.orderNumber}</Link>
                )}
              </span>
              <span className="block truncate text-sm text-quiet">{failure.email ?? '–'}</span>
            </span>
            <WaitingTime since={failure.failedAt} warnHours={warnHours} />
            <span className="w-24 text-end font-semibold">{money(failure.amount, failure.currency)}</span>
            {mayRefund && (
              <ActionButton onClick={() => setOpen({ failure, idempotencyKey: crypto.randomUUID() })}>{t('settle.send')}</ActionButton>
            )}
          </li>
        ))}
      </ul>
      {open && (
        <SettleRefund
          amount={money(open.failure.amount, open.failure.currency)}
          choices={choicesFor(open.failure)}
          onSettle={(as, note) => settle(send(open.failure, { as, note }, { idempotencyKey: open.idempotencyKey }))}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}

const choicesFor = ({ kind, hasAccount }: RefundFailure): SettledAs[] => [
  'original',
  ...(hasAccount ? (['credit'] as const) : []),
  ...(kind === 'order' && hasAccount ? (['points'] as const) : []),
  'bank',
  'cash',
]

interface Settlement {
  as: SettledAs
  note: string
}
async function send(
  { id, kind, orderNumber }: RefundFailure,
  { as, note }: Settlement,
  options: { idempotencyKey: string },
): Promise<void> {
  if (kind === 'order') await staff('POST /admin/orders/:id/refund', { id: orderNumber!, again: true, to: as, reason: note }, options)
  else if (as !== 'points') await staff('POST /admin/refund-failures/:id/settle', { id, to: as, note }, options)
}
