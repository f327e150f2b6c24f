import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'
import { redirect } from '#web/lib/router/outcome.ts'
import type { Product } from '#contract/product.ts'
import { limits } from '#contract/limits.ts'
import { urls } from '#contract/urls.ts'
import { type Card, toCards } from '#web/features/catalogue/card.ts'
import type { Questions } from '#web/features/questions/types.ts'
import type { Reviews } from '#web/features/reviews/types.ts'
import { call } from '#web/lib/call.ts'
import { loadComponents } from './bundle-components.tsx'
import type { ComponentsByBundle } from './bundle.tsx'

export interface ProductData {
  product: Product
  related: Card[]
  /** The first page of reviews; null if loading failed. */
  reviews: Reviews | null
  questions: Questions | null
  /** The name of the staff's size guide for such products. */
  sizeGuide: string | null
  /** The components of bundles. */
  components: ComponentsByBundle | null
}

/** A product by its slug; an old slug redirects. All other data is optional. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<ProductData> {
  const slug = params.slug ?? ''
  const product = await call('GET /user/products/url/:uniqueName', { uniqueName: slug })
  const { friendlyPageName } = product.meta
  if (friendlyPageName !== slug)
    throw redirect(urls.product(friendlyPageName, new URL(request.url).searchParams.get('variant') ?? undefined), 301)
  if (product.giftCard) throw redirect(urls.giftCards(), 301)
  const { id } = product
  const [{ products }, reviews, questions, guide, components] = await Promise.all([
    call('GET /user/products/tag/:tag', { tag: 'YOU_MAY_LIKE', productId: id, blur: true, limit: limits.related.shown }).catch(() => ({
      products: [],
    })),
    call('GET /user/order/review/:id', { id, limit: limits.reviews.shown }).catch(() => null),
    call('GET /user/products/:id/questions-answers', { id, limit: limits.questions.shown }).catch(() => null),
    call('GET /public/size-guides', { brand: product.brand.slug, categories: product.categories.map((one) => one.slug) }).catch(() => null),
    loadComponents(product),
  ])
  const now = Date.now()
  return { product: trim(product), related: toCards(products, now), reviews, questions, sizeGuide: guide?.name ?? null, components }
}

const trimmed = new WeakMap<Product, Product>()

/** The product without data that the page doesn't show; the same object for the same product. */
function trim(product: Product): Product {
  let trimmedProduct = trimmed.get(product)
  if (!trimmedProduct) trimmed.set(product, (trimmedProduct = { ...product, tags: [], meta: { ...product.meta, keywords: [] } }))
  return trimmedProduct
}
