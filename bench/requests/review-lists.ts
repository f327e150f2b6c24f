import type { SampleProduct } from '../database/sample.ts'
import type { LoadRequest } from '../load/connection.ts'
import { get } from './get.ts'

const sorts = ['helpful', 'newest', 'highest', 'lowest', 'photos']
/** Offsets far into the reviews of the product that has thousands. */
const skips = [0, 10, 50, 200, 1000]

/** The reviews of products in every sort; for the first product, which has by far the most, also further pages, filters and searches. */
export function reviewLists(products: SampleProduct[]): LoadRequest[] {
  const list = (productId: string, query: string) => get(`/api/user/order/review/${productId}?limit=10&${query}`)
  const [first] = products
  const many = first
    ? [
        ...sorts.flatMap((sort) => skips.map((skip) => list(first.productId, `sort=${sort}&skip=${skip}`))),
        ...[1, 5].map((rating) => list(first.productId, `rating=${rating}`)),
        list(first.productId, 'q=slow'),
      ]
    : []
  return [...products.flatMap(({ productId }) => sorts.map((sort) => list(productId, `sort=${sort}`))), ...many]
}
