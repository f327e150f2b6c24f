import { useState } from 'react'
import { urls } from '#contract/urls.ts'
import { requireSignIn } from '#web/features/auth/sign-in/require-sign-in.ts'
import { copyToClipboard } from '#web/lib/clipboard.ts'
import { pressedPart } from '#web/lib/pressed-part.tsx'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { withText } from '#web/lib/with-text.ts'
import { Check } from '#web/ui/check.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { CompareTable } from './compare-table.tsx'
import type { ComparedProduct } from './products.ts'
import { localPath } from '#web/lib/locale-path.ts'

const ProductPollDialog = pressedPart(
  async () =>
    (await withText(['composer', 'posts', 'ui'], import('#web/features/posts/composer/product-poll-dialog.tsx'))).ProductPollDialog,
)

interface ComparisonProps {
  products: ComparedProduct[]
  /** The person's own comparison, from which products can be removed. */
  own: boolean
}

/** The table with its actions. Only the table is printed. */
export function Comparison({ products, own }: ComparisonProps) {
  const t = useText('compare')
  const [onlyDifferences, setOnly] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const several = products.length > 1
  async function share(): Promise<void> {
    const link = window.location.origin + localPath(urls.compare(products.map(({ id }) => id)))
    if (await copyToClipboard(link)) toast('success', t('copied'))
    else toast('error', t('notCopied'))
  }
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 md:mb-6">
        {several ? (
          <Check label={t('onlyDifferences')} checked={onlyDifferences} onChange={() => setOnly(!onlyDifferences)} />
        ) : (
          <p className="text-quiet">{t('more')}</p>
        )}
        <div className="flex flex-wrap gap-x-5">
          {several && <TextButton onClick={() => requireSignIn(() => setAsking(true))}>{t('ask')}</TextButton>}
          <TextButton onClick={() => void share()}>{t('share')}</TextButton>
          <TextButton onClick={() => window.print()}>{t('print')}</TextButton>
        </div>
      </div>
      <CompareTable products={products} own={own} onlyDifferences={several && onlyDifferences} />
      {isAsking && <ProductPollDialog products={products} onClose={() => setAsking(false)} />}
    </>
  )
}
