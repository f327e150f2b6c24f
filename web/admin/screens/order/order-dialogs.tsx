import type { Order } from '#contract/order.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { MarkPaidDialog } from './mark-paid-dialog.tsx'
import { failedAmount, backOrderedToCancel } from './next-step.ts'
import { RefundDialog } from './refund-dialog.tsx'
import { ResendDialog } from './resend-dialog.tsx'
import { ReturnDialog } from './return-dialog.tsx'
import { SettleFailed } from './settle-failed.tsx'
import { ShipDialog } from './ship-dialog.tsx'
import { WaiveDialog } from './waive-dialog.tsx'

export type OrderDialog = 'ship' | 'resend' | 'paid' | 'waive' | 'refund' | 'return' | 'settle' | 'cancel' | 'cancelBackOrdered'

interface OrderDialogsProps {
  order: Order
  open: OrderDialog | null
  onChange: (order: Order) => void
  onClose: () => void
}

/** The open dialog of an order; a toast reports its result. */
export function OrderDialogs({ order, open, onChange, onClose }: OrderDialogsProps) {
  const t = useText('admin-orders')
  const money = useMoney()
  const finish = (next: Order, done: string) => {
    onClose()
    onChange(next)
    toast('success', done)
  }
  const refunded = ({ refunds }: Order) => {
    const last = refunds.at(-1)
    return last?.method === 'cash' && last.amount > 0 ? t('done.refundCash', { amount: money(last.amount) }) : t('done.refund')
  }
  const shared = { order, onClose }
  switch (open) {
    case 'ship':
      return <ShipDialog {...shared} onDone={(next) => finish(next, t('done.ship'))} />
    case 'resend':
      return <ResendDialog {...shared} onDone={() => finish(order, t('done.mail'))} />
    case 'paid':
      return <MarkPaidDialog {...shared} onDone={(next) => finish(next, t('done.markPaid'))} />
    case 'waive':
      return <WaiveDialog {...shared} onDone={(next) => finish(next, t('done.waive'))} />
    case 'refund':
      return <RefundDialog {...shared} onDone={(next) => finish(next, refunded(next))} />
    case 'return':
      return <ReturnDialog {...shared} onDone={(next) => finish(next, t('done.return'))} />
    case 'settle':
      return <SettleFailed {...shared} amount={failedAmount(order, money)} onDone={(next) => finish(next, t('done.refundAgain'))} />
    case 'cancelBackOrdered':
      return <CancelDialog {...shared} backOrdered={backOrderedToCancel(order)} onDone={(next) => finish(next, t('done.cancelWaiting'))} />
    case 'cancel':
      return <CancelDialog {...shared} onDone={(next) => finish(next, t('done.cancel'))} />
    case null:
      return null
  }
}
