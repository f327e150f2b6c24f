import type { Order } from '#contract/order.ts'
import { useDate } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'
import { hasSomethingHere, statusOf } from './status.ts'
import { waitsForReturn } from './waits-for-return.ts'

/** A sentence on what comes next for an order. Needs the group "order". */
export function useStatusText() {
  const t = useText('order')
  const date = useDate()
  return (order: Order): string => {
    const status = statusOf(order)
    if ((status === 'delivered' || status === 'completed') && isRefunded(order)) return t('status.refunded')
    if (status === 'completed') {
      const done = doneOf(order)
      return done.at ? t(done.text, { date: date(done.at) }) : t(done.text)
    }
    if (status === 'received' && waitsForReturn(order)) return t('status.received.exchange')
    if (status === 'received' && order.needsShipping && !hasSomethingHere(order)) return t('status.received.waits')
    if (status === 'cancelled') return t(`status.cancelled.${returnedOf(order)}`)
    if (status === 'withdrawn') return t(`status.withdrawn.${withdrawnText(order)}`)
    return t(`status.${status}.text`)
  }
}

/** What comes of withdrawing before shipping. Files and gift cards stay with the buyer. */
function withdrawnText({ paymentStatus, products }: Order): 'text' | 'part' | 'unpaid' {
  if (paymentStatus !== 'Paid') return 'unpaid'
  return products.some(({ digital, giftCard }) => digital || giftCard) ? 'part' : 'text'
}

/** What completed an order, and when that was: its last parcel, its gift cards or its downloads. */
function doneOf({ products, needsShipping, shipments }: Order) {
  if (needsShipping) {
    const at = latest(shipments.map(({ deliveredAt }) => deliveredAt))
    return { text: at ? ('status.completed.delivered' as const) : ('status.completed.text' as const), at }
  }
  const cards = products.flatMap(({ giftCard }) => giftCard ?? [])
  if (cards.length === 0) return { text: 'downloads.done' as const, at: undefined }
  const at = cards.some(({ state }) => state === 'scheduled') ? undefined : latest(cards.map(({ sentAt }) => sentAt))
  return { text: at ? ('giftCard.allSent' as const) : ('giftCard.done' as const), at }
}

/** ISO times in UTC sort as texts. */
const latest = (times: (string | null)[]): string | undefined =>
  times
    .flatMap((at) => at ?? [])
    .toSorted()
    .at(-1)

/** Whether the whole total was refunded. An exchange isn't a refund: its value pays for another product. */
const isRefunded = ({ refunded, totalCost, refunds }: Order): boolean =>
  refunded > 0 && refunded >= totalCost && !refunds.some(({ method }) => method === 'exchange')

/** What was returned automatically when an unpaid order was cancelled. The refunds of a paid one are listed separately. */
function returnedOf({ refunds, pointsSpent, creditCost }: Order): 'text' | 'points' | 'credit' | 'both' {
  if (refunds.length > 0) return 'text'
  if (pointsSpent > 0) return creditCost > 0 ? 'both' : 'points'
  return creditCost > 0 ? 'credit' : 'text'
}
