import { useState } from 'react'
import type { CartLine } from '#contract/cart.ts'
import type { Summary } from '#contract/orders.ts'
import { sameLine } from '#web/features/cart/lines.ts'
import { useLinesFromOtherTabs } from '#web/features/cart/use-lines-from-other-tabs.ts'
import { useDealEnd } from '#web/features/checkout/use-deal-end.ts'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { TermsNote } from '#web/features/checkout/terms-note.tsx'
import { OrderChanges } from './order-changes.tsx'

interface ChangesWhileOpenProps {
  items: CartLine[]
  summary: Summary
  refresh: () => Promise<unknown>
}

/** Shows what changed in the order while the checkout is open, and asks for agreement. Loaded after the page. */
export function ChangesWhileOpen({ items, ...order }: ChangesWhileOpenProps) {
  return (
    <>
      <AddedLines items={items} />
      <EndedDeal {...order} />
      <TermsNote />
    </>
  )
}

/** Lines that were added by another tab or by signing in, shown so that nobody pays for them unseen. */
function AddedLines({ items }: { items: CartLine[] }) {
  const t = useText('checkout')
  const [first] = useState(items)
  useLinesFromOtherTabs()
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

/** Prices that changed because a deal ended. The focus doesn't move, since the button below names the new total, too. */
function EndedDeal({ summary, refresh }: Omit<ChangesWhileOpenProps, 'items'>) {
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
