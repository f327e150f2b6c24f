import { asTyped } from '#contract/currency.ts'
import { type SyntheticEvent, useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { Order } from '#contract/order.ts'
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
import { exchangeCredit, paidFor, refundable, restockable } from './next-step.ts'

interface RefundDialogProps {
  order: Order
  onDone: (order: Order) => void
  onClose: () => void
}

const ways = ['original', 'credit', 'points'] as const

const cents = (amount: number): number => Math.round(amount * 1000)

/** Money back: all that is left, an amount, or what chosen lines cost. The button says how much. */
export function RefundDialog({ order, onDone, onClose }: RefundDialogProps) {
  const t = useText('admin-orders')
  const money = useMoney()
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction()
  const left = refundable(order)
  const reserved = exchangeCredit(order)
  // One key for this form: pressed twice it pays once.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const [typed, setTyped] = useState(asTyped(left, order.currency?.code))
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map())
  const [isBack, setBack] = useState(false)
  const [to, setTo] = useState<'original' | 'credit' | 'points'>('original')
  const [reason, setReason] = useState('')
  const lines = order.products.filter(({ giftCard }) => !giftCard)
  const amount = /^\d+([.,]\d{1,3})?$/.test(typed.trim()) ? Number(typed.trim().replace(',', '.')) : NaN
  const isGood = amount > 0 && cents(amount) <= cents(left)
  const count = (variantId: string, quantity: number) => {
    const next = new Map(counts).set(variantId, quantity)
    setCounts(next)
    const sum = lines.reduce((total, line) => total + paidFor(line, next.get(line.variantId) ?? 0), 0)
    setTyped(asTyped(sum === 0 ? left : Math.min(sum / 1000, left), order.currency?.code))
  }
  const restock = isBack ? restockable(order, counts) : []
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    const all = cents(amount) === cents(left) && reserved === 0
    void run(async () =>
      onDone(
        await staff('POST /admin/orders/:id/refund', { id: order.id, to, reason, restock, ...(!all && { amount }) }, { idempotencyKey }),
      ),
    )
  }
  return (
    <Dialog open title={t('action.refund')} onClose={onClose}>
      <form onSubmit={send} className="grid gap-4 overflow-y-auto p-5">
        <fieldset>
          <legend className="mb-1 font-medium">{t('refund.lines')}</legend>
          <p className="text-sm text-quiet">{t('refund.linesHint')}</p>
          <ul>
            {lines.map((line) => (
              <li key={line.variantId} className="flex items-center justify-between gap-4 border-b border-line py-2">
                <span className="min-w-0">
                  {[line.name, ...Object.values(line.options)].join(', ')}
                  <span className="block text-sm text-quiet">{money(line.totalPrice - line.discount)}</span>
                </span>
                <label className="flex shrink-0 items-center gap-2">
                  <input
                    type="number"
                    min={0}
                    max={line.quantity}
                    aria-label={t('refund.pieces', { item: line.name })}
                    value={counts.get(line.variantId) ?? 0}
                    onChange={({ currentTarget: { value } }) =>
                      count(line.variantId, Math.max(0, Math.min(line.quantity, Math.floor(Number(value)) || 0)))
                    }
                    className="min-h-11 w-16 rounded-input border border-edge bg-surface px-2 text-end"
                  />
                  <span className="text-quiet">{t('ship.of', { count: line.quantity })}</span>
                </label>
              </li>
            ))}
          </ul>
          {restockable(order, counts).length > 0 && (
            <Check label={t('refund.restock')} checked={isBack} onChange={(event) => setBack(event.currentTarget.checked)} />
          )}
        </fieldset>
        {reserved > 0 && (
          <p>
            {t('refund.reserved', {
              amount: money(reserved),
              orders: order.returns.flatMap((one) => (one.exchangeCredit > 0 && one.exchangeOrder ? [one.exchangeOrder] : [])).join(', '),
            })}
          </p>
        )}
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
