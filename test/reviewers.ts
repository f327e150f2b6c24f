import type { Product } from '#contract/product.ts'
import type { TestApp } from './app.ts'
import { placeDeliveredOrder, seedProduct, signedIn, stockShop } from './builders.ts'

/** People who may review what they bought. */
export const reviewersOf = (app: TestApp) => ({
  newProduct: async (): Promise<Product> => (await stockShop(app, [seedProduct({ stock: 500 })]))[0]!,
  /** Someone with a delivered order of this product. */
  owner: async (product: Product) => {
    const person = await signedIn(app)
    return { ...person, order: await placeDeliveredOrder(app, person, [product]) }
  },
  write: ({ token }: { token: string }, orderId: string, productId: string, rating: number, text = '') =>
    app.call('POST /user/order/review', { orderId, productId, rating, text }, { token }),
})
