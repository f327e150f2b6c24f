import { laterBadge as later } from '#web/features/catalogue/back-order.ts'
import type { ReactNode } from 'react'
import type { SavedProduct } from '#contract/wishlist.ts'
import { urls } from '#contract/urls.ts'
import { quantityInCart, useCartChanges } from '#web/features/cart/use-cart.ts'
import { useConvertedAmount } from '#web/lib/converted-price.ts'
import { useText } from '#web/lib/text.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'

interface SavedCardProps {
  productId: string
  product: SavedProduct
  /** The price when it was saved, if that differs. */
  priceWas?: number | undefined
  /** The owner's actions. */
  children?: ReactNode
}

/** A product of a wishlist, with current price and stock, and a button that adds it to the cart. Needs the group "wishlist". */
export function SavedCard({ productId, product, priceWas, children }: SavedCardProps) {
  const { name, slug, brand, photo, photoAlt, price, oldPrice, pricesVary } = product
  return (
    <article className="flex h-full flex-col">
      <div className="card">
        <div className="card-shot">
          <Picture url={photo} alt={photoAlt} width={720} height={720} shown="card" />
        </div>
        <p className="card-brand">{brand}</p>
        <h2 className="card-name">
          <Link to={urls.product(slug)}>{name}</Link>
        </h2>
        <div className="card-foot">
          <Price price={price} was={oldPrice} from={pricesVary} />
        </div>
      </div>
      <Notes product={product} priceWas={priceWas} />
      <div className="mt-auto grid gap-1 pt-3">
        <ToCart productId={productId} product={product} />
        {children}
      </div>
    </article>
  )
}

function Notes({ product: { stock, price }, priceWas }: Pick<SavedCardProps, 'product' | 'priceWas'>) {
  const t = useText('wishlist')
  const common = useText('common')
  const money = useConvertedAmount()
  return (
    <div className="mt-1 text-sm">
      {priceWas !== undefined && (
        <p className={price < priceWas ? 'font-medium text-good' : 'text-quiet'}>
          {price < priceWas ? t('cheaper', { by: money(priceWas - price) }) : t('dearer', { was: money(priceWas) })}
        </p>
      )}
      {stock.state === 'out' && (
        <p className={stock.backOrder ? 'text-warn' : 'text-bad'}>{stock.backOrder ? common(later(stock.backOrder)) : t('stock.out')}</p>
      )}
      {stock.state === 'low' && <p className="text-warn">{t('stock.low', { count: stock.left ?? 0 })}</p>}
    </div>
  )
}

function ToCart({ productId, product }: Pick<SavedCardProps, 'productId' | 'product'>) {
  const t = useText('wishlist')
  const { add, busy } = useCartChanges()
  const { name, slug, photo, photoAlt, price, stock, variantId } = product
  const isOut = stock.state === 'out' && !stock.backOrder
  if (isOut || variantId === null) {
    return (
      <ButtonLink
        to={urls.product(slug)}
        look="secondary"
        className="px-3 text-sm"
        aria-label={isOut ? t('notifyOf', { name }) : t('optionsOf', { name })}
      >
        {isOut ? t('notify') : t('options')}
      </ButtonLink>
    )
  }
  const addOne = () => {
    const quantity = quantityInCart(productId, variantId) + 1
    void add({ productId, variantId, quantity, price }, { name, photo, photoAlt, options: '', price, quantity })
  }
  return (
    <Button busy={busy} className="px-3 text-sm" aria-label={t('addOf', { name })} onClick={addOne}>
      {t('add')}
    </Button>
  )
}
