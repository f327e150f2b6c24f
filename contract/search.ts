import { z } from 'zod'
import { productCard, productOrders } from './product.ts'
import { facets, productFilters } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { id, limit, money, offsetOrCursor, queryFlag, queryInt, text } from './fields.ts'
import { limits } from './limits.ts'
import { relation } from './people.ts'
import { searchLimits } from './rate-limits.ts'

export const searchFilters = ['ALL', 'PEOPLE', 'CLUB', 'PRODUCT'] as const

/** The matched ranges of a name: start (inclusive) and end (exclusive) in UTF-16 units. */
const marks = z.array(z.array(z.int()).length(2))
const named = z.object({ slug: z.string(), name: z.string() })

/** A person in search results. */
export const foundPerson = z.object({ id, name: z.string(), handle: z.string(), avatar: z.string().nullable() }).meta({ id: 'FoundPerson' })
/** A club in search results. */
export const foundClub = z
  .object({ id, name: z.string(), slug: z.string(), photo: z.string().nullable(), place: z.string(), members: z.int() })
  .meta({ id: 'FoundClub' })
export type FoundPerson = z.infer<typeof foundPerson>
export type FoundClub = z.infer<typeof foundClub>
/** Includes the caller's relation to the person; null for visitors. */
const personResult = foundPerson.extend({ relation: relation.nullable() })
/** Includes the caller's membership; null if they have none. */
const clubResult = foundClub.extend({ membership: z.enum(['member', 'requested']).nullable() })
export type PersonResult = z.infer<typeof personResult>
export type ClubResult = z.infer<typeof clubResult>

export const searchAll = endpoint({
  id: 'searchAll',
  route: 'GET /search/',
  tag: 'Search',
  auth: 'guest',
  summary:
    'Search products, people and clubs; misspelt words are corrected, and totals come for all three; people who have blocked the caller, or are blocked, are left out',
  rateLimits: searchLimits,
  maxAge: 0,
  isRarelyRepeated: true,
  input: offsetOrCursor(
    productFilters.omit({ q: true }).extend({
      q: text(1, limits.search.max),
      filterBy: z.enum(searchFilters).default('PRODUCT'),
      /** The order of products. */
      orderBy: z.enum(productOrders).default('relevance'),
      /** Searches for the literal words even if they name a category. */
      words: queryFlag.optional(),
      blur: queryFlag.optional(),
      offset: queryInt(0, limits.page.offsetMax).default(0),
      /** For products; can't be combined with `offset`. */
      cursor: z.string().max(200).optional(),
      limit,
    }),
  ),
  output: z.object({
    totals: z.object({ products: z.int(), people: z.int(), clubs: z.int() }),
    /** The corrected query if words were misspelt. */
    corrected: z.string().nullable(),
    /** Words that were dropped, since no result has all of them. */
    leftOut: z.array(z.string()),
    /** The category named by the query: `products` is its list. */
    category: named.nullable(),
    /** The variant whose SKU matches the query. */
    exact: z.object({ id, slug: z.string(), variantId: id }).nullable(),
    /** More products with a similar SKU exist than are shown; absent otherwise. */
    moreSkus: z.literal(true).optional(),
    products: z
      .object({
        total: z.int(),
        items: z.array(productCard),
        marks: z.array(marks),
        nextCursor: z.string().nullable(),
        facets,
      })
      .optional(),
    people: z.object({ total: z.int(), items: z.array(personResult) }).optional(),
    clubs: z.object({ total: z.int(), items: z.array(clubResult) }).optional(),
  }),
  refusals: [],
})

export const listSuggestions = endpoint({
  id: 'listSuggestions',
  route: 'GET /search/suggestions',
  tag: 'Search',
  auth: 'guest',
  summary: 'Suggest queries for an unfinished one, at most ten; without a query, popular ones',
  rateLimits: searchLimits,
  maxAge: 0,
  isRarelyRepeated: true,
  input: z.object({ q: text(0, limits.search.max).default('') }),
  output: z.object({
    queries: z.array(z.string()),
    categories: z.array(named),
    products: z.array(
      z.object({
        id,
        slug: z.string(),
        name: z.string(),
        price: money,
        /** Others of its variants cost more; absent otherwise. */
        from: z.literal(true).optional(),
        oldPrice: money.nullable(),
        photo: z.string().nullable(),
        marks,
      }),
    ),
    people: z.array(foundPerson),
    clubs: z.array(foundClub),
  }),
  refusals: [],
})

export const recordOpenedProduct = endpoint({
  id: 'recordOpenedProduct',
  route: 'POST /search/opened',
  tag: 'Search',
  auth: 'public',
  summary: 'Count that a product was opened from the results of a query, without recording who did it',
  rateLimits: searchLimits,
  input: z.object({ q: text(1, limits.search.max), productId: id }),
  output: z.object({}),
  refusals: [],
})

const logged = z.object({ query: z.string(), searches: z.int(), results: z.int(), opened: z.int() })

export const getSearchLog = endpoint({
  id: 'getSearchLog',
  route: 'GET /admin/search-log',
  tag: 'Search',
  auth: { staff: 'catalogue:write' },
  summary: 'Get what visitors search for: the most common queries, those without results, and what was opened',
  input: z.object({ days: queryInt(1, limits.searchLog.days).default(30), limit: queryInt(1, 100).default(50) }),
  output: z.object({
    searches: z.int(),
    withoutResults: z.int(),
    opened: z.int(),
    top: z.array(logged.extend({ products: z.array(z.object({ productId: id, name: z.string(), times: z.int() })) })),
    zero: z.array(logged),
  }),
  refusals: [],
})
