import { useState } from 'react'
import type { Order } from '#contract/order.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { allPieces, returnableLines, toLines } from '#web/features/returns/pieces.ts'
import { PiecesField } from '#web/features/returns/pieces-field.tsx'
import { useDate } from '#web/lib/dates.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
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
  const done = order.withdrawUntil ? 'text' : isShipped ? 'onTheWay' : 'unshipped'
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
          : t(isShipped ? 'withdraw.onTheWay' : 'withdraw.unshipped', { count: withdrawalDays })}
      </p>
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
