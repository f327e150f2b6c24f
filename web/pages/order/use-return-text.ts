import type { Order } from '#contract/order.ts'
import { useText } from '#web/lib/text.ts'

type Return = Pick<
  Order['returns'][number],
  'kind' | 'state' | 'lines' | 'exchangeOrder' | 'withoutRefund' | 'differenceRefunded' | 'closedByRefund'
>

/** The progress of a return: as a word, and as a sentence about the next step. Needs the group "order". */
export function useReturnText() {
  const t = useText('order')
  return (one: Return, shippingStatus?: Order['shippingStatus']): { name: string; text: string } => {
    const { kind, state } = one
    // None of it was shipped, so the shop cancels it.
    if (kind === 'withdrawal' && state === 'requested') return { name: t('returns.declared'), text: t('returns.unshipped') }
    // Files and gift cards of the order stay with the buyer; the rest never left the shop.
    if (kind === 'withdrawal' && shippingStatus === 'NotYetShipped' && (state === 'approved' || state === 'received'))
      return { name: t('returns.declared'), text: t('returns.unshippedPart') }
    // It wasn't refused: a refund left nothing that could pay for the exchange.
    if (one.closedByRefund) return { name: t('returns.closed.name'), text: t('returns.closed.text') }
    // The refund came before, and is shown with the others.
    if (kind === 'cancellation' && one.withoutRefund) return { name: t('returns.taken.name'), text: t('returns.taken.text') }
    const plain = { name: t(`returns.states.${state}.name`), text: t(`returns.states.${state}.text`) }
    const instead = exchangeIn(one) ?? (one.withoutRefund ? 'withoutRefund' : null)
    if (instead === null) return plain
    if (state === 'received') return { ...plain, text: t(`returns.${instead}.received`) }
    if (state === 'refunded' && instead === 'exchanged' && one.differenceRefunded)
      return { name: t('returns.exchanged.name'), text: t('returns.exchanged.difference') }
    return state === 'refunded' ? { name: t(`returns.${instead}.name`), text: t(`returns.${instead}.refunded`) } : plain
  }
}

/** Whether all returned pieces are exchanged, or a part; null for a refund. If the rest wasn't refunded, only the exchange counts. */
function exchangeIn({ exchangeOrder, lines, state, differenceRefunded }: Return): 'exchanged' | 'exchangedInPart' | null {
  if (exchangeOrder === null || lines.every(({ exchange }) => !exchange)) return null
  if (state === 'refunded' && !differenceRefunded) return 'exchanged'
  return lines.every(({ exchange }) => exchange) ? 'exchanged' : 'exchangedInPart'
}
