import { type SyntheticEvent, useState } from 'react'
import { toInputText } from '#contract/currency.ts'
import { limits } from '#contract/limits.ts'
import type { Order } from '#contract/order.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Check } from '#web/ui/check.tsx'
import { Field } from '#web/ui/field.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { ErrorLine } from '#web/admin/ui/error-line.tsx'
import { exchangeCredit, refundable, restockable, unsentOf } from './next-step.ts'
import { type Counts, isAll, piecesOf, proposedAmount, typedAmount } from './refund-amount.ts'
import { RefundUnits } from './refund-units.tsx'
import { type RefundWay, RefundWayField } from './refund-way-field.tsx'
import { useCancelRefunded } from './use-cancel-refunded.ts'
import { InputDialog } from '#web/admin/unsaved/input-dialog.tsx'

interface RefundDialogProps {
  order: Order
  onDone: (order: Order) => void
  onClose: () => void
}

/** The amount for the chosen units, as an input value; empty while no amount can be proposed. */
const proposal = (order: Order, counts: Counts): string => {
  const amount = proposedAmount(order, counts)
  return amount === null ? '' : toInputText(amount, order.currency?.code)
}

/** A refund of chosen units, of everything left, or of any amount. The button shows the amount. */
export function RefundDialog({ order, onDone, onClose }: RefundDialogProps) {
  const t = useText('admin-orders')
  const money = useMoney()
  const { busy, error, run } = useAction()
  const left = money(refundable(order))
  // One key per form, so that pressing twice refunds once.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const cancelRefunded = useCancelRefunded()
  const [counts, setCounts] = useState<Counts>(new Map())
  const [typed, setTyped] = useState(() => proposal(order, counts))
  const [isBack, setBack] = useState(false)
  const [isSentAnyway, setSentAnyway] = useState(false)
  const [to, setTo] = useState<RefundWay>('original')
  const [reason, setReason] = useState('')
  const amount = typedAmount(typed, order)
  const returned = restockable(order, counts)
  const unsent = unsentOf(order, counts)
  const unsentCount = unsent.reduce((sum, { quantity }) => sum + quantity, 0)
  const choose = (chosen: Counts) => {
    setCounts(chosen)
    setTyped(proposal(order, chosen))
  }
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    if (amount === null) return
    const lines = piecesOf(counts)
    // Chosen units are refunded by an amount, even if they are all units; a refund of everything that is left is requested without an
    // amount.
    const isPart = lines.length > 0 || !isAll(amount, order)
    const input = { id: order.id, to, reason, lines, restock: isBack ? returned : [], ...(isPart && { amount }) }
    void run(async () => {
      const refunded = await staff('POST /admin/orders/:id/refund', input, { idempotencyKey })
      onDone(isSentAnyway ? refunded : await cancelRefunded(refunded, unsent))
    })
  }
  return (
    <InputDialog open title={t('action.refund')} onClose={onClose}>
      <form onSubmit={send} className="grid gap-4 overflow-y-auto p-5">
        <RefundUnits order={order} counts={counts} onChange={choose}>
          {returned.length > 0 && (
            <Check label={t('refund.restock')} checked={isBack} onChange={(event) => setBack(event.currentTarget.checked)} />
          )}
          {unsentCount > 0 && (
            <Check
              label={t('refund.unsent', { count: unsentCount })}
              checked={!isSentAnyway}
              onChange={(event) => setSentAnyway(!event.currentTarget.checked)}
            />
          )}
        </RefundUnits>
        <Reserved order={order} />
        <Field
          label={t('refund.amount')}
          inputMode="decimal"
          hint={t('refund.left', { amount: left })}
          error={amount === null && typed.trim() !== '' ? t('refund.wrong', { amount: left }) : undefined}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Field
          label={t('refund.reason')}
          mark={t('optional')}
          hint={t('refund.reasonHint')}
          value={reason}
          maxLength={limits.shipment.note}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <RefundWayField to={to} isCash={order.paymentMethod === 'COD'} onChange={setTo} />
        <ErrorLine error={error} />
        <ActionButton type="submit" look="ember" busy={busy} disabled={amount === null}>
          {amount === null ? t('action.refund') : t('refund.send', { amount: money(amount) })}
        </ActionButton>
      </form>
    </InputDialog>
  )
}

/** The amount that can't be refunded because it pays for exchanges. */
function Reserved({ order }: { order: Order }) {
  const t = useText('admin-orders')
  const money = useMoney()
  const reserved = exchangeCredit(order)
  if (reserved <= 0) return null
  const orders = order.returns.flatMap((one) => (one.exchangeCredit > 0 && one.exchangeOrder ? [one.exchangeOrder] : []))
  return <p>{t('refund.reserved', { amount: money(reserved), orders: orders.join(', ') })}</p>
}
