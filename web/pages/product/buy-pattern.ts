import type { Variant } from '#contract/product.ts'
import type { Shop } from '#contract/shop.ts'
import { drawnOnce, made } from '#web/lib/drawn-once.ts'
import { formatMoney } from '#web/lib/format.ts'
import { textIn } from '#web/lib/text.ts'
import { savingOf } from '#web/ui/saving.ts'
import type { BuyProps } from './buy.tsx'

const isReduced = (variant: Variant): variant is Variant & { oldPrice: number; lowestPrice: number } =>
  variant.oldPrice !== null && variant.lowestPrice !== undefined
const isFree = ({ price }: Variant, { freeShippingFrom }: Shop): boolean => freeShippingFrom !== null && price >= freeShippingFrom

/** How it's bought, but for its options. */
export const fillBuy = /* @__PURE__ */ drawnOnce<BuyProps>({
  kindOf: ({ product, variant, isChosen }, shop) => {
    const { state, left, backOrder } = variant.stock
    if (state === 'out' || backOrder || shop.currencies || shop.membership) return undefined
    const has = [isChosen, product.options.length > 0, savingOf(savingIn(variant)) > 0, isReduced(variant), isFree(variant, shop)]
    return `${has.map(Number).join('')} ${state} ${left}`
  },
  textsOf: ({ product, variant }, { locale, currency }) => {
    const money = (amount: number) => formatMoney(amount, currency)
    const saving = savingOf(savingIn(variant))
    return [
      money(variant.price),
      saving > 0 ? money(variant.oldPrice!) : '',
      saving > 0 ? textIn(locale, 'common')('price.save', { percent: saving }) : '',
      isReduced(variant) ? money(variant.lowestPrice) : '',
      product.id,
      variant.id,
      product.info.name,
      variant.sku,
    ]
  },
  standInFor: ({ product, variant, isChosen }, shop) => {
    const price = isFree(variant, shop) ? (shop.freeShippingFrom ?? 0) + 8641.13 : (shop.freeShippingFrom ?? 8641.13) * 0.7313
    const [name, value] = [made('option'), made('value')]
    const options = product.options.length > 0 ? [{ name, values: [value] }] : []
    const standIn: Variant = {
      id: made('variant'),
      sku: made('sku'),
      options: options.length > 0 ? { [name]: value } : {},
      price,
      oldPrice: savingOf(savingIn(variant)) > 0 ? price * 1.3742 : variant.oldPrice === null ? null : price,
      ...(variant.lowestPrice !== undefined && { lowestPrice: price * 1.1931 }),
      stock: variant.stock,
    }
    const { sizes: _, ...rest } = product
    const own = { ...rest, id: made('product'), info: { ...product.info, name: made('name') }, options, variants: [standIn] }
    return { product: own, variant: standIn, isChosen, sizeGuide: null }
  },
})

const savingIn = ({ price, oldPrice }: Variant) => ({ price, was: oldPrice })
