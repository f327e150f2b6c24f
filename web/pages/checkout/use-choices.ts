import { useState } from 'react'
import type { Summary } from '#contract/orders.ts'
import { clearAnswers, useAnswer } from '#web/features/checkout/use-answer.ts'

/** What buyers choose besides addresses: shipping and payment method, points, a note, and whether they want news. */
export function useChoices() {
  const [wantsNews, setWantsNews] = useState(false)
  const [note, setNote] = useAnswer('note')
  const [method, setMethod] = useAnswer('method')
  const [payment, setPayment] = useAnswer('payment')
  const [points, answerPoints] = useAnswer('points')
  return {
    wantsNews,
    setWantsNews,
    note: note ?? '',
    setNote,
    method,
    setMethod,
    payment,
    setPayment,
    usesPoints: points === 'used',
    setPointsUsed: (used: boolean) => answerPoints(used ? 'used' : ''),
    clear: () => clearAnswers(['method', 'payment', 'points', 'note']),
  }
}

type Chosen = Pick<ReturnType<typeof useChoices>, 'method' | 'payment' | 'usesPoints'>

/** The choices as far as the summary offers them, or what it proposes instead. */
export function offered({ method, payment, usesPoints }: Chosen, summary: Summary | null) {
  const chosen = summary?.paymentMethods.find((one) => one === payment) ?? summary?.paymentMethods[0]
  return {
    payment: chosen,
    points: usesPoints && chosen !== 'Points' ? (summary?.points?.usable ?? 0) : 0,
    method: summary?.shippingMethods.some(({ code }) => code === method) ? method : (summary?.shippingMethod ?? undefined),
  }
}
