import type { ApiInput } from '#contract/api.ts'
import type { Product } from '#contract/product.ts'
import type { Promotion } from '#contract/promotions.ts'
import type { TestApp } from './app.ts'
import { newKey, orderInput, staffToken } from './builders.ts'

/** Adds a promotion as staff; without a code it applies by itself. */
export async function addPromotion(
  app: TestApp,
  over: Partial<ApiInput<'POST /admin/promotions'>> & Pick<ApiInput<'POST /admin/promotions'>, 'effect'>,
): Promise<Promotion> {
  const trigger = over.firstCode === undefined ? 'automatic' : 'code'
  return app.call('POST /admin/promotions', { name: 'Offer', trigger, ...over }, { token: await staffToken(app, 'manager') })
}

/** The input with which a browser would order these lines with codes, at the prices in the summary. */
export async function orderInputWithCodes(
  app: TestApp,
  lines: { product: Product; quantity: number }[],
  { token, codes = [], email, shippingMethod }: { token?: string | undefined; codes?: string[]; email?: string; shippingMethod?: string },
): Promise<ApiInput<'POST /user/orders/create-order'>> {
  const input = await orderInput(app, lines, {
    ...(email !== undefined && { email }),
    ...(shippingMethod !== undefined && { shippingMethod }),
  })
  const products = input.products.map(({ price: _, ...line }) => line)
  const { productCost, shippingCost, totalCost } = await app.call(
    'POST /user/orders/checkout-summary',
    { products, codes, shippingMethod },
    { token },
  )
  return { ...input, codes, productCost, shippingCost, totalCost }
}

/** Places such an order. */
export const placeOrderWithCodes = async (
  app: TestApp,
  lines: { product: Product; quantity: number }[],
  over: Parameters<typeof orderInputWithCodes>[2],
) =>
  app.call('POST /user/orders/create-order', await orderInputWithCodes(app, lines, over), { token: over.token, idempotencyKey: newKey() })
