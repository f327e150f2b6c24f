import type { SampleProduct } from '../database/sample.ts'
import type { LoadRequest } from '../load/connection.ts'

const saved = 400
const signed = (token: string): Record<string, string> => ({ Authorization: `Bearer ${token}` })

/** Saves one product after another, each with a changed keyword: with the current version, as the editor does. */
export const productSaves = (token: string, products: SampleProduct[]): LoadRequest[] =>
  products.slice(0, saved).map(({ productId }, n): LoadRequest => ({
    method: 'POST',
    path: '/api/admin/products/bulk',
    headers: signed(token),
    body: { rows: [{ id: productId, addKeywords: [`bench ${n % 7}`], isFeatured: n % 2 === 0 }] },
  }))

const queries = ['', '?state=live', '?stock=low&state=live', '?state=draft', '?q=kettle', '?q=bell&stock=out']

/** The list of products with its filters. */
export const staffProductLists = (token: string, products: SampleProduct[]): LoadRequest[] =>
  products
    .slice(0, queries.length * 10)
    .map((_, n): LoadRequest => ({ method: 'GET', path: `/api/admin/products${queries[n % queries.length]}`, headers: signed(token) }))
