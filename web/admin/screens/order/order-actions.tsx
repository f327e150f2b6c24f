import { useState } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import type { Order } from '#contract/order.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useToastedAction } from '#web/lib/use-toasted-action.ts'
import { Menu } from '#web/ui/menu.tsx'
import { useKeys } from '#web/admin/keys/keys.ts'
import { staff, useMay } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx'
import { canMarkPaid, canWaive, failedRefunds, isEditable, nextStep, refundable, backOrderedToCancel } from './next-step.ts'
import { type OrderDialog, OrderDialogs } from './order-dialogs.tsx'

interface OrderActionsProps {
  order: Order
  onChange: (order: Order) => void
}

/** The next step of an order as the one prominent button, and all other actions behind "More". */
export function OrderActions({ order, onChange }: OrderActionsProps) {
  const t = useText('admin-orders')
  const [open, setOpen] = useState<OrderDialog | null>(null)
  const { step, steps, busy } = useSteps(order, { onChange, onShip: () => setOpen('ship') })
  const can = useAllowed(order)
  const edit = () => goTo(adminUrls.editOrder(order.number))
  useKeys(t('keys'), [
    ...(step ? [{ keys: 'p', label: t(`step.${step}`), run: steps[step] }] : []),
    ...(can.edit ? [{ keys: 'e', label: t('action.edit'), run: edit }] : []),
    ...(can.refund ? [{ keys: 'r', label: t('action.refund'), run: () => setOpen('refund') }] : []),
  ])
  const opens = (isOffered: boolean, label: string, dialog: OrderDialog, danger = false) =>
    isOffered ? [{ label, danger, onChoose: () => setOpen(dialog) }] : []
  const items = [
    ...(step === 'pack' ? [{ label: t('step.ship'), onChoose: steps.ship }] : []),
    ...(can.edit ? [{ label: t('action.edit'), onChoose: edit }] : []),
    ...opens(can.markPaid, t('action.markPaid'), 'paid'),
    ...opens(can.waive, t('action.waive'), 'waive'),
    { label: t('action.slip'), onChoose: () => window.print() },
    ...opens(can.resend, t('action.resend'), 'resend'),
    ...opens(can.settle, t('action.refundAgain'), 'settle'),
    ...opens(can.return, t('action.return'), 'return'),
    ...opens(can.refund, t('action.refund'), 'refund'),
    ...opens(can.cancelBackOrdered, t('action.cancelWaiting'), 'cancelBackOrdered', true),
    ...opens(can.cancel, t('action.cancel'), 'cancel', true),
  ]
  return (
    <>
      <Menu label={t('action.more')} groups={[{ items }]}>
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
      <OrderDialogs order={order} open={open} onChange={onChange} onClose={() => setOpen(null)} />
    </>
  )
}

/** What staff may do with an order besides its next step. */
function useAllowed(order: Order) {
  const may = useMay()
  const { currency } = useShop()
  const [mayWrite, mayRefund] = [may('orders:write'), may('orders:refund')]
  return {
    edit: mayWrite && isEditable(order),
    resend: mayWrite,
    markPaid: mayWrite && canMarkPaid(order),
    waive: mayRefund && canWaive(order, currency.name),
    return: mayWrite && order.returnUntil !== null && order.returnable.length > 0,
    refund: mayRefund && refundable(order) > 0,
    settle: mayRefund && failedRefunds(order).length > 0,
    cancel: mayRefund && order.orderStatus !== 'Cancelled' && order.shippingStatus === 'NotYetShipped',
    cancelBackOrdered: mayRefund && backOrderedToCancel(order) > 0,
  }
}

interface StepEvents {
  onChange: (order: Order) => void
  onShip: () => void
}

/** The order's next step (null: none), and the function for each step. */
function useSteps(order: Order, { onChange, onShip }: StepEvents) {
  const t = useText('admin-orders')
  const may = useMay()
  const { busy, run } = useToastedAction()
  const act = (work: () => Promise<Order>, done: string) =>
    void run(async () => {
      onChange(await work())
      toast('success', done)
    })
  const { id } = order
  const steps = {
    pack: () => act(() => staff('POST /admin/orders/:id/pack', { id }), t('done.pack')),
    ship: onShip,
    deliver: () => act(() => staff('POST /admin/orders/:id/deliver', { id }), t('done.deliver')),
  }
  return { step: may('orders:ship') ? nextStep(order) : null, steps, busy }
}
