/** What can pay a part of an order. Minor units. */
export interface CreditSource {
  id: string
  balance: number
}

export interface ToPay {
  /** What the order comes to, and the part of it that gift cards and store credit may pay: they buy no gift cards. */
  total: number
  creditable: number
  /** What points pay of it. */
  points: number
}

export interface Paid {
  /** What each source pays, in the order they are used; those that pay nothing are left out. */
  credits: { id: string; amount: number }[]
  credit: number
  /** What is left for the payment method. */
  due: number
}

/** Splits what is left of an order after points over credit sources, one after the other. Whatever their order, the same is left to pay. */
export function payParts({ total, creditable, points }: ToPay, sources: readonly CreditSource[]): Paid {
  let open = Math.max(0, Math.min(creditable, total) - points)
  const credits = sources.flatMap(({ id, balance }) => {
    const amount = Math.min(open, Math.max(0, balance))
    open -= amount
    return amount > 0 ? [{ id, amount }] : []
  })
  const credit = credits.reduce((sum, { amount }) => sum + amount, 0)
  return { credits, credit, due: Math.max(0, total - points - credit) }
}
