import type { Summary } from '#contract/orders.ts'

export type Change =
  | { about: 'price'; name: string; was: number; now: number }
  | { about: 'waits'; name: string; now: number }
  | { about: 'lost'; name: string }
  | { about: 'wrap' | 'shipping' | 'total'; was: number; now: number }

/** The prices and costs that differ from what the buyer saw, and promotions that no longer apply. Removed lines are reported elsewhere. */
export function changesBetween(before: Summary, after: Summary): Change[] {
  const prices = after.products.flatMap(({ variantId, name, price }): Change[] => {
    const old = before.products.find((line) => line.variantId === variantId)
    return old && old.price !== price ? [{ about: 'price', name, was: old.price, now: price }] : []
  })
  const waits = after.products.flatMap(({ variantId, name, backOrder: { quantity: now } = { quantity: 0 } }): Change[] => {
    const old = before.products.find((line) => line.variantId === variantId)?.backOrder?.quantity ?? 0
    return now > old ? [{ about: 'waits', name, now }] : []
  })
  const lost = before.adjustments
    .filter(({ name }) => !after.adjustments.some((one) => one.name === name))
    .map(({ name }): Change => ({ about: 'lost', name }))
  const costs = (
    [
      ['wrap', 'wrapCost'],
      ['shipping', 'shippingCost'],
      ['total', 'totalCost'],
    ] as const
  ).flatMap(([about, cost]): Change[] => {
    const [was, now] = [before[cost], after[cost]]
    // Gift wrap that the buyer just added or took back hasn't changed its price.
    return was === undefined || now === undefined || was === now ? [] : [{ about, was, now }]
  })
  return [...prices, ...waits, ...lost, ...costs]
}
