import { useState } from 'react'
import type { CartLine } from '#contract/cart.ts'
import { sameLine } from '#web/features/cart/lines.ts'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'

/** What has come into the order since the page was opened, from another tab or the cart of who has signed in: said before it's paid for. */
export function AddedLines({ items }: { items: CartLine[] }) {
  const t = useText('checkout')
  const [first] = useState(items)
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
