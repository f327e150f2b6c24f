import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'
import { redirect, type WithStatus } from '#web/lib/router/outcome.ts'
import type { Picture } from '#contract/product.ts'
import type { CategoryNode } from '#contract/catalogue.ts'
import { urls } from '#contract/urls.ts'
import { toCards } from '#web/features/catalogue/card.ts'
import { parseFilters, type Rail, toInput } from '#web/features/catalogue/filters.ts'
import { checkEnd, type ListPlace, shownCards, type ShownList, filtersToRequest } from '#web/features/product-lists/list.ts'
import { call } from '#web/lib/call.ts'

/** The slug of the collection with all products. */
export const everything = 'all'

export interface ListData extends ShownList {
  slug: string
  /** Null for the collection of all products. */
  category: { name: string; description: string; children: { name: string; slug: string }[]; photo: Picture | null } | null
}

/** The front page's rail that this list extends, whose name it takes. A category filtered by a rail keeps its own name. */
export const railOf = ({ category, filters }: Pick<ListData, 'category' | 'filters'>): Rail | undefined =>
  category === null ? filters.rail : undefined

/** The address of a category's list. */
export const collectionPlace = (slug: string): ListPlace => ({ path: urls.collection(slug), query: [] })

export async function loader({ params, request }: LoaderFunctionArgs): Promise<ListData | WithStatus<ListData>> {
  const slug = params.slug ?? everything
  const { searchParams } = new URL(request.url)
  const filters = parseFilters(searchParams)
  const place = collectionPlace(slug)
  const requested = filtersToRequest(place, filters)
  const [category, list] = await Promise.all([
    categoryOf(slug, searchParams),
    call('GET /user/products', toInput(slug === everything ? null : slug, requested)),
  ])
  const now = Date.now()
  const cards = toCards(list.products, now)
  const { totalProducts: total, facets, nextCursor } = list
  const data = { slug, category, place, filters, total, facets, nextCursor, ...shownCards(place, requested, cards) }
  return checkEnd(data, data)
}

/** Redirects an old slug to the current one, keeping the filters. */
async function categoryOf(slug: string, query: URLSearchParams): Promise<ListData['category']> {
  if (slug === everything) return null
  const category = await call('GET /categories/slug/:slug', { slug })
  if (category.slug !== slug) throw redirect(urls.collection(category.slug, query), 301)
  return trim(category)
}

const trimmed = new WeakMap<CategoryNode, NonNullable<ListData['category']>>()

/** The parts of a category that the page shows; the same object for the same category. */
function trim(category: CategoryNode): ListData['category'] {
  const { name, description, children, photo } = category
  let trimmedCategory = trimmed.get(category)
  if (!trimmedCategory) {
    trimmedCategory = { name, description, photo, children: children.map((child) => ({ name: child.name, slug: child.slug })) }
    trimmed.set(category, trimmedCategory)
  }
  return trimmedCategory
}
