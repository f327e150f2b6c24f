/** A source that can pay a part of an order. Amounts are in minor units. */
export interface CreditSource {
  id: string
  balance: number
}

interface ToPay {
  /** The order's total, and the part of it that gift cards and store credit may pay: they can't buy gift cards. */
  total: number
  creditable: number
  /** The part that points pay. */
  points: number
}

interface Paid {
  /** The amount that each source pays, in the order of their use; those that pay nothing are left out. */
  credits: { id: string; amount: number }[]
  credit: number
  /** The rest, for the payment method. */
  due: number
}

/**
 * Splits the rest of an order after points over credit sources, one after the other. The amount left to pay doesn't depend on their order.
 */
export function splitPayment({ total, creditable, points }: ToPay, sources: readonly CreditSource[]): Paid {
  let open = Math.max(0, Math.min(creditable, total) - points)
  const credits = sources.flatMap(({ id, balance }) => {
    const amount = Math.min(open, Math.max(0, balance))
    open -= amount
    return amount > 0 ? [{ id, amount }] : []
  })
  const credit = credits.reduce((sum, { amount }) => sum + amount, 0)
  return { credits, credit, due: Math.max(0, total - points - credit) }
}
