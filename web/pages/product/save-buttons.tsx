import { useState } from 'react'
import type { Product } from '#contract/product.ts'
import { toggleCompared, useIsCompared } from '#web/features/compare/compared.ts'
import { toggleSaved, useIsSaved } from '#web/features/wishlist/saved.ts'
import { useText } from '#web/lib/text.ts'
import { withText } from '#web/lib/with-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { pressedPart } from '#web/lib/pressed-part.tsx'

const look = 'group flex min-h-11 items-center gap-2 text-sm text-link transition-colors'

const ShareDialog = pressedPart(async () => (await withText(['send-to'], import('./share-dialog.tsx'))).ShareDialog)

/** The buttons to save, compare and share the product, with labels. */
export function SaveButtons({ product }: { product: Product }) {
  const t = useText('product-details')
  const [isSharing, setSharing] = useState(false)
  const { id, info, photos } = product
  const isSaved = useIsSaved(id)
  const isCompared = useIsCompared(id)
  const { name } = info
  return (
    <div className="flex flex-wrap gap-x-6">
      <button
        type="button"
        data-replay=""
        aria-pressed={isSaved}
        aria-label={t('save.saveOf', { name })}
        className={look}
        onClick={() => toggleSaved({ id, name })}
      >
        <Icon name="heart" className="size-5 group-aria-pressed:fill-ember group-aria-pressed:text-ember" />
        {t('save.save')}
      </button>
      <button
        type="button"
        data-replay=""
        aria-pressed={isCompared}
        aria-label={t('save.compareOf', { name })}
        className={look}
        onClick={() => toggleCompared({ id, name, photo: photos[0]?.url ?? '' })}
      >
        <Icon name="scales" className="size-5 group-aria-pressed:text-ember" />
        {t('save.compare')}
      </button>
      <button type="button" data-replay="" aria-label={t('save.shareOf', { name })} className={look} onClick={() => setSharing(true)}>
        <Icon name="share" className="size-5" />
        {t('save.share')}
      </button>
      {isSharing && <ShareDialog product={product} onClose={() => setSharing(false)} />}
    </div>
  )
}
