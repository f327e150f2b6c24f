import type { Product, ProductCard, Variant } from '#contract/product.ts'
import { major, minor } from '#contract/currency.ts'
import type { Document } from '../read-model/documents.ts'
import { priceBefore } from '../read-model/reduction.ts'
import type { Deal } from './deal.ts'
import type { CurrentDeals } from './running.ts'

const texts = new WeakMap<object, string>()
const presented = new WeakMap<ProductCard | Product, { deal: Deal; product: ProductCard | Product }>()

/** A document in the form in which it's sent, as text and as a value. */
export type ShownDocument<T extends object> = Pick<Document<T>, 'id' | 'text' | 'value' | 'blurredText' | 'blurredValue'>

/** The documents of products, at the prices of their deals. */
export const withDealPrices = <T extends ProductCard | Product>(documents: Document<T>[], deals: CurrentDeals): ShownDocument<T>[] =>
  documents.map((document) => withDealPrice(document, deals))

/** The document of a product, at the prices of its deal. */
export function withDealPrice<T extends ProductCard | Product>(document: Document<T>, deals: CurrentDeals): ShownDocument<T> {
  const deal = deals.of(document.id)
  return deal ? new DealDocument(document, deal) : document
}

class DealDocument<T extends ProductCard | Product> implements ShownDocument<T> {
  readonly id: string
  readonly #document: Document<T>
  readonly #deal: Deal

  constructor(document: Document<T>, deal: Deal) {
    this.id = document.id
    this.#document = document
    this.#deal = deal
  }
  get value(): T {
    return withDeal(this.#document.value, this.#deal)
  }
  get blurredValue(): T {
    return withDeal(this.#document.blurredValue, this.#deal)
  }
  get text(): string {
    return textOf(this.value)
  }
  get blurredText(): string {
    return textOf(this.blurredValue)
  }
}

function textOf(value: object): string {
  const text = texts.get(value) ?? JSON.stringify(value)
  texts.set(value, text)
  return text
}

/** A product or card at the prices of its deal. The same deal returns the same object. */
function withDeal<T extends ProductCard | Product>(product: T, deal: Deal): T {
  const before = presented.get(product)
  if (before?.deal === deal) return before.product as T
  const made = atDealPrices(product, deal)
  presented.set(product, { deal, product: made })
  return made
}

function atDealPrices<T extends ProductCard | Product>(product: T, { prices, endsAt, left, isListed }: Deal): T {
  const variants = product.variants.map((variant): Variant => {
    const offer = prices.get(variant.id)
    if (!offer || offer.price >= minor(variant.price)) return variant
    const regularPrice = minor(variant.price)
    const lowest = Math.min(offer.lowest, regularPrice)
    const before = priceBefore({ price: offer.price, was: regularPrice, lowest })
    return { ...variant, price: major(offer.price), oldPrice: before === null ? null : major(before), lowestPrice: major(lowest) }
  })
  const cheapest = variants.reduce<Variant | undefined>(
    (best, variant) => (best && best.price <= variant.price ? best : variant),
    undefined,
  )
  const info = cheapest ? { ...product.info, sku: cheapest.sku, price: cheapest.price, oldPrice: cheapest.oldPrice } : product.info
  return { ...product, info, variants, ...(!isListed && { deal: { endsAt: new Date(endsAt).toISOString(), left } }) }
}
