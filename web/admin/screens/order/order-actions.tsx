import { useState } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import type { Order } from '#contract/order.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useMoney } from '#web/lib/format.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Menu } from '#web/ui/menu.tsx'
import { useKeys } from '#web/admin/keys/keys.ts'
import { staff, useMay } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { MarkPaidDialog } from './mark-paid-dialog.tsx'
import { canMarkPaid, failedRefund, isEditable, nextStep, refundable, waitingToCancel } from './next-step.ts'
import { RefundDialog } from './refund-dialog.tsx'
import { SettleFailed } from './settle-failed.tsx'
import { ResendDialog } from './resend-dialog.tsx'
import { ShipDialog } from './ship-dialog.tsx'

interface OrderActionsProps {
  order: Order
  onChange: (order: Order) => void
}

/** The next step of an order as the one prominent button, and all other actions behind "More". */
export function OrderActions({ order, onChange }: OrderActionsProps) {
  const t = useText('admin-orders')
  const money = useMoney()
  const errorMessage = useErrorMessage()
  const may = useMay()
  const { busy, run } = useAction()
  const [open, setOpen] = useState<'ship' | 'resend' | 'paid' | 'refund' | 'settle' | 'cancel' | 'waiting' | null>(null)
  const step = may('orders:ship') ? nextStep(order) : null
  const act = (work: () => Promise<Order>, done: string) =>
    void run(async () => {
      try {
        onChange(await work())
        toast('success', done)
      } catch (error) {
        toast('error', errorMessage(error))
      }
    })
  const { id } = order
  const steps = {
    pack: () => act(() => staff('POST /admin/orders/:id/pack', { id }), t('done.pack')),
    ship: () => setOpen('ship'),
    deliver: () => act(() => staff('POST /admin/orders/:id/deliver', { id }), t('done.deliver')),
  }
  const canRefund = may('orders:refund') && refundable(order) > 0
  const failed = may('orders:refund') ? failedRefund(order) : undefined
  const canCancel = may('orders:refund') && order.orderStatus !== 'Cancelled' && order.shippingStatus === 'NotYetShipped'
  const waiting = may('orders:refund') ? waitingToCancel(order) : 0
  const isUnpaid = may('orders:write') && canMarkPaid(order)
  const canEdit = may('orders:write') && isEditable(order)
  useKeys(t('keys'), [
    ...(step ? [{ keys: 'p', label: t(`step.${step}`), run: steps[step] }] : []),
    ...(canEdit ? [{ keys: 'e', label: t('action.edit'), run: () => goTo(adminUrls.editOrder(order.number)) }] : []),
    ...(canRefund ? [{ keys: 'r', label: t('action.refund'), run: () => setOpen('refund') }] : []),
  ])
  const close = () => setOpen(null)
  const take = (next: Order, done: string) => {
    close()
    onChange(next)
    toast('success', done)
  }
  const refunded = ({ refunds }: Order) => {
    const last = refunds.at(-1)
    return last?.method === 'cash' && last.amount > 0 ? t('done.refundCash', { amount: money(last.amount) }) : t('done.refund')
  }
  return (
    <>
      <Menu
        label={t('action.more')}
        groups={[
          {
            items: [
              ...(step === 'pack' ? [{ label: t('step.ship'), onChoose: steps.ship }] : []),
              ...(canEdit ? [{ label: t('action.edit'), onChoose: () => goTo(adminUrls.editOrder(order.number)) }] : []),
              ...(isUnpaid ? [{ label: t('action.markPaid'), onChoose: () => setOpen('paid') }] : []),
              { label: t('action.slip'), onChoose: () => window.print() },
              ...(may('orders:write') ? [{ label: t('action.resend'), onChoose: () => setOpen('resend') }] : []),
              ...(failed === undefined ? [] : [{ label: t('action.refundAgain'), onChoose: () => setOpen('settle') }]),
              ...(canRefund ? [{ label: t('action.refund'), onChoose: () => setOpen('refund') }] : []),
              ...(waiting > 0 ? [{ label: t('action.cancelWaiting'), danger: true, onChoose: () => setOpen('waiting') }] : []),
              ...(canCancel ? [{ label: t('action.cancel'), danger: true, onChoose: () => setOpen('cancel') }] : []),
            ],
          },
        ]}
      >
        {(trigger) => (
          <ActionButton {...trigger}>
            {t('action.more')}
            <AdminIcon name="down" className="size-3.5" />
          </ActionButton>
        )}
      </Menu>
      {step && (
        <ActionButton look="ember" busy={busy} keySign="P" onClick={steps[step]}>
          {t(`step.${step}`)}
        </ActionButton>
      )}
      {open === 'ship' && <ShipDialog order={order} onClose={close} onDone={(next) => take(next, t('done.ship'))} />}
      {open === 'resend' && <ResendDialog order={order} onClose={close} onDone={() => take(order, t('done.mail'))} />}
      {open === 'paid' && <MarkPaidDialog order={order} onClose={close} onDone={(next) => take(next, t('done.markPaid'))} />}
      {open === 'refund' && <RefundDialog order={order} onClose={close} onDone={(next) => take(next, refunded(next))} />}
      {open === 'settle' && (
        <SettleFailed order={order} amount={failed ?? ''} onClose={close} onDone={(next) => take(next, t('done.refundAgain'))} />
      )}
      {open === 'waiting' && (
        <CancelDialog order={order} waiting={waiting} onClose={close} onDone={(next) => take(next, t('done.cancelWaiting'))} />
      )}
      {open === 'cancel' && <CancelDialog order={order} onClose={close} onDone={(next) => take(next, t('done.cancel'))} />}
    </>
  )
}
