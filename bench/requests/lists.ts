import type { ApiOutput } from '#contract/api.ts'
import { fetchBytes } from '../load/connection.ts'

/** The number of products on a category page. */
export const pageSize = 24

/** A list of the shop with its available filters. Without a slug: the list of everything. */
export interface ProductList {
  slug?: string
  total: number
  facets: ApiOutput<'GET /user/products'>['facets']
}

/** Reads all lists from the running shop: everything, then each category that has products. */
export async function readLists(origin: string, categories: string[]): Promise<ProductList[]> {
  const lists: ProductList[] = []
  for (const slug of [undefined, ...categories]) {
    const query = new URLSearchParams({ limit: '1', ...(slug !== undefined && { category: slug }) })
    const { data } = JSON.parse((await fetchBytes(origin, `/api/user/products?${query}`)).toString()) as {
      data: ApiOutput<'GET /user/products'>
    }
    lists.push({ ...(slug !== undefined && { slug }), total: data.totalProducts, facets: data.facets })
  }
  return lists.filter(({ total }) => total > 0)
}
