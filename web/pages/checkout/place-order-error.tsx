import { useEffect, useRef } from 'react'
import { isRefusal } from '#contract/refusal.ts'
import type { PlaceOrderProblem as Found } from '#web/features/checkout/explain-problem.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { isGuestLimit } from './guest-limit.ts'

const OrderChanges = lazyPart(() => import('./order-changes.tsx').then((module) => module.OrderChanges))

/** Why the last attempt created no order. It gets the focus when it appears. */
export function PlaceOrderProblem({ problem }: { problem: Found }) {
  const t = useText('checkout')
  const errorMessage = useErrorMessage()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [problem])
  if (problem.changes.length > 0)
    return (
      <Alert ref={box} tone="warn" title={t('changes.title')}>
        <OrderChanges changes={problem.changes} />
      </Alert>
    )
  const { error } = problem
  // Anything but a refusal is a script that couldn't be loaded.
  const unreachable = !isRefusal(error) || error.status >= 500
  return (
    <Alert ref={box} tone="bad" title={t(unreachable ? 'failed.unknown' : 'failed.title')}>
      {unreachable ? t('failed.unreachable') : isGuestLimit(error.code, error.errors) ? t('failed.guestLimit') : errorMessage(error)}
    </Alert>
  )
}
