import { useEffect, useRef, useState } from 'react'
import type { Product, Variant } from '#contract/product.ts'
import { quantityInCart, useCartChanges, useQuantityInCart } from '#web/features/cart/use-cart.ts'
import { UnitPrice } from '#web/features/catalogue/unit-price.tsx'
import { canBuy, mostOf, wordsOf } from '#web/features/catalogue/variants.ts'
import { NotifyMe } from '#web/features/stock-alerts/notify-me.tsx'
import { limits } from '#contract/limits.ts'
import { formatPrice } from '#web/lib/converted-price.ts'
import { labelOf } from '#web/lib/labels.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { Price } from '#web/ui/price.tsx'
import { Quantity } from '#web/ui/quantity.tsx'
import { BuyBar } from './buy-bar.tsx'
import { Facts } from './facts.tsx'
import { MemberPrice } from './member-price.tsx'
import { LowestPrice } from './lowest-price.tsx'
import { NoScriptBuy } from './no-script-buy.tsx'
import type { Offer } from '#web/features/catalogue/offer.ts'
import { Options } from './options.tsx'
import { RepeatChoice } from './repeat-choice.tsx'
import { SaveButtons } from './save-buttons.tsx'
import { StockState, useStockText } from '#web/features/catalogue/stock-state.tsx'
import { TaxNote } from './tax-note.tsx'

export interface BuyProps {
  product: Product
  variant: Variant
  /** The option that has to be chosen first; until then, the variant is only displayed. */
  open: string | undefined
  offer: Offer
  sizeGuide: string | null
  /** How the sizes fit, as buyers say; null if too few do. */
  fit: string | null
}

/** Price, options, stock, and adding to the cart. */
export function Buy({ product, variant, open, offer, sizeGuide, fit }: BuyProps) {
  const t = useText('product-details')
  const isChosen = open === undefined
  const [quantity, setQuantity] = useState(1)
  const { busy, there, room, add } = useAdd(product, variant)
  const button = useRef<HTMLDivElement>(null)
  const [isMissing, setMissing] = useState(false)
  const isSoldOut = isChosen && !canBuy(variant)
  const isFull = isChosen && room === 0
  const label = isChosen ? (room > 0 ? t('add') : t('allInCart')) : t('options.choose', { option: labelOf(open).toLowerCase() })
  const addNow = () => {
    if (isChosen) return void add(Math.min(quantity, room))
    setMissing(true)
    document.querySelector<HTMLElement>('#open-option button[name="variant"]')?.focus()
  }
  return (
    <>
      <Price price={offer.price} was={offer.oldPrice} from={offer.from} upTo={offer.upTo} large />
      <UnitPrice price={offer.price} content={offer.content} className="-mt-3" />
      <MemberPrice {...offer} />
      {offer.oldPrice !== null && offer.lowestPrice !== undefined && <LowestPrice price={offer.lowestPrice} />}
      <TaxNote />
      {product.options.length > 0 && <Options {...{ product, variant, open, isMissing, sizeGuide, fit }} />}
      {isChosen && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          {!variant.isDigital && <StockState stock={variant.stock} />}
          {there > 0 && <p className="text-sm text-quiet">{t('inCart', { count: there })}</p>}
        </div>
      )}
      <noscript>{import.meta.env.SSR && <NoScriptBuy productId={product.id} variant={variant} open={open} />}</noscript>
      {product.repeat && isChosen && !variant.isDigital && !isSoldOut && <RepeatChoice offer={product.repeat} price={offer.price} />}
      <div ref={button} className="flex flex-wrap gap-3">
        {isSoldOut ? (
          <NotifyMe subject={{ productId: product.id, variantId: variant.id, name: product.info.name }} className="grow" />
        ) : (
          <>
            <Quantity
              value={isChosen ? Math.min(quantity, Math.max(room, 1)) : quantity}
              max={isChosen ? Math.max(room, 1) : limits.cart.quantityMax}
              label={t('quantity')}
              disabled={isFull}
              onChange={setQuantity}
            />
            <Button busy={busy} disabled={isFull} data-replay="" className="grow basis-36" onClick={addNow}>
              {label}
            </Button>
          </>
        )}
      </div>
      <SaveButtons product={product} />
      {isChosen && <p className="-mt-2 text-sm text-quiet">{`${t('sku')}: ${variant.sku}`}</p>}
      <Facts price={canArrive(product, variant, isChosen) ? offer.price * quantity : null} isDigital={variant.isDigital} />
      <Announcement variant={variant} isChosen={isChosen} offer={offer} />
      {!isSoldOut && (
        <BuyBar watched={button} name={product.info.name} offer={offer} label={label} disabled={busy || isFull} onAdd={addNow} />
      )}
    </>
  )
}

/** Whether a delivery day can be promised: the variant is available, or any of them while none is chosen. */
const canArrive = ({ variants }: Product, variant: Variant, isChosen: boolean): boolean =>
  isChosen ? isThere(variant) : variants.some(isThere)

const isThere = ({ stock }: Variant): boolean => stock.state !== 'out'

/** Announces the effect of a choice to screen readers. */
function Announcement({ variant, isChosen, offer }: Pick<BuyProps, 'variant' | 'offer'> & { isChosen: boolean }) {
  const t = useText('common')
  const { currency } = useShop()
  const [announced, setAnnounced] = useState('')
  const first = useRef(true)
  const state = useStockText()(variant.stock)
  const price = formatPrice(offer.price, currency)
  const sentence = [wordsOf(variant), offer.from ? t('price.from', { price }) : price, ...(isChosen ? [state] : [])].join(', ')
  useEffect(() => {
    if (first.current) first.current = false
    else setAnnounced(sentence)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a choice is news, not stock that changed meanwhile
  }, [variant.id, isChosen])
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  )
}

/** Adds pieces: the call gets the cart's quantity plus the new ones. `room` is the number that the cart can still take. */
function useAdd({ id: productId, info, photos }: Product, variant: Variant) {
  const { id: variantId, price } = variant
  const there = useQuantityInCart(productId, variantId)
  const { add, busy } = useCartChanges()
  const [photo] = photos
  const most = mostOf(variant)
  return {
    busy,
    there,
    room: Math.max(most - there, 0),
    add: (more: number) => {
      // Read on press, since it can be selected before hydration.
      const repeat = document.querySelector<HTMLInputElement>('#how-often :checked')?.dataset
      const repeatWeeks = repeat?.weeks ? Number(repeat.weeks) : undefined
      const paid = Number(repeat?.price ?? price)
      const quantity = Math.min(quantityInCart(productId, variantId, repeatWeeks) + more, most)
      return add(
        { productId, variantId, repeatWeeks, quantity, price: paid },
        {
          name: info.name,
          photo: variant.photo ?? photo?.url ?? '',
          photoAlt: photo?.alt ?? info.name,
          options: [wordsOf(variant), repeat?.label].filter(Boolean).join(', '),
          price: paid,
          quantity,
        },
      )
    },
  }
}
