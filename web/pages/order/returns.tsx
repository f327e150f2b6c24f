import type { Order } from '#contract/order.ts'
import { useDate } from '#web/lib/dates.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Thumb } from '#web/ui/thumb.tsx'
import { useReturnText } from './use-return-text.ts'

type Return = Order['returns'][number]
const colors: Record<Return['state'], string> = {
  requested: 'text-warn',
  approved: 'text-good',
  rejected: 'text-bad',
  received: 'text-warn',
  refunded: 'text-good',
}

/** The order's returns, each with its progress and next step. */
export function Returns({ order: { returns, products, shippingStatus } }: { order: Order }) {
  const t = useText('order')
  const date = useDate()
  const number = useNumber()
  const returnText = useReturnText()
  const names = new Map(products.map(({ variantId, name }) => [variantId, name]))
  const nameOf = ({ variantId, quantity, exchange }: Return['lines'][number]) => {
    const item = `${number(quantity)} × ${names.get(variantId) ?? ''}`
    if (!exchange) return item
    const other = exchange.variantId === variantId ? t('returns.sameItem') : Object.values(exchange.options).join(', ')
    return t('returns.exchangeFor', { item, other })
  }
  return (
    <ul className="grid gap-4">
      {returns.map(
        ({
          id,
          kind,
          state,
          reason,
          text,
          photo,
          note,
          labelUrl,
          requestedAt,
          lines,
          exchangeOrder,
          withoutRefund,
          differenceRefunded,
          closedByRefund,
        }) => {
          const words = returnText(
            {
              kind,
              state,
              lines,
              exchangeOrder,
              ...(withoutRefund && { withoutRefund }),
              ...(differenceRefunded && { differenceRefunded }),
              ...(closedByRefund && { closedByRefund }),
            },
            shippingStatus,
          )
          return (
            <li key={id} className="flex gap-4 rounded-card border border-line p-4">
              <div className="min-w-0 grow">
                <p className={`flex items-center gap-2 font-semibold ${closedByRefund ? 'text-quiet' : colors[state]}`}>
                  <span aria-hidden="true" className="size-2 rounded-full bg-current" />
                  {words.name}
                </p>
                <p className="mt-1 font-medium">{lines.map(nameOf).join(', ')}</p>
                <p className="text-sm text-quiet">
                  {[t(`returns.kinds.${kind}`), date(requestedAt), reason && t(`returns.reasons.${reason}`)].filter(Boolean).join(' · ')}
                </p>
                {text && <p className="mt-2 text-sm wrap-anywhere">{text}</p>}
                <p className="mt-2 text-sm">{words.text}</p>
                {exchangeOrder !== null && (
                  <p className="mt-2 text-sm">
                    {t('returns.exchangeOrder')} {exchangeOrder}
                  </p>
                )}
                {labelUrl !== undefined && state === 'approved' && (
                  <a
                    href={labelUrl}
                    rel="noreferrer"
                    target="_blank"
                    className="mt-2 inline-flex min-h-11 items-center font-medium text-link"
                  >
                    {t('returns.label')}
                  </a>
                )}
                {note && <p className="mt-2 border-s-2 border-line ps-3 text-sm wrap-anywhere">{note}</p>}
              </div>
              {photo && <Thumb url={photo.url} alt={photo.alt} size="medium" />}
            </li>
          )
        },
      )}
    </ul>
  )
}
