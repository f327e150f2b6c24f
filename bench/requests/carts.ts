import type { SampleProduct } from '../database/sample.ts'
import type { LoadRequest } from '../load/connection.ts'

const linesPerCart = 4

/** Each customer adds one product after another, so that carts have a few lines when they're measured. */
export function cartLines(products: SampleProduct[], tokens: string[]): LoadRequest[] {
  return Array.from({ length: linesPerCart }, (_, round) =>
    tokens.map((token, customer): LoadRequest => {
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
