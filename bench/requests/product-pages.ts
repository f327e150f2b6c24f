import { urls } from '#contract/urls.ts'
import { newId } from '#server/db/ids.ts'
import { type SampleProduct, visitedProducts } from '../database/sample.ts'
import type { LoadRequest } from '../load/connection.ts'
import { openChooser } from './choose.ts'
import { getPacked } from './get.ts'
import { filteredPages } from './list-pages.ts'
import type { ProductList } from './lists.ts'

/** Each URL once, with a variant id that doesn't exist: the page is the same but can't have been cached. For visited products. */
export const uncachedProductPages = (products: SampleProduct[]): LoadRequest[] => pagesOf(visitedProducts(products), 20_000)

/** Warms up with a third of the products, so that V8 has compiled the hot code; then visits each of the others for the first time. */
export function firstVisits(products: SampleProduct[]): { warmUp: LoadRequest[]; requests: LoadRequest[] } {
  const [known, others] = [true, false].map((isKnown) => visitedProducts(products).filter((_, n) => (n % 3 === 0) === isKnown))
  return { warmUp: pagesOf(known!, 2000), requests: pagesOf(others!, others!.length) }
}

function pagesOf(products: SampleProduct[], count: number): LoadRequest[] {
  const now = new Date()
  return Array.from({ length: count }, (_, n) => getPacked(urls.product(products[n % products.length]!.slug, newId(now))))
}

/** The products by popularity, most popular first: a random order, but always the same. */
export const mostPopular = (products: SampleProduct[]): SampleProduct[] => openChooser(14).shuffled(products)

/** A visitor's requests: popular products and lists often, others rarely, and one in ten a URL that was never requested before. */
export function visitedPages(products: SampleProduct[], lists: ProductList[]): LoadRequest[] {
  const count = 60_000
  const shares = { neverAsked: 0.1, lists: 0.3 }
  const chooser = openChooser(12)
  const neverAsked = filteredPages(lists, count * shares.neverAsked, 13)
  const ofProducts = mostPopular(products).map(({ slug }) => getPacked(urls.product(slug)))
  const ofLists = lists.map(({ slug }) => getPacked(urls.collection(slug)))
  return Array.from({ length: count }, () => {
    const unknown = chooser.happens(shares.neverAsked) ? neverAsked.pop() : undefined
    return unknown ?? chooser.popular(chooser.happens(shares.lists) ? ofLists : ofProducts)
  })
}
