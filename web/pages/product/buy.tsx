import { useRef, useState } from 'react'
import type { Product, Variant } from '#contract/catalogue.ts'
import { useCartChanges, useQuantityInCart } from '#web/features/cart/use-cart.ts'
import { mostOf, wordsOf } from '#web/features/catalogue/variants.ts'
import { NotifyMe } from '#web/features/stock-alerts/notify-me.tsx'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { Price } from '#web/ui/price.tsx'
import { Quantity } from '#web/ui/quantity.tsx'
import { BuyBar } from './buy-bar.tsx'
import { Facts } from './facts.tsx'
import { LowestPrice } from './lowest-price.tsx'
import { Options } from './options.tsx'
import { SaveButtons } from './save-buttons.tsx'
import { StockState } from './stock-state.tsx'

/** Price, choice, stock, and the way into the cart. */
export function Buy({ product, variant }: { product: Product; variant: Variant }) {
  const t = useText('product-details')
  const [quantity, setQuantity] = useState(1)
  const { busy, there, room, add } = useAdd(product, variant)
  const button = useRef<HTMLDivElement>(null)
  const isSoldOut = variant.stock.state === 'out'
  const label = room > 0 ? t('add') : t('allInCart')
  const addNow = () => void add(Math.min(quantity, room))
  return (
    <>
      <Price price={variant.price} was={variant.oldPrice} large />
      {variant.lowestPrice !== undefined && <LowestPrice price={variant.lowestPrice} />}
      {product.options.length > 0 && <Options product={product} variant={variant} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <StockState stock={variant.stock} />
        {there > 0 && <p className="text-sm text-quiet">{t('inCart', { count: there })}</p>}
      </div>
      <div ref={button} className="flex gap-3">
        {isSoldOut ? (
          <NotifyMe subject={{ productId: product.id, variantId: variant.id, name: product.info.name }} className="grow" />
        ) : (
          <>
            <Quantity
              value={Math.min(quantity, Math.max(room, 1))}
              max={Math.max(room, 1)}
              label={t('quantity')}
              disabled={room === 0}
              onChange={setQuantity}
            />
            <Button busy={busy} disabled={room === 0} data-replay="" className="grow" onClick={addNow}>
              {label}
            </Button>
          </>
        )}
      </div>
      <SaveButtons product={product} />
      <Facts price={isSoldOut ? null : variant.price * quantity} />
      {!isSoldOut && (
        <BuyBar
          watched={button}
          name={product.info.name}
          price={variant.price}
          label={label}
          disabled={busy || room === 0}
          onAdd={addNow}
        />
      )}
    </>
  )
}

/** Adding sends what is there already plus what comes on top. `room` is how many more the cart may hold. */
function useAdd({ id: productId, info, photos }: Product, variant: Variant) {
  const { id: variantId, price } = variant
  const there = useQuantityInCart(productId, variantId)
  const { add, busy } = useCartChanges()
  const [photo] = photos
  return {
    busy,
    there,
    room: Math.max(mostOf(variant) - there, 0),
    add: (more: number) =>
      add(
        { productId, variantId, quantity: there + more, price },
        {
          name: info.name,
          photo: variant.photo ?? photo?.url ?? '',
          photoAlt: photo?.alt ?? info.name,
          options: wordsOf(variant),
          price,
          quantity: there + more,
        },
      ),
  }
}
