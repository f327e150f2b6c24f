import type { ApiInput } from '#contract/api.ts'
import type { Product } from '#contract/product.ts'
import type { TestApp } from './app.ts'
import { newKey, orderInput, seedProduct, stockShop } from './builders.ts'
import { fieldsOf } from './good-inputs-products.ts'

/** How many pieces may be ordered before they're in stock, and when they arrive. */
interface Terms {
  limit: number
  isPreOrder?: boolean
  shipsOn?: string | null
}
type NewOrder = ApiInput<'POST /user/orders/create-order'>
export type BackOrderActions = ReturnType<typeof backOrderActions>

/** Staff and buyer actions for products that are sold before they're in stock. */
export function backOrderActions(app: TestApp, staff: string) {
  /** Sets how many pieces may be back-ordered, as the editor does. */
  const sell = async ({ id }: Product, terms: Terms | null) => {
    const product = await app.call('GET /admin/products/:id', { id }, { token: staff })
    const backOrders = terms && { isPreOrder: false, shipsOn: null, ...terms }
    const variants = product.variants.map(({ backOrders: _, ...variant }) => ({ ...variant, ...(backOrders && { backOrders }) }))
    return app.call('PUT /admin/products/:id', { ...fieldsOf(product), variants, id, version: product.version }, { token: staff })
  }
  const newProduct = async (stock: number, terms: Terms, price = 30): Promise<Product> => {
    const [product] = (await stockShop(app, [seedProduct({ stock, price, isRedeemable: true })])) as [Product]
    await sell(product, terms)
    return product
  }
  /** The stock, the pieces owed, and the sold count that the editor shows. */
  const levels = async (product: Product) => {
    const { variants } = await app.call('GET /admin/products/:id', { id: product.id }, { token: staff })
    const { stock, sold, backOrdered = 0 } = variants[0]!
    return [stock, backOrdered, sold]
  }
  const receive = (product: Product, quantity: number) =>
    app.call('POST /admin/stock/changes', { kind: 'receive', lines: [{ variantId: product.variants[0]!.id, quantity }] }, { token: staff })
  const inputOf = async (product: Product, quantity: number, waits = quantity, over: Partial<NewOrder> = {}) => {
    const input = await orderInput(app, [{ product, quantity }], over)
    return { ...input, products: input.products.map((line) => ({ ...line, ...(waits > 0 && { backOrdered: waits }) })) }
  }
  const create = (input: NewOrder, token?: string) => app.call('POST /user/orders/create-order', input, { idempotencyKey: newKey(), token })
  const place = async (product: Product, quantity: number, over: Partial<NewOrder> = {}) =>
    create(await inputOf(product, quantity, quantity, over))
  return { sell, newProduct, levels, receive, inputOf, create, place }
}
