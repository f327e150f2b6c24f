import { useEffect, useRef } from 'react'
import type { CartLine } from '#contract/cart.ts'
import { isRefusal } from '#contract/refusals.ts'
import { LineNotice } from '#web/features/cart/line-notice.tsx'
import type { Trouble } from '#web/features/checkout/use-placing.ts'
import { useSentence } from '#web/lib/failure.ts'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { Changes } from './changes.tsx'
import type { CheckoutState } from './use-checkout.ts'

/** Lines to settle first, and why the last press made no order. */
export function InTheWay({ checkout: { problems, problemsBox, trouble, setLine } }: { checkout: CheckoutState }) {
  const t = useText('checkout')
  if (problems.length === 0 && !trouble) return null
  return (
    <div className="mb-5 grid gap-3">
      {problems.length > 0 && (
        <Alert ref={problemsBox} tone="warn" title={t('changes.problems')}>
          <ul>{problems.map((line) => <li key={line.variantId} className="mt-2"><Problem line={line} onSet={(quantity) => setLine(line, quantity)} /></li>)}</ul>
        </Alert>
      )}
      {trouble && <Why trouble={trouble} />}
    </div>
  )
}

function Problem({ line, onSet }: { line: CartLine; onSet: (quantity: number) => void }) {
  const t = useText('cart')
  const { name } = line.product
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <div><p className="font-medium">{name}</p><LineNotice line={line} onSet={onSet} /></div>
      <TextButton aria-label={t('removeOne', { name })} onClick={() => onSet(0)}>{t('remove')}</TextButton>
    </div>
  )
}

/** It takes the focus when it appears: the press came to nothing, and here is why. */
function Why({ trouble }: { trouble: Trouble }) {
  const t = useText('checkout')
  const sentence = useSentence()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [trouble])
  if (trouble.changes.length > 0) return <Alert ref={box} tone="warn" title={t('changes.title')}><Changes changes={trouble.changes} /></Alert>
  const unreachable = isRefusal(trouble.error) && trouble.error.status >= 500
  return <Alert ref={box} tone="bad" title={t('failed.title')}>{unreachable ? t('failed.unreachable') : sentence(trouble.error)}</Alert>
}
