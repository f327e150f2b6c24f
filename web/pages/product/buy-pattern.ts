import type { Variant } from '#contract/product.ts'
import type { Shop } from '#contract/shop.ts'
import { referenceOf } from '#contract/unit-price.ts'
import { placeholderContent, unitPriceText } from '#web/features/catalogue/unit-price-pattern.ts'
import { patternFiller, placeholderPrice, placeholderText } from '#web/lib/html-patterns.ts'
import { formatMoney } from '#web/lib/format.ts'
import { labelOf } from '#web/lib/labels.ts'
import { textIn } from '#web/lib/text.ts'
import { discountPercent } from '#web/ui/discount-percent.ts'
import type { BuyProps } from './buy.tsx'
import type { Offer } from '#web/features/catalogue/offer.ts'

const isReduced = (offer: Offer): offer is Offer & { oldPrice: number; lowestPrice: number } =>
  offer.oldPrice !== null && offer.lowestPrice !== undefined
const isFree = ({ price }: Offer, { freeShippingFrom }: Shop): boolean => freeShippingFrom !== null && price >= freeShippingFrom

/** They give the placeholder's prices digits that aren't part of one another: each formatted price is found in the HTML by its text. */
const factors = { belowFreeShipping: 0.7313, oldPrice: 1.3742, lowestPrice: 1.1931 }

/** A price that ships free if the offer's does, as the part then shows the same sentences. */
const placeholderPriceOf = (offer: Offer, shop: Shop): number =>
  isFree(offer, shop)
    ? (shop.freeShippingFrom ?? 0) + placeholderPrice
    : (shop.freeShippingFrom ?? placeholderPrice) * factors.belowFreeShipping

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
      saving > 0 ? t('price.save', { percent: saving }) : upTo ? t('price.saveOf', { ...upTo, value: labelOf(upTo.value) }) : '',
      unitPriceText(offer, shop),
      isReduced(offer) ? money(offer.lowestPrice) : '',
      product.id,
      variant.id,
      product.info.name,
      variant.sku,
    ]
  },
  placeholderFor: ({ product, variant, open, offer }, shop) => {
    const price = placeholderPriceOf(offer, shop)
    const [name, value] = [placeholderText('option'), placeholderText('value')]
    const options = product.options.length > 0 ? [{ name, values: [value] }] : []
    const placeholderOffer: Offer = {
      ...offer,
      price,
      oldPrice: discountPercent(savingIn(offer)) > 0 ? price * factors.oldPrice : offer.oldPrice === null ? null : price,
      ...(offer.lowestPrice !== undefined && { lowestPrice: price * factors.lowestPrice }),
      ...(offer.upTo !== undefined && { upTo: { percent: 61, value: placeholderText('reduced') } }),
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
    return { product: own, variant: placeholder, open, offer: placeholderOffer, sizeGuide: null, fit: null }
  },
})

const savingIn = ({ price, oldPrice }: Offer) => ({ price, was: oldPrice })
