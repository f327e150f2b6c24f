import { useState } from 'react'
import type { CartLine } from '#contract/cart.ts'
import type { Summary } from '#contract/orders.ts'
import { sameLine } from '#web/features/cart/lines.ts'
import { useAddedElsewhere } from '#web/features/cart/use-added-elsewhere.ts'
import { useDealEnd } from '#web/features/checkout/use-deal-end.ts'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { TermsNote } from '#web/features/checkout/terms-note.tsx'
import { OrderChanges } from './order-changes.tsx'

interface MeanwhileProps {
  items: CartLine[]
  summary: Summary
  refresh: () => Promise<unknown>
}

/** What has become of the order while its page is open, and what one agrees to. Loaded once the page is there. */
export function Meanwhile({ items, ...order }: MeanwhileProps) {
  return (
    <>
      <AddedLines items={items} />
      <EndedDeal {...order} />
      <TermsNote />
    </>
  )
}

/** What has come into the order since, from another tab or the cart of who has signed in: said before it's paid for. */
function AddedLines({ items }: { items: CartLine[] }) {
  const t = useText('checkout')
  const [first] = useState(items)
  useAddedElsewhere()
  const added = items.filter((item) => !first.some(sameLine(item)))
  return (
    <div role="status">
      {added.length > 0 && (
        <div className="mb-5">
          <Alert tone="quiet">{t('changes.added', { names: added.map(({ product }) => product.name).join(', ') })}</Alert>
        </div>
      )}
    </div>
  )
}

/** What costs something else since a deal ended. It takes no focus from who is typing: the button below it names the new total, too. */
function EndedDeal({ summary, refresh }: Omit<MeanwhileProps, 'items'>) {
  const t = useText('checkout')
  const changes = useDealEnd(summary, refresh)
  return (
    <div role="status">
      {changes.length > 0 && (
        <div className="mb-5">
          <Alert tone="warn" title={t('changes.title')}>
            <OrderChanges changes={changes} />
          </Alert>
        </div>
      )}
    </div>
  )
}
