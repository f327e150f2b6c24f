import type { Order } from '#contract/order.ts'
import { useText } from '#web/lib/text.ts'

type Return = Pick<
  Order['returns'][number],
  'kind' | 'state' | 'lines' | 'exchangeOrder' | 'withoutRefund' | 'differenceRefunded' | 'closedByRefund'
>

/** How far a return is: in a word, and in a sentence that says what comes next. Needs the group "order". */
export function useReturnText() {
  const t = useText('order')
  return (one: Return): { name: string; text: string } => {
    const { kind, state } = one
    // Nothing of it was shipped: the shop cancels it.
    if (kind === 'withdrawal' && state === 'requested') return { name: t('returns.declared'), text: t('returns.unshipped') }
    // Nobody refused it: there is nothing left that could pay for what replaces.
    if (one.closedByRefund) return { name: t('returns.closed.name'), text: t('returns.closed.text') }
    const plain = { name: t(`returns.states.${state}.name`), text: t(`returns.states.${state}.text`) }
    const instead = exchangeIn(one) ?? (one.withoutRefund ? 'withoutRefund' : null)
    if (instead === null) return plain
    if (state === 'received') return { ...plain, text: t(`returns.${instead}.received`) }
    if (state === 'refunded' && instead === 'exchanged' && one.differenceRefunded)
      return { name: t('returns.exchanged.name'), text: t('returns.exchanged.difference') }
    return state === 'refunded' ? { name: t(`returns.${instead}.name`), text: t(`returns.${instead}.refunded`) } : plain
  }
}

/** Whether something replaces all that goes back, or a part of it; null where money does. Where nothing went back of the rest, only the exchange is over. */
function exchangeIn({ exchangeOrder, lines, state, differenceRefunded }: Return): 'exchanged' | 'exchangedInPart' | null {
  if (exchangeOrder === null || lines.every(({ exchange }) => !exchange)) return null
  if (state === 'refunded' && !differenceRefunded) return 'exchanged'
  return lines.every(({ exchange }) => exchange) ? 'exchanged' : 'exchangedInPart'
}
