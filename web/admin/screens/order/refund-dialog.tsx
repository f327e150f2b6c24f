import { type SyntheticEvent, useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { Order } from '#contract/orders.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Check } from '#web/ui/check.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { refundable } from './next-step.ts'

interface RefundDialogProps {
  order: Order
  onDone: (order: Order) => void
  onClose: () => void
}

const ways = ['original', 'credit', 'points'] as const

const cents = (amount: number): number => Math.round(amount * 100)

/** Money back: all that is left, an amount, or what chosen lines cost. The button says how much. */
export function RefundDialog({ order, onDone, onClose }: RefundDialogProps) {
  const t = useText('admin-orders')
  const money = useMoney()
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction()
  const left = refundable(order)
  // One key for this form: pressed twice it pays once.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const [typed, setTyped] = useState(left.toFixed(2))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [to, setTo] = useState<'original' | 'credit' | 'points'>('original')
  const [reason, setReason] = useState('')
  const amount = /^\d+([.,]\d{1,2})?$/.test(typed.trim()) ? Number(typed.trim().replace(',', '.')) : NaN
  const isGood = amount > 0 && cents(amount) <= cents(left)
  const choose = (variantId: string, on: boolean) => {
    const next = new Set(chosen)
    if (on) next.add(variantId)
    else next.delete(variantId)
    setChosen(next)
    const sum = order.products.reduce(
      (total, line) => total + (next.has(line.variantId) ? cents(line.totalPrice) - cents(line.discount) : 0),
      0,
    )
    setTyped((next.size === 0 ? left : Math.min(sum / 100, left)).toFixed(2))
  }
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    const all = cents(amount) === cents(left)
    void run(async () =>
      onDone(await staff('POST /admin/orders/:id/refund', { id: order.id, to, reason, ...(!all && { amount }) }, { idempotencyKey })),
    )
  }
  return (
    <Dialog open title={t('action.refund')} onClose={onClose}>
      <form onSubmit={send} className="grid gap-4 overflow-y-auto p-5">
        <fieldset>
          <legend className="mb-1 font-medium">{t('refund.lines')}</legend>
          {order.products.map((line) => (
            <Check
              key={line.variantId}
              label={`${line.name} × ${line.quantity}, ${money(line.totalPrice - line.discount)}`}
              checked={chosen.has(line.variantId)}
              onChange={(event) => choose(line.variantId, event.currentTarget.checked)}
            />
          ))}
        </fieldset>
        <Field
          label={t('refund.amount')}
          inputMode="decimal"
          hint={t('refund.left', { amount: money(left) })}
          error={isGood ? undefined : t('refund.wrong', { amount: money(left) })}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Field
          label={t('refund.reason')}
          hint={t('refund.reasonHint')}
          value={reason}
          maxLength={limits.shipment.note}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Select
          label={t('refund.to')}
          options={ways.map((value) => ({ value, name: t(`refund.ways.${value}`) }))}
          value={to}
          onChange={(event) => setTo(ways.find((one) => one === event.currentTarget.value) ?? 'original')}
        />
        {error !== null && (
          <p role="alert" className="text-bad">
            {errorMessage(error)}
          </p>
        )}
        <ActionButton type="submit" look="ember" busy={busy} disabled={!isGood}>
          {isGood ? t('refund.send', { amount: money(amount) }) : t('action.refund')}
        </ActionButton>
      </form>
    </Dialog>
  )
}
