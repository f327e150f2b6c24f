import { useState } from 'react'
import type { TaggedProduct } from '#contract/post.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Amount } from '#web/ui/price.tsx'
import { pressedPart } from '#web/lib/pressed-part.tsx'

const load = () => import('#web/features/posts/product-sheet.tsx')
const ProductSheet = pressedPart(async () => (await load()).ProductSheet)

/** The product tagged in a story, to buy without leaving it. */
export function StoryProduct({ product, onOpen }: { product: TaggedProduct; onOpen: (isOpen: boolean) => void }) {
  const t = useText('stories')
  const [isOpen, setOpen] = useState(false)
  const show = (open: boolean) => {
    setOpen(open)
    onOpen(open)
  }
  const { name, photo, price, isInStock } = product
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="story-chip ps-1.5"
        onClick={() => show(true)}
        onPointerEnter={() => void load().catch(() => undefined)}
      >
        {photo && (
          <span className="size-9 shrink-0 overflow-hidden rounded-full bg-studio">
            <Picture url={photo} alt="" width={36} height={36} shown="thumb" className="size-full object-cover" />
          </span>
        )}
        <span className="truncate font-medium">{name}</span>
        <span className="shrink-0">{isInStock ? <Amount of={price} /> : t('soldOut')}</span>
        <Icon name="chevron" className="size-4 shrink-0 -rotate-90" />
      </button>
      {isOpen && <ProductSheet product={product} open onClose={() => show(false)} />}
    </>
  )
}
