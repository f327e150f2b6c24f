import { useEffect, useState } from 'react'
import type { Summary } from '#contract/orders.ts'
import { useAction } from '#web/lib/use-action.ts'
import type { PlaceOrderProblem, Remedies } from './explain-problem.ts'
import type { Payment, Placed } from './place-order.ts'
import type { Details } from './values.ts'

interface Parts extends Remedies {
  onPlaced: (order: Placed) => void
}

const load = () => import('./place-order.ts')

/** Placing the order: one at a time, and what came in its way. */
export function usePlaceOrder({ onPlaced, ...remedies }: Parts) {
  const { busy: placing, run } = useAction()
  const [problem, setProblem] = useState<PlaceOrderProblem | null>(null)

  // Before it's pressed: a browser never asks again for a module that it couldn't load.
  useEffect(() => void load().catch(() => undefined), [])

  const place = (details: Details, shown: Summary, payment: Payment): Promise<void> =>
    run(async () => {
      setProblem(null)
      try {
        const { placeOrExplain } = await load()
        const { order, problem: found = null } = await placeOrExplain(details, shown, payment, remedies)
        if (order) onPlaced(order)
        else setProblem(found)
      } catch (error) {
        setProblem({ error, changes: [] })
      }
    })

  return { placing, problem, place }
}
