import { railNames } from '#contract/product.ts'
import type { SampleProduct } from '../database/sample.ts'
import type { LoadRequest } from '../load/connection.ts'
import { getPacked } from './get.ts'

/** The rails of the shop window, as often as those beside a product. */
export const rails = (products: SampleProduct[]): LoadRequest[] =>
  products.map(({ productId }, n) => {
    const tag = railNames[n % (railNames.length + 1)]
    return getPacked(`/api/user/products/tag/${tag ?? `YOU_MAY_LIKE?productId=${productId}`}`)
  })
