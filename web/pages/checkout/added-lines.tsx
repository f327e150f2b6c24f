import { useState } from 'react'
import type { CartLine } from '#contract/cart.ts'
import { sameLine } from '#web/features/cart/lines.ts'
import { useAddedElsewhere } from '#web/features/cart/use-added-elsewhere.ts'
import { loadText, useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'

/** With its text, which the next page needs, too. */
export async function load(): Promise<typeof AddedLines> {
  await loadText(document.documentElement.lang, ['order'])
  return AddedLines
}

/** What has come into the order since, from another tab or the cart of who has signed in: said before it's paid for. Loaded once the page is there. */
function AddedLines({ items }: { items: CartLine[] }) {
  const t = useText('order')
  const [first] = useState(items)
  useAddedElsewhere()
  const added = items.filter((item) => !first.some(sameLine(item)))
  return (
    <div role="status">
      {added.length > 0 && (
        <div className="mb-5">
          <Alert tone="quiet">{t('added', { names: added.map(({ product }) => product.name).join(', ') })}</Alert>
        </div>
      )}
    </div>
  )
}
