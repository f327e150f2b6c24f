import { useEffect, useRef } from 'react'
import { isRefusal } from '#contract/refusal.ts'
import type { Trouble as Found } from '#web/features/checkout/use-place-order.ts'
import { useSentence } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Changes } from './order-changes.tsx'

/** Why the last press made no order. It takes the focus when it appears. */
export function Trouble({ trouble }: { trouble: Found }) {
  const t = useText('checkout')
  const sentence = useSentence()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [trouble])
  if (trouble.changes.length > 0)
    return (
      <Alert ref={box} tone="warn" title={t('changes.title')}>
        <Changes changes={trouble.changes} />
      </Alert>
    )
  const unreachable = isRefusal(trouble.error) && trouble.error.status >= 500
  return (
    <Alert ref={box} tone="bad" title={t('failed.title')}>
      {unreachable ? t('failed.unreachable') : sentence(trouble.error)}
    </Alert>
  )
}
