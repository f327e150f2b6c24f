import { useCallback, useState } from 'react'
import type { Product } from '#contract/product.ts'
import type { TaggedProduct } from '#contract/post.ts'
import { urls } from '#contract/urls.ts'
import { useCartChanges, useQuantityInCart } from '#web/features/cart/use-cart.ts'
import { laterBadge } from '#web/features/catalogue/back-order.ts'
import { canBuy, mostOf, pickVariant, wordsOf } from '#web/features/catalogue/variants.ts'
import { call } from '#web/lib/call.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface ProductSheetProps {
  product: TaggedProduct
  open: boolean
  onClose: () => void
}

/** A sheet to buy a tagged product without leaving the page. */
export function ProductSheet({ product: tagged, open, onClose }: ProductSheetProps) {
  const t = useText('posts')
  const errorMessage = useErrorMessage()
  const { slug } = tagged
  const fetchProduct = useCallback(() => call('GET /user/products/url/:uniqueName', { uniqueName: slug }), [slug])
  const { value: product, error, busy, load } = useAsyncData(fetchProduct)
  return (
    <Dialog open={open} title={tagged.name} place="side" onClose={onClose}>
      <div className="grid gap-5 p-5">
        <div className="aspect-4/3 overflow-hidden rounded-card bg-studio">
          {tagged.photo && <Picture url={tagged.photo} alt="" width={640} height={480} shown="tile" className="size-full object-cover" />}
        </div>
        {product && <Buy product={product} onAdded={onClose} />}
        {!product && busy && (
          <>
            <Skeleton className="h-9 w-32" />
            <Skeleton className="h-12" />
          </>
        )}
        {!product && !busy && error !== null && (
          <Alert tone="bad">
            {errorMessage(error)}{' '}
            <button type="button" className="min-h-11 text-link" onClick={() => void load()}>
              {t('retry')}
            </button>
          </Alert>
        )}
        <TextLink to={urls.product(slug)} className="inline-flex min-h-11 items-center justify-self-start text-sm">
          {t('product.page')}
        </TextLink>
      </div>
    </Dialog>
  )
}

function Buy({ product, onAdded }: { product: Product; onAdded: () => void }) {
  const t = useText('posts')
  const common = useText('common')
  const [chosen, setChosen] = useState(() => pickVariant(product, null)?.id ?? '')
  const variant = product.variants.find(({ id }) => id === chosen) ?? product.variants[0]
  const there = useQuantityInCart(product.id, chosen)
  const { add, busy } = useCartChanges()
  if (!variant) return null
  const { price, oldPrice, stock } = variant
  const [photo] = product.photos
  const addNow = async () => {
    const quantity = there + 1
    const added = { photo: variant.photo ?? photo?.url ?? '', photoAlt: photo?.alt ?? '', options: wordsOf(variant), price, quantity }
    onAdded()
    await add({ productId: product.id, variantId: variant.id, quantity, price }, { name: product.info.name, ...added })
  }
  return (
    <>
      <Price price={price} was={oldPrice} large />
      {product.variants.length > 1 && (
        <Select
          label={t('product.choice')}
          value={variant.id}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          options={product.variants.map((one) => ({
            value: one.id,
            name: canBuy(one) ? wordsOf(one) : `${wordsOf(one)} (${common('card.soldOut')})`,
          }))}
        />
      )}
      <p className={canBuy(variant) ? 'text-quiet' : 'text-bad'}>
        {stock.state === 'out'
          ? stock.backOrder
            ? common(laterBadge(stock.backOrder))
            : t('product.soldOut')
          : stock.state === 'low'
            ? common('card.left', { count: stock.left ?? 0 })
            : t('product.inStock')}
      </p>
      <Button busy={busy} disabled={mostOf(variant) <= there} onClick={() => void addNow()}>
        {t('product.addToCart')}
      </Button>
    </>
  )
}
