import { useState } from 'react'
import type { Order } from '#contract/order.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { allPieces, keptLines, paidForReturnable, returnableLines, toLines } from '#web/features/returns/pieces.ts'
import { PiecesField } from '#web/features/returns/pieces-field.tsx'
import { useDate } from '#web/lib/dates.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useMoney, useNumber } from '#web/lib/format.ts'
import { focusHeading } from '#web/lib/focus-heading.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Declaration } from './declaration.tsx'

/** Selects the goods, then confirms the declaration, then shows that it was received. */
export function Withdrawal({ order, token }: { order: Order; token: string | undefined }) {
  const t = useText('returns')
  const { withdrawalDays } = useShop()
  const date = useDate()
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction()
  const [pieces, setPieces] = useState(() => allPieces(order))
  const [step, setStep] = useState<'choose' | 'confirm' | 'done'>('choose')
  const [tried, setTried] = useState(false)
  const lines = toLines(pieces)
  const isShipped = order.shippingStatus !== 'NotYetShipped'
  const kept = keptLines(order)
  const unshipped = kept.length > 0 ? 'unshippedPart' : 'unshipped'
  const done = order.withdrawUntil ? 'text' : isShipped ? 'onTheWay' : unshipped
  const continueTo = (next: typeof step) => {
    setStep(next)
    focusHeading()
    window.scrollTo(0, 0)
  }
  const confirm = () =>
    run(async () => {
      await signed('POST /user/orders/:id/withdrawal', { id: order.id, lines, ...(token && { token }) })
      continueTo('done')
    })
  if (step === 'done')
    return (
      <div className="mt-6 grid gap-6">
        <Alert tone="good" title={t('withdraw.done.title')}>
          {t(`withdraw.done.${done}`, { email: order.email })}
        </Alert>
        <ButtonLink to={urls.order(order.number, token)} className="justify-self-start">
          {t('toOrder')}
        </ButtonLink>
      </div>
    )
  if (step === 'confirm')
    return (
      <div className="mt-6 grid gap-6">
        <Declaration order={order} pieces={pieces} />
        {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
        <div className="flex flex-col gap-3 md:flex-row">
          <Button busy={busy} onClick={() => void confirm()}>
            {t('withdraw.confirm')}
          </Button>
          <Button look="secondary" onClick={() => continueTo('choose')}>
            {t('withdraw.back')}
          </Button>
        </div>
      </div>
    )
  return (
    <div className="mt-2 grid gap-6">
      <p className="text-quiet">
        {order.withdrawUntil
          ? t('withdraw.text', { date: date(order.withdrawUntil) })
          : t(`withdraw.${isShipped ? 'onTheWay' : unshipped}`, { count: withdrawalDays })}
      </p>
      {!isShipped && <Unshipped order={order} />}
      {isShipped && (
        <PiecesField
          label={t('withdraw.pieces')}
          lines={returnableLines(order)}
          pieces={pieces}
          error={tried && lines.length === 0 ? t('withdraw.noPieces') : undefined}
          onChange={setPieces}
        />
      )}
      <Button
        className="w-full md:w-auto md:justify-self-start"
        onClick={() => {
          setTried(true)
          if (lines.length > 0) continueTo('confirm')
        }}
      >
        {t('withdraw.submit')}
      </Button>
    </div>
  )
}

/** What withdrawing from an order that wasn't shipped cancels, what it refunds, and what the buyer keeps. */
function Unshipped({ order }: { order: Order }) {
  const t = useText('returns')
  const money = useMoney()
  const number = useNumber()
  const kept = keptLines(order)
  const names = (lines: Order['products']) =>
    lines.map(({ name, quantity }) => (quantity > 1 ? `${number(quantity)} × ${name}` : name)).join(', ')
  const isPaid = order.paymentStatus === 'Paid' && order.refunded === 0
  const amount = kept.length > 0 ? t('withdraw.amountPart', { amount: money(paidForReturnable(order)) }) : money(order.totalCost)
  const rows = [
    [t('withdraw.cancels'), names(returnableLines(order).map(({ line, left }) => ({ ...line, quantity: left })))],
    ...(isPaid ? [[t('withdraw.refund'), amount]] : []),
    ...(kept.length > 0 ? [[t('withdraw.keeps'), names(kept)]] : []),
  ]
  return (
    <dl className="grid gap-3">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-quiet">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
