import type { CartLine } from '#contract/cart.ts'
import { LineNotice } from '#web/features/cart/line-notice.tsx'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import type { CheckoutState } from './use-checkout.ts'

/** Lines that can't be bought in their current state and have to be settled first. */
export function LineProblems({ checkout: { problems, problemsBox, setLine } }: { checkout: CheckoutState }) {
  const t = useText('checkout')
  if (problems.length === 0) return null
  return (
    <div className="mb-8">
      <Alert ref={problemsBox} tone="warn" title={t('changes.problems')}>
        <ul>
          {problems.map((line) => (
            <li key={line.giftCard?.id ?? `${line.variantId} ${line.repeatWeeks}`} className="mt-2">
              <Problem line={line} onSet={(quantity) => setLine(line, quantity)} />
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  )
}

function Problem({ line, onSet }: { line: CartLine; onSet: (quantity: number) => void }) {
  const t = useText('cart')
  const { name } = line.product
  return (
    <div>
      <p className="font-medium">{name}</p>
      <div className="flex flex-wrap items-center gap-x-4">
        <LineNotice line={line} onSet={onSet} />
        <TextButton aria-label={t('removeOne', { name })} onClick={() => onSet(0)}>
          {t('remove')}
        </TextButton>
      </div>
    </div>
  )
}
