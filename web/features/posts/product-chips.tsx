import { useState } from 'react'
import type { Post, TaggedProduct } from '#contract/post.ts'
import { useText } from '#web/lib/text.ts'
import { Amount } from '#web/ui/price.tsx'
import { CardRow } from './card-row.tsx'
import { LinkCard } from './link-card.tsx'
import { PostIcon } from './post-icon.tsx'
import { pressedPart } from '#web/lib/pressed-part.tsx'

const loadSheet = () => import('./product-sheet.tsx')
const ProductSheet = pressedPart(async () => (await loadSheet()).ProductSheet)

/** The page linked in a post and its tagged products with price and stock. A sheet sells a product without leaving the feed. */
export function ProductChips({ post }: { post: Post }) {
  if (!post.preview && post.products.length === 0) return null
  return (
    <div className="post-part pt-3">
      <ShownCards of={post} />
    </div>
  )
}

/** The cards alone, without the spacing around them. */
export function ShownCards({
  of: { products: tagged, preview, author },
}: {
  of: Pick<Post, 'products' | 'preview'> & { author: { name: string } }
}) {
  const [shown, setShown] = useState<{ product: TaggedProduct; open: boolean } | null>(null)
  const products = preview?.product ? [...tagged, preview.product] : tagged
  return (
    <>
      <ul className="grid grid-cols-1 gap-2">
        {preview && (
          <li className="empty:hidden">
            <LinkCard preview={preview} />
          </li>
        )}
        {products.map((product) => (
          <li key={product.id}>
            <Chip product={product} author={author.name} onOpen={() => setShown({ product, open: true })} />
          </li>
        ))}
      </ul>
      {shown && <ProductSheet {...shown} onClose={() => setShown({ ...shown, open: false })} />}
    </>
  )
}

/** A press anywhere on the chip opens the sheet; the label is on its button. */
function Chip({ product, author, onOpen }: { product: TaggedProduct; author: string; onOpen: () => void }) {
  const t = useText('posts')
  const { name, photo, price, oldPrice, isInStock, isOwner } = product
  const preload = () => void loadSheet().catch(() => undefined)
  return (
    <>
      <CardRow picture={photo}>
        <div className="min-w-0 grow">
          <p className="truncate font-semibold">{name}</p>
          <p className="flex flex-wrap gap-x-1.5 text-sm">
            <span className="font-medium">
              <Amount of={price} />
            </span>
            {oldPrice !== null && oldPrice > price && (
              <s className="text-quiet">
                <Amount of={oldPrice} />
              </s>
            )}
            <span className={isInStock ? 'text-quiet' : 'text-bad'}>{t(isInStock ? 'product.inStock' : 'product.soldOut')}</span>
          </p>
        </div>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={t(isInStock ? 'product.addName' : 'product.viewName', { name })}
          data-replay=""
          className="inline-flex min-h-11 shrink-0 items-center rounded-input border border-ink px-4 text-sm font-medium transition-colors after:absolute after:inset-0 hover:bg-ink hover:text-ground hoverable:min-h-9"
          onClick={onOpen}
          onFocus={preload}
          onPointerEnter={preload}
        >
          {t(isInStock ? 'product.add' : 'product.view')}
        </button>
      </CardRow>
      {isOwner && (
        <p className="mt-1.5 flex items-center gap-1.5 text-sm text-good">
          <PostIcon name="owner" className="size-4" />
          {t('product.owner', { name: author })}
        </p>
      )}
    </>
  )
}
