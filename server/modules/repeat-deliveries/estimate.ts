import { minor } from '#contract/currency.ts'
import { isRefusal } from '#contract/refusal.ts'
import type { Summary } from '#contract/orders.ts'
import type { Db } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { findVariants } from '#server/modules/catalogue/catalogue.ts'
import { type PriceSources, summariseCheckout } from '#server/modules/orders/orders.ts'
import type { DeliveryRow, Problem, ShownRow } from './queries.ts'

/** The current cost of a delivery. */
export interface Estimate {
  summary: Summary
  shippingMethod: string
  /** The price of one piece after discounts, in minor units of its currency. */
  price: number
}

/**
 * The current cost of a delivery, or why it can't be ordered. It's priced as at the checkout, at today's price less the agreed discount.
 */
export async function estimate(
  db: Db,
  sources: PriceSources,
  row: Pick<ShownRow, 'product_id'> & DeliveryRow,
  context: SignedInContext,
): Promise<Estimate | Problem> {
  const { product_id: productId, variant_id: variantId, quantity, weeks, percent } = row
  const [variant] = await findVariants(db, [{ productId, variantId }], context.now)
  if (!variant?.active) return 'unavailable'
  const ask = (shippingMethod?: string) =>
    summariseCheckout(
      db,
      sources,
      {
        products: [{ productId, variantId, quantity, repeatWeeks: weeks }],
        shippingAddress: row.shipping_address,
        billingAddress: row.billing_address,
        ...(shippingMethod !== undefined && { shippingMethod }),
        ...(row.currency !== null && { currency: row.currency }),
      },
      context,
      { id: row.id, percent },
    )
  try {
    const byDefault = await ask()
    const chosen = byDefault.shippingMethods.find(({ code }) => code === row.shipping_method)?.code
    const summary = chosen === undefined || chosen === byDefault.shippingMethod ? byDefault : await ask(chosen)
    // Waiting for stock requires the buyer's consent.
    if (summary.products[0]!.backOrder) return 'out_of_stock'
    if (summary.shippingMethod === null) return 'undeliverable'
    if (!summary.paymentMethods.includes('Stripe')) return 'unavailable'
    return { summary, shippingMethod: summary.shippingMethod, price: pieceOf(summary) }
  } catch (error) {
    if (!isRefusal(error)) throw error
    return error.code === 'INVALID_ITEMS_SELECTED_OR_STOCK_OUT' ? 'out_of_stock' : 'undeliverable'
  }
}

/** The cost of a bought piece. Gifts cost nothing, and make no piece cheaper. */
function pieceOf({ products: [line], currency }: Summary): number {
  const { quantity, giftQuantity } = line!
  return Math.round(minor(goodsCost(line!), currency?.code) / (quantity - giftQuantity))
}

/** The cost of a line after discounts, in major units. */
export const goodsCost = ({ totalPrice, discount }: Summary['products'][number]): number =>
  Math.round((totalPrice - discount) * 1000) / 1000
