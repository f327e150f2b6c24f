import type { LoaderFunctionArgs } from 'react-router'
import type { CategoryNode, Facets, Picture } from '#contract/catalogue.ts'
import { type Card, toCard } from '#web/features/catalogue/card.ts'
import { type Filters, parseFilters, toInput, toQuery } from '#web/features/catalogue/filters.ts'
import { call } from '#web/lib/call.ts'
import { loadedUpTo, storePage } from './loaded-pages.ts'

/** The collection that holds everything. */
export const everything = 'all'

export interface ListData {
  slug: string
  /** Null for everything. */
  category: { name: string; description: string; children: { name: string; slug: string }[]; photo: Picture | null } | null
  filters: Filters
  cards: Card[]
  /** The page the shown cards start with; above 1 only when someone came straight to a later page. */
  firstPage: number
  total: number
  facets: Facets
  /** Where the next page begins; null where there is none. */
  nextCursor: string | null
}

export async function loader({ params, request }: LoaderFunctionArgs): Promise<ListData> {
  const slug = params.slug ?? everything
  const filters = parseFilters(new URL(request.url).searchParams)
  const [category, list] = await Promise.all([
    categoryOf(slug),
    call('GET /user/products', toInput(slug === everything ? null : slug, filters)),
  ])
  const now = Date.now()
  const cards = list.products.map((product) => toCard(product, now))
  const { totalProducts: total, facets, nextCursor } = list
  return { slug, category, filters, total, facets, nextCursor, ...shown(slug, filters, cards) }
}

async function categoryOf(slug: string): Promise<ListData['category']> {
  if (slug === everything) return null
  return trim(await call('GET /categories/slug/:slug', { slug }))
}

const trimmed = new WeakMap<CategoryNode, NonNullable<ListData['category']>>()

/** What the page shows of a category; the same object for the same category. */
function trim(category: CategoryNode): ListData['category'] {
  const { name, description, children, photo } = category
  let made = trimmed.get(category)
  if (!made) {
    made = { name, description, photo, children: children.map((child) => ({ name: child.name, slug: child.slug })) }
    trimmed.set(category, made)
  }
  return made
}

/** The server shows the page asked for; a browser also what it has loaded before it. */
function shown(slug: string, filters: Filters, cards: Card[]): { firstPage: number; cards: Card[] } {
  if (typeof document === 'undefined') return { firstPage: filters.page, cards }
  const list = listKey(slug, filters)
  storePage(list, filters.page, cards)
  return loadedUpTo(list, filters.page)
}

export const listKey = (slug: string, filters: Filters): string => `${slug}?${toQuery({ ...filters, page: 1 })}`
