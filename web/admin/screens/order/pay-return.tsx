import { useCallback, useState } from 'react'
import type { Order } from '#contract/order.ts'
import type { OrderReturn } from '#contract/order-return.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { ErrorLine } from '#web/admin/ui/error-line.tsx'
import { InputDialog } from '#web/admin/unsaved/input-dialog.tsx'

interface PayReturnProps {
  one: OrderReturn
  order: Order
  /** Refunds the return. */
  pay: () => Promise<void>
}

/** Refunds a return, after showing what goes back and how. */
export function PayReturn(props: PayReturnProps) {
  const t = useText('admin-orders')
  const [open, setOpen] = useState(false)
  return (
    <>
      <ActionButton className="justify-self-start" onClick={() => setOpen(true)}>
        {t('returns.refund')}
      </ActionButton>
      {open && <PayDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function PayDialog({ one: { id }, order, pay, onClose }: PayReturnProps & { onClose: () => void }) {
  const t = useText('admin-orders')
  const money = useMoney()
  const { busy, error, run } = useAction()
  const load = useCallback(() => staff('GET /admin/returns/:id/refund', { id }), [id])
  const { value, error: unknown } = useAsyncData(load)
  const problem = error ?? unknown
  const total = value ? value.amount + value.creditReturned : 0
  const confirm = () =>
    void run(async () => {
      await pay()
      onClose()
    })
  return (
    <InputDialog open title={t('returns.confirm.title')} onClose={onClose}>
      <div className="grid gap-4 overflow-y-auto p-5">
        {value && (
          <ul className="grid gap-2">
            {value.amount > 0 && (
              <li>
                {t(order.paymentMethod === 'COD' ? 'returns.confirm.cash' : 'returns.confirm.money', { amount: money(value.amount) })}
                {order.paymentMethod === 'COD' && <span className="block text-quiet">{t('refund.byHand')}</span>}
              </li>
            )}
            {value.creditReturned > 0 && <li>{t('returns.confirm.credit', { amount: money(value.creditReturned) })}</li>}
            {value.pointsReturned > 0 && <li>{t('returns.confirm.points', { count: value.pointsReturned })}</li>}
            {total === 0 && value.pointsReturned === 0 && <li>{t('returns.confirm.nothing')}</li>}
          </ul>
        )}
        {value && order.refunds.length > 0 && <p className="text-quiet">{t('returns.confirm.earlier')}</p>}
        <ErrorLine error={problem} />
        <ActionButton look="ember" busy={busy || (!value && problem === null)} disabled={!value} onClick={confirm}>
          {total > 0 ? t('refund.send', { amount: money(total) }) : t('returns.refund')}
        </ActionButton>
      </div>
    </InputDialog>
  )
}
