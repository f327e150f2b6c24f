import type { ComponentProps } from 'react'
import type { Order } from '#contract/order.ts'
import { urls } from '#contract/urls.ts'
import { signed, useSignedIn } from '#web/features/auth/session/session.ts'
import { OrderAgain } from '#web/features/orders/order-again.tsx'
import { payOrder } from '#web/features/orders/pay.ts'
import { isPayable } from '#web/features/orders/status.ts'
import { useMoment } from '#web/lib/dates.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useMoney } from '#web/lib/format.ts'
import { useStored } from '#web/lib/store.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useConfirmedAction } from '#web/lib/use-confirmed-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { TextLink } from '#web/ui/link.tsx'

interface OrderActionsProps {
  order: Order
  token: string | undefined
  /** Called with the cancelled order. */
  onChange: (order: Order) => void
}

/** The buyer's actions on an order. */
export function OrderActions({ order, token, onChange }: OrderActionsProps) {
  const t = useText('order')
  const signedIn = useSignedIn()
  const ready = useStored((stored) => stored.ready)
  const canPay = isPayable(order)
  const { number, returnUntil, canWithdraw } = order
  if (!order.canCancel && !order.canCancelWaiting && ready && !signedIn && !canPay && !returnUntil && !canWithdraw) return null
  return (
    <div className="mt-5 flex flex-wrap gap-x-4 gap-y-3 empty:hidden">
      {canPay && <Pay order={order} token={token} />}
      {signedIn && <OrderAgain order={order} />}
      {/* Reserves the button's space if the document has `data-signed-in`. */}
      {!ready && <div className="hidden h-12 w-32 [[data-signed-in]_&]:block" />}
      {returnUntil && (
        <ButtonLink look="secondary" to={urls.returnItems(number, token)}>
          {t('returns.action')}
        </ButtonLink>
      )}
      {order.canCancel && <Cancel order={order} token={token} onChange={onChange} />}
      {order.canCancelWaiting && <CancelBackOrdered order={order} token={token} onChange={onChange} />}
      {canWithdraw && !order.canCancel && order.shippingStatus === 'NotYetShipped' && (
        // A paid order is canceled by withdrawing from it, so that its money is refunded.
        <ButtonLink look="secondary" to={urls.withdraw(number, token)}>
          {t('cancel.action')}
        </ButtonLink>
      )}
      {canWithdraw && order.needsWithdrawalLink && (
        <TextLink to={urls.withdraw(number, token)} className="inline-flex min-h-11 items-center text-sm">
          {t('returns.withdraw')}
        </TextLink>
      )}
    </div>
  )
}

function Pay({ order, token }: Pick<OrderActionsProps, 'order' | 'token'>) {
  const t = useText('order')
  const money = useMoney()
  const moment = useMoment()
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction({ busyAfterSuccess: true })
  return (
    <div className="grid w-full gap-2 justify-items-start">
      <Button busy={busy} onClick={() => void run(() => payOrder(order, token))}>
        {t('pay.action', { amount: money(order.amountOwed) })}
      </Button>
      {order.payUntil && <p className="text-sm text-quiet">{t('pay.until', { time: moment(order.payUntil) })}</p>}
      {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
    </div>
  )
}

function Cancel({ order: { id, number, pointsSpent, creditCost }, token, onChange }: OrderActionsProps) {
  const t = useText('order')
  const cancelling = useConfirmedAction({
    action: async () => {
      await signed('DELETE /user/orders/cancel-order/:id', { id, token })
      return signed('GET /user/orders/:id', { id, token })
    },
    onDone: (order) => {
      onChange(order)
      toast('success', t('cancel.done', { number }))
    },
  })
  return (
    <ConfirmedButton
      confirming={cancelling}
      title={t('cancel.sure')}
      text={pointsSpent + creditCost > 0 ? t('cancel.textPoints') : t('cancel.text')}
      action={t('cancel.action')}
      dismiss={t('cancel.keep')}
    />
  )
}

/** Cancels the pieces that wait for stock; the rest of the order remains. */
function CancelBackOrdered({ order: { id, number, products }, token, onChange }: OrderActionsProps) {
  const t = useText('order')
  const cancelling = useConfirmedAction({
    action: () => signed('POST /user/orders/:id/cancel-waiting', { id, token }),
    onDone: (order) => {
      onChange(order)
      toast('success', t('cancelWaiting.done', { number }))
    },
  })
  const count = products.reduce((sum, { backOrder }) => sum + (backOrder?.quantity ?? 0), 0)
  return (
    <ConfirmedButton
      confirming={cancelling}
      title={t('cancelWaiting.sure')}
      text={t('cancelWaiting.text', { count })}
      action={t('cancelWaiting.action')}
      dismiss={t('cancelWaiting.keep')}
    />
  )
}

interface ConfirmedButtonProps {
  confirming: { ask: () => void; error: unknown; dialog: Pick<ComponentProps<typeof Confirm>, 'open' | 'busy' | 'onConfirm' | 'onClose'> }
  title: string
  text: string
  action: string
  dismiss: string
}

/** A button with a confirmation, and its error. */
function ConfirmedButton({ confirming, ...words }: ConfirmedButtonProps) {
  const errorMessage = useErrorMessage()
  return (
    <>
      <Button look="secondary" onClick={confirming.ask}>
        {words.action}
      </Button>
      <Confirm {...confirming.dialog} {...words} />
      {confirming.error !== null && (
        <div className="w-full">
          <Alert tone="bad">{errorMessage(confirming.error)}</Alert>
        </div>
      )}
    </>
  )
}
