import type { Variant } from '#contract/product.ts'
import type { Shop } from '#contract/shop.ts'
import { referenceOf } from '#contract/unit-price.ts'
import { placeholderContent, unitPriceText } from '#web/features/catalogue/unit-price-pattern.ts'
import { patternFiller, placeholderText } from '#web/lib/html-patterns.ts'
import { formatMoney } from '#web/lib/format.ts'
import { labelOf } from '#web/lib/labels.ts'
import { textIn } from '#web/lib/text.ts'
import { discountPercent } from '#web/ui/discount-percent.ts'
import type { BuyProps } from './buy.tsx'
import type { Offer } from '#web/features/catalogue/offer.ts'

const isReduced = (offer: Offer): offer is Offer & { oldPrice: number; lowestPrice: number } =>
  offer.oldPrice !== null && offer.lowestPrice !== undefined
const isFree = ({ price }: Offer, { freeShippingFrom }: Shop): boolean => freeShippingFrom !== null && price >= freeShippingFrom

/** The part for buying a product, without its options. */
export const fillBuy = /* @__PURE__ */ patternFiller<BuyProps>({
  kindOf: ({ product, variant, open, offer }, shop) => {
    const { state, left, backOrder } = variant.stock
    if (state === 'out' || backOrder || variant.isDigital || shop.currencies || shop.membership || product.repeat) return undefined
    const has = [
      product.options.length > 0,
      offer.from,
      offer.upTo,
      discountPercent(savingIn(offer)),
      isReduced(offer),
      isFree(offer, shop),
    ]
    const per = offer.content ? referenceOf(offer.content).per : ''
    return `${has.map((one) => (one ? 1 : 0)).join('')} ${open ?? ''} ${state} ${left} ${per}`
  },
  textsOf: ({ product, variant, offer }, shop) => {
    const { locale, currency } = shop
    const t = textIn(locale, 'common')
    const money = (amount: number) => formatMoney(amount, currency)
    const saving = discountPercent(savingIn(offer))
    const { price, upTo } = offer
    return [
      offer.from ? t('price.from', { price: money(price) }) : money(price),
      saving > 0 ? money(offer.oldPrice!) : '',
      saving > 0
        ? t('price.save', { percent: saving })
        : upTo
          ? t(upTo.value ? 'price.saveOf' : 'price.saveUpTo', { ...upTo, value: labelOf(upTo.value ?? '') })
          : '',
      unitPriceText(offer, shop),
      isReduced(offer) ? money(offer.lowestPrice) : '',
      product.id,
      variant.id,
      product.info.name,
      variant.sku,
    ]
  },
  placeholderFor: ({ product, variant, open, offer }, shop) => {
    const price = isFree(offer, shop) ? (shop.freeShippingFrom ?? 0) + 8641.13 : (shop.freeShippingFrom ?? 8641.13) * 0.7313
    const [name, value] = [placeholderText('option'), placeholderText('value')]
    const options = product.options.length > 0 ? [{ name, values: [value] }] : []
    const asked: Offer = {
      ...offer,
      price,
      oldPrice: discountPercent(savingIn(offer)) > 0 ? price * 1.3742 : offer.oldPrice === null ? null : price,
      ...(offer.lowestPrice !== undefined && { lowestPrice: price * 1.1931 }),
      ...(offer.upTo !== undefined && { upTo: { percent: 61, value: offer.upTo.value && placeholderText('reduced') } }),
      ...placeholderContent(offer),
    }
    const chosen = options.length > 0 ? { [name]: value } : {}
    const { stock } = variant
    const placeholder: Variant = {
      id: placeholderText('variant'),
      sku: placeholderText('sku'),
      options: chosen,
      price,
      oldPrice: null,
      stock,
    }
    const { sizes: _, ...rest } = product
    const own = {
      ...rest,
      id: placeholderText('product'),
      info: { ...product.info, name: placeholderText('name') },
      options,
      variants: [placeholder],
    }
    return { product: own, variant: placeholder, open, offer: asked, sizeGuide: null, fit: null }
  },
})

const savingIn = ({ price, oldPrice }: Offer) => ({ price, was: oldPrice })
