import { useEffect, useState } from 'react'
import type { Summary } from '#contract/orders.ts'
import { useAction } from '#web/lib/use-action.ts'
import type { PlaceOrderProblem, Remedies } from './explain-problem.ts'
import type { Payment, PlacedOrder } from './place-order.ts'
import type { Details } from './values.ts'

interface PlaceOrderOptions extends Remedies {
  onPlaced: (order: PlacedOrder) => void
}

const load = () => import('./place-order.ts')

/** Places the order, one call at a time. `problem` tells why it failed. */
export function usePlaceOrder({ onPlaced, ...remedies }: PlaceOrderOptions) {
  const { busy: placing, run } = useAction()
  const [problem, setProblem] = useState<PlaceOrderProblem | null>(null)

  // Loaded before the button is pressed: a browser doesn't retry a module import that failed.
  useEffect(() => void load().catch(() => undefined), [])

  const place = (details: Details, shown: Summary, payment: Payment): Promise<void> =>
    run(async () => {
      setProblem(null)
      try {
        const { placeOrExplain } = await load()
        const { order, problem: newProblem = null } = await placeOrExplain(details, shown, payment, remedies)
        if (order) onPlaced(order)
        else setProblem(newProblem)
      } catch (error) {
        setProblem({ error, changes: [] })
      }
    })

  return { placing, problem, place }
}
