import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, text } from './fields.ts'
import { limits } from './limits.ts'

const auth = { staff: 'catalogue:write' } as const
const tag = 'Search'
const word = text(1, limits.search.max).pipe(z.string().toLowerCase())

const synonym = z.object({ term: z.string(), means: z.array(z.string()) })
const rule = z.object({
  query: z.string(),
  categoryId: id.nullable(),
  products: z.array(z.object({ id, name: z.string() })),
})
const settings = z.object({ synonyms: z.array(synonym), rules: z.array(rule) }).meta({ id: 'SearchSettings' })
export type SearchSettings = z.infer<typeof settings>

export const getSearchSettings = endpoint({
  id: 'getSearchSettings',
  route: 'GET /admin/search-settings',
  tag,
  auth,
  summary: 'List the synonyms of words and the rules of queries',
  input: z.object({}),
  output: settings,
  refusals: [],
})
export const setSynonyms = endpoint({
  id: 'setSynonyms',
  route: 'PUT /admin/search-settings/synonyms',
  tag,
  auth,
  summary: 'Set the synonyms of a word; an empty list removes them',
  input: z.strictObject({ term: word, means: z.array(word).max(limits.searchSettings.wordsMax) }),
  output: settings,
  refusals: [],
})
export const setSearchRule = endpoint({
  id: 'setSearchRule',
  route: 'PUT /admin/search-settings/rules',
  tag,
  auth,
  summary: 'Set the rule of a query: products that come first, or a category that it opens; neither removes the rule',
  input: z.strictObject({
    query: word,
    categoryId: id.nullable(),
    productIds: z.array(id).max(limits.searchSettings.productsMax),
  }),
  output: settings,
  refusals: ['INVALID_PRODUCT_ID', 'INVALID_CATEGORY_ID'],
})
