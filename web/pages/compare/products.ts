import type { ProductCard, Variant } from '#contract/product.ts'
import type { Content } from '#contract/unit-price.ts'
import { canBuy } from '#web/features/catalogue/variants.ts'
import { call } from '#web/lib/call.ts'

/** A product as the table needs it. It's embedded in the page. */
export interface ComparedProduct {
  id: string
  slug: string
  name: string
  brand: string
  photo: string
  price: number
  was: number | null
  pricesVary: boolean
  /** The amount of content, for the unit price. */
  content?: Content
  rating: number
  rated: number
  stock: Variant['stock']
  /** The variant of a product with only one. */
  variantId: string | null
  /** Names and values, options first. The table translates them: a loader runs beside those of pages in other languages. */
  features: [name: string, values: string[]][]
}

/** Those of the products that are on sale, in order. */
export async function loadCompared(ids: string[]): Promise<ComparedProduct[]> {
  if (ids.length === 0) return []
  const { products } = await call('GET /user/products/by-id', { id: ids, fields: 'full' })
  return products.map(toCompared)
}

/** The stock of all variants together: whether any is in stock, or can be ordered. */
const stockOfAll = (variants: Variant[]): Variant['stock'] =>
  variants.find(({ stock }) => stock.state !== 'out') ? { state: 'in' } : (variants.find(canBuy)?.stock ?? { state: 'out' })

function toCompared({ id, info, meta, brand, photos, variants, options, attributes = [], terms, rating }: ProductCard): ComparedProduct {
  const [single, another] = variants
  const only = single && !another ? single : undefined
  const content = variants.find(({ price }) => price === info.price)?.content
  return {
    id,
    slug: meta.friendlyPageName,
    name: info.name,
    brand: brand.name,
    photo: photos[0]?.url ?? '',
    price: info.price,
    was: info.oldPrice,
    pricesVary: variants.some(({ price }) => price !== info.price),
    ...(content && { content }),
    rating: rating.average,
    rated: rating.count,
    stock: only?.stock ?? stockOfAll(variants),
    variantId: only?.id ?? null,
    features: [
      ...options.map(({ name, values }): [string, string[]] => [name, values]),
      ...attributes.map(({ name, value }): [string, string[]] => [terms?.[name] ?? name, [terms?.[value] ?? value]]),
    ],
  }
}
