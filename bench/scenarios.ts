import { urls } from '#contract/urls.ts'
import { demoAddress } from '#seed/accounts.ts'
import type { Sent } from './load/connection.ts'
import type { Plan } from './load/plan.ts'
import type { World } from './database/database.ts'

export interface Scenario {
  name: string
  title: string
  /** CallRequest for as a browser asks, and sent packed; its size is told plain and packed. */
  packed?: true
  plan: (world: World) => Plan
}

/** Accepted by every browser there is. */
const browser = { 'Accept-Encoding': 'gzip, deflate, br, zstd' }
const linesPerCart = 4
const category = 'strength'

const get = (path: string, headers = {}): Sent => ({ method: 'GET', path, headers })
const one = (sent: Sent): Plan => ({ kind: 'requests', requests: [sent] })
const many = (requests: Sent[]): Plan => ({ kind: 'requests', requests })

/** What is measured, reads first: what is written makes the tables grow. */
export const scenarios: Scenario[] = [
  { name: 'product-list', title: 'Product list of 20', packed: true, plan: () => one(get('/api/user/products?limit=20', browser)) },
  {
    name: 'product',
    title: 'Product by its name',
    plan: ({ products }) => many(products.map(({ slug }) => get(`/api/user/products/url/${slug}`))),
  },
  {
    name: 'category-page-uncached',
    title: 'Category page, never asked before',
    packed: true,
    plan: ({ categories }) => many(neverAsked(categories)),
  },
  { name: 'category-page-next', title: 'Category page, next page or sort', packed: true, plan: (world) => many(pagesAndSorts(world)) },
  { name: 'category-page-cached', title: 'Category page, cached', packed: true, plan: () => one(get(urls.collection(category), browser)) },
  {
    name: 'product-page-uncached',
    title: 'Product page, uncached',
    packed: true,
    plan: ({ products }) => many(products.map(({ slug }) => get(urls.product(slug), browser))),
  },
  {
    name: 'product-page-cached',
    title: 'Product page, cached',
    packed: true,
    plan: ({ products }) => one(get(urls.product(products[0]!.slug), browser)),
  },
  { name: 'add-to-cart', title: 'Add to cart', plan: (world) => many(cartLines(world)) },
  {
    name: 'guest-checkout',
    title: 'Guest checkout, 4 calls',
    plan: ({ products }) => ({ kind: 'checkouts', slugs: products.map(({ slug }) => slug), address: demoAddress }),
  },
]

/**
 * Every address once: a highest price that is above all prices shows the same products, and neither page nor counts can
 * have been kept, however much the shop keeps.
 */
function neverAsked(categories: string[]): Sent[] {
  const count = 20_000
  const dearest = 50_000
  return Array.from({ length: count }, (_, n) =>
    get(`${urls.collection(categories[n % categories.length])}?maxPrice=${dearest + n / 100}`, browser),
  )
}

/**
 * Every sort of every category, and further pages where there are some: more addresses than pages are kept, so that each is
 * gone when its turn comes again. The counts beside the products stay kept.
 */
function pagesAndSorts({ categories, topCategories }: World): Sent[] {
  const sorts = ['relevance', 'best-selling', 'newest', 'price-asc', 'price-desc', 'rating']
  const pages = (slug: string, last: number) => Array.from({ length: last }, (_, index) => ({ slug, page: index + 1 }))
  const lists = [...pages('all', 30), ...categories.flatMap((slug) => pages(slug, topCategories.includes(slug) ? 3 : 1))]
  return sorts.flatMap((sort) => lists.map(({ slug, page }) => get(`${urls.collection(slug)}?sort=${sort}&page=${page}`, browser)))
}

/** Each customer puts in one product after the other, so that carts hold a few lines when they are measured. */
function cartLines({ products, tokens }: World): Sent[] {
  return Array.from({ length: linesPerCart }, (_, round) =>
    tokens.map((token, customer): Sent => {
      const { productId, variantId } = products[(customer * 7 + round * 251) % products.length]!
      return {
        method: 'POST',
        path: '/api/cart',
        headers: { Authorization: `Bearer ${token}` },
        body: { productId, variantId, quantity: 1 + (customer % 3) },
      }
    }),
  ).flat()
}
