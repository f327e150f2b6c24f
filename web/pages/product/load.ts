import { type LoaderFunctionArgs, redirect } from 'react-router'
import type { Product } from '#contract/catalogue.ts'
import { urls } from '#contract/urls.ts'
import { type Card, toCard } from '#web/features/catalogue/card.ts'
import { call } from '#web/lib/call.ts'

export interface ProductData {
  product: Product
  related: Card[]
}

const relatedMax = 8

/** A product by its page's name; an old name leads to the new one. What goes with it is decoration. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<ProductData> {
  const slug = params.slug ?? ''
  const product = await call('GET /user/products/url/:uniqueName', { uniqueName: slug })
  const { friendlyPageName } = product.meta
  if (friendlyPageName !== slug)
    throw redirect(urls.product(friendlyPageName, new URL(request.url).searchParams.get('variant') ?? undefined), 301)
  const { products } = await call('GET /user/products/tag/:tag', {
    tag: 'YOU_MAY_LIKE',
    productId: product.id,
    blur: true,
    limit: relatedMax,
  }).catch(() => ({ products: [] }))
  const now = Date.now()
  return { product: trim(product), related: products.map((one) => toCard(one, now)) }
}

const trimmed = new WeakMap<Product, Product>()

/** Without what the page does not show; the same one for the same product. */
function trim(product: Product): Product {
  let made = trimmed.get(product)
  if (!made) trimmed.set(product, (made = { ...product, tags: [], meta: { ...product.meta, keywords: [] } }))
  return made
}
