import { addBundles } from '#server/modules/catalogue/catalogue.ts'
import type { Product } from '#contract/product.ts'
import type { TestApp } from './app.ts'
import { seedProduct, stockShop } from './builders.ts'

/** Adds a product whose only variant is a bundle: a number of pieces of the first variants of these products. */
export async function stockBundle(app: TestApp, parts: [Product, number][], price = 99): Promise<Product> {
  const seed = seedProduct({ price, stock: 0 })
  const [product] = await stockShop(app, [seed])
  const components = parts.map(([one, quantity]) => ({ sku: one.variants[0]!.sku, quantity }))
  await app.database.transaction((tx) => addBundles(tx, [{ sku: product!.variants[0]!.sku, components }]))
  return app.call('GET /user/products/:id', { id: product!.id })
}
