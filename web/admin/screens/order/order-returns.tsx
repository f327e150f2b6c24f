import { useState } from 'react'
import type { Order } from '#contract/order.ts'
import type { OrderReturn } from '#contract/order-return.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import { useMoney, useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useToastedAction } from '#web/lib/use-toasted-action.ts'
import { Field } from '#web/ui/field.tsx'
import { Link } from '#web/ui/link.tsx'
import { ReturnState } from '#web/admin/orders/return-state.tsx'
import { staff, useMay } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { type Exchanges, ExchangeFields } from './exchange-fields.tsx'
import { leftForExchange } from './next-step.ts'
import { PayReturn } from './pay-return.tsx'
import { isLabelUrl, LabelField, ReturnLabel } from './return-label.tsx'

interface ReturnsProps {
  order: Order
  onChange: (order: Order) => void
}

/** The order's returns, each with its next step. */
export function OrderReturns({ order, onChange }: ReturnsProps) {
  const t = useText('admin-orders')
  if (order.returns.length === 0) return null
  return (
    <section>
      <h2 className="font-semibold">{t('returns.title')}</h2>
      <ul>
        {order.returns.map((one) => (
          <Return key={one.id} one={one} order={order} onChange={onChange} />
        ))}
      </ul>
    </section>
  )
}

function Return({ one, order, onChange }: ReturnsProps & { one: OrderReturn }) {
  const t = useText('admin-orders')
  const money = useMoney()
  const number = useNumber()
  const may = useMay()
  const nameOf = ({ variantId, quantity, exchange }: OrderReturn['lines'][number]) => {
    const item = `${order.products.find((line) => line.variantId === variantId)?.name ?? ''} × ${number(quantity)}`
    if (!exchange) return item
    const other = exchange.variantId === variantId ? t('returns.sameItem') : Object.values(exchange.options).join(', ')
    return t('returns.exchangeFor', { item, other })
  }
  return (
    <li className="grid gap-2 border-b border-line py-3">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="font-medium">{one.lines.map(nameOf).join(', ')}</p>
        <ReturnState of={one} />
      </div>
      <p className="text-quiet">
        {one.kind === 'return' ? t(`returns.reason.${one.reason ?? 'other'}`) : t(`returns.${one.kind}`)}
        {one.text && `: "${one.text}"`}
      </p>
      {one.note && <p>{one.note}</p>}
      {one.exchangeOrder !== null && (
        <p>
          {t('returns.exchangeOrder')}{' '}
          <Link to={adminUrls.order(one.exchangeOrder)} className="text-link">
            {one.exchangeOrder}
          </Link>
          {one.exchangeCredit > 0 && (
            <span className="text-quiet"> {t('returns.exchangeCredit', { amount: money(one.exchangeCredit) })}</span>
          )}
        </p>
      )}
      <ReturnSteps one={one} order={order} onChange={onChange} />
      {one.state === 'approved' && may('orders:refund') && <ReturnLabel one={one} onChange={onChange} />}
    </li>
  )
}

/** A withdrawal from an order that hasn't shipped: cancelling the order settles it. */
function Unshipped({ order, onChange }: ReturnsProps) {
  const t = useText('admin-orders')
  const may = useMay()
  const [open, setOpen] = useState(false)
  const take = (next: Order) => {
    setOpen(false)
    onChange(next)
    toast('success', t('done.cancel'))
  }
  return (
    <>
      <p>{t('returns.cancelToSettle')}</p>
      {may('orders:refund') && (
        <ActionButton look="ember" className="justify-self-start" onClick={() => setOpen(true)}>
          {t('action.cancel')}
        </ActionButton>
      )}
      {open && <CancelDialog order={order} onClose={() => setOpen(false)} onDone={take} />}
    </>
  )
}

/** The steps of a return: approve or refuse, receive, refund. */
function ReturnSteps({ one, order, onChange }: ReturnsProps & { one: OrderReturn }) {
  const { id, state, kind } = one
  const t = useText('admin-orders')
  const money = useMoney()
  const may = useMay()
  const { busy, run } = useToastedAction()
  const [note, setNote] = useState('')
  const [label, setLabel] = useState('')
  const [exchanges, setExchanges] = useState<Exchanges>({})
  const decided = Object.entries(exchanges).map(([variantId, exchangeVariantId]) => ({ variantId, exchangeVariantId }))
  const exchangeLines = one.lines.filter(({ variantId, exchange }) =>
    exchanges[variantId] === undefined ? exchange : exchanges[variantId],
  )
  const left = leftForExchange(order, one, new Set(exchangeLines.map(({ variantId }) => variantId)))
  const isLabelGood = label.trim() === '' || isLabelUrl(label)
  const approval = { id, note, exchanges: decided, ...(label.trim() !== '' && { labelUrl: label.trim() }) }
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const act = (work: () => Promise<Order>) => () => void run(async () => onChange(await work()))
  if (state === 'requested' && kind === 'withdrawal') return <Unshipped order={order} onChange={onChange} />
  if (state === 'requested' && may('orders:refund'))
    return (
      <div className="grid items-start gap-3 md:grid-cols-2">
        <ExchangeFields order={order} one={one} exchanges={exchanges} onChange={setExchanges} />
        {left !== null && <p className="text-sm text-warn md:col-span-2">{t('returns.leftForExchange', { amount: money(left) })}</p>}
        <Field label={t('returns.note')} value={note} maxLength={300} onChange={(event) => setNote(event.currentTarget.value)} />
        <LabelField value={label} onChange={setLabel} isOptional />
        <div className="flex gap-2 md:col-span-2">
          <ActionButton busy={busy} disabled={!isLabelGood} onClick={act(() => staff('POST /admin/returns/:id/approve', approval))}>
            {t('returns.approve')}
          </ActionButton>
          <ActionButton
            look="bad"
            disabled={note.trim() === ''}
            onClick={act(() => staff('POST /admin/returns/:id/reject', { id, reason: note }))}
          >
            {t('returns.reject')}
          </ActionButton>
        </div>
      </div>
    )
  if (state === 'approved' && may('orders:ship'))
    return (
      <ActionButton busy={busy} className="justify-self-start" onClick={act(() => staff('POST /admin/returns/:id/receive', { id }))}>
        {t('returns.receive')}
      </ActionButton>
    )
  if (state === 'received' && may('orders:refund')) {
    const isRefund = one.exchangeOrder === null && !one.withoutRefund
    const pay = () => staff('POST /admin/returns/:id/refund', { id }, { idempotencyKey })
    if (isRefund) return <PayReturn one={one} order={order} pay={async () => onChange(await pay())} />
    return (
      <ActionButton busy={busy} className="justify-self-start" onClick={act(pay)}>
        {t(`returns.${one.exchangeOrder === null ? 'complete' : 'settle'}`)}
      </ActionButton>
    )
  }
  return null
}
