import { useId, useState } from 'react'
import type { Product, Variant } from '#contract/product.ts'
import { urls } from '#contract/urls.ts'
import { quantityInCart, useCartChanges } from '#web/features/cart/use-cart.ts'
import type { Card } from '#web/features/catalogue/card.ts'
import { canBuy, mostOf, wordsOf } from '#web/features/catalogue/variants.ts'
import { formatMoney } from '#web/lib/format.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Amount } from '#web/ui/price.tsx'
import { Thumb } from '#web/ui/thumb.tsx'
import type { TogetherProps } from './together.tsx'

const shown = 3

interface Item {
  productId: string
  name: string
  photo: string
  price: number
  /** The variant to add; undefined if the product has options to choose first. */
  variant?: { id: string; max: number; options: string }
  slug?: string
}

/** The product with others bought together with it, at a total price and with one button. Products with options are linked instead. */
export function TogetherBlock({ product, variant, cards }: TogetherProps) {
  const t = useText('together')
  const id = useId()
  const items = [itemOf(product, variant), ...cards.slice(0, shown).map(cardItem)]
  const added = items.filter((item) => item.variant)
  const { busy, addAll } = useAddAll(added)
  const sum = useSum(added)
  return (
    <section aria-labelledby={id} className="wrap mt-20">
      <h2 id={id} className="display mb-4 text-2xl md:mb-6">
        {t('title')}
      </h2>
      <div className="grid gap-6 rounded-card border border-line bg-surface p-4 md:p-6 lg:grid-cols-[1fr_auto] lg:items-center lg:gap-10">
        <ul className="grid gap-4 md:grid-cols-2">
          {items.map((item) => (
            <li key={item.productId} className="flex items-center gap-4">
              <Thumb url={item.photo} alt="" size="medium" />
              <Words item={item} />
            </li>
          ))}
        </ul>
        {added.length > 1 && (
          <div className="grid gap-3">
            <p>
              <span className="block text-sm text-quiet">{t('sum', { count: added.length })}</span>
              <span className="display text-2xl">{sum}</span>
            </p>
            <Button busy={busy} onClick={addAll}>
              {t('add', { count: added.length })}
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}

/** The sum of the prices as displayed. Rendered only in the browser. */
function useSum(items: Item[]): string {
  const { currency } = useShop()
  const chosen = globalThis.chosenCurrency
  const sum = items.reduce((thousandths, { price }) => thousandths + Math.round((chosen?.price(price) ?? price) * 1000), 0) / 1000
  return formatMoney(sum, chosen ? { ...currency, name: chosen.code } : currency)
}

function Words({ item: { name, price, variant, slug } }: { item: Item }) {
  const t = useText('together')
  return (
    <div className="min-w-0">
      {slug === undefined ? (
        <p className="font-medium">{t('this', { name })}</p>
      ) : (
        <Link to={urls.product(slug)} className="inline-flex min-h-11 items-center font-medium hover:underline">
          {name}
        </Link>
      )}
      <p className="text-sm text-quiet">
        <Amount of={price} />
        {variant?.options && ` · ${variant.options}`}
        {!variant && ` · ${t('choose')}`}
      </p>
    </div>
  )
}

function itemOf({ id, info, photos }: Product, variant: Variant): Item {
  const item = { productId: id, name: info.name, photo: variant.photo ?? photos[0]?.url ?? '', price: variant.price }
  return canBuy(variant) ? { ...item, variant: { id: variant.id, max: mostOf(variant), options: wordsOf(variant) } } : item
}

const cardItem = ({ id, name, slug, shot, price, only }: Card): Item => ({
  productId: id,
  name,
  slug,
  photo: shot[0],
  price,
  ...(only && { variant: { ...only, options: '' } }),
})

/** Adds the items sequentially; the last one, the product itself, opens the cart's dialog. */
function useAddAll(items: Item[]) {
  const { set, add } = useCartChanges()
  const [busy, setBusy] = useState(false)
  async function addAll(): Promise<void> {
    if (busy) return
    setBusy(true)
    for (const { productId, name, photo, price, variant } of items.toReversed()) {
      if (!variant) continue
      const quantity = Math.min(quantityInCart(productId, variant.id) + 1, variant.max)
      const line = { productId, variantId: variant.id, quantity, price }
      if (productId === items[0]?.productId) await add(line, { name, photo, photoAlt: '', options: variant.options, price, quantity })
      else if (!(await set(line))) break
    }
    setBusy(false)
  }
  return { busy, addAll: () => void addAll() }
}
