import { minor } from '#contract/currency.ts'
import { isRefusal } from '#contract/refusal.ts'
import type { EstimateProblem } from '#contract/repeat-deliveries.ts'
import type { Summary } from '#contract/orders.ts'
import type { Db } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { findVariants } from '#server/modules/catalogue/catalogue.ts'
import { type PriceSources, summariseCheckout } from '#server/modules/orders/orders.ts'
import { type LeftOut, linesOf, type ShownLine, type ShownRow } from './queries.ts'

/** A line at its current price. */
export interface EstimatedLine {
  line: ShownLine
  /** The price of one piece after discounts, in minor units of its currency. */
  price: number
  ordered: Summary['products'][number]
}

/** The current cost of a delivery. */
export interface Estimate {
  summary: Summary
  shippingMethod: string
  /** What is sent; at least one line. */
  lines: EstimatedLine[]
  leftOut: LeftOut[]
}

/**
 * The current cost of a delivery, or why it can't be ordered. It's priced as at the checkout, at today's prices less the agreed discounts.
 * What isn't there today is left out, as long as there is something else to send.
 */
export async function estimate(
  db: Db,
  sources: PriceSources,
  row: ShownRow,
  context: SignedInContext,
): Promise<Estimate | EstimateProblem> {
  const all = linesOf(row)
  const variants = await findVariants(db, all.map(wanted), context.now)
  const leftOut: LeftOut[] = []
  const leaveOut = (lines: ShownLine[], reason: LeftOut['reason']) =>
    leftOut.push(...lines.map(({ variant_id: variantId, name, options }) => ({ variantId, name, options, reason })))
  let lines = all.filter((_, index) => variants[index]?.active && !variants[index].is_digital)
  leaveOut(
    all.filter((one) => !lines.includes(one)),
    'unavailable',
  )
  try {
    // Each round leaves out at least one line, so that shared stock goes to those that are left.
    while (lines.length > 0) {
      const found = await summarise(db, sources, { row, lines }, context)
      if (found.missing.length === 0) return complete(found.summary, lines, leftOut)
      leaveOut(found.missing, 'out_of_stock')
      lines = lines.filter((one) => !found.missing.includes(one))
    }
  } catch (error) {
    if (!isRefusal(error)) throw error
    return error.code === 'INVALID_ITEMS_SELECTED_OR_STOCK_OUT' ? 'out_of_stock' : 'undeliverable'
  }
  return leftOut.some(({ reason }) => reason === 'out_of_stock') ? 'out_of_stock' : 'unavailable'
}

const wanted = ({ product_id: productId, variant_id: variantId }: ShownLine) => ({ productId, variantId })

/** The summary of these lines by the chosen shipping method, and the lines that aren't in stock. */
async function summarise(
  db: Db,
  sources: PriceSources,
  { row, lines }: { row: ShownRow; lines: ShownLine[] },
  context: SignedInContext,
): Promise<{ summary: Summary; missing: ShownLine[] }> {
  const agreed = { id: row.id, percents: percentsOf(lines) }
  const ask = (shippingMethod?: string) =>
    summariseCheckout(
      db,
      sources,
      {
        products: lines.map((line) => ({ ...wanted(line), quantity: line.quantity, repeatWeeks: row.weeks })),
        shippingAddress: row.shipping_address,
        billingAddress: row.billing_address,
        ...(shippingMethod !== undefined && { shippingMethod }),
        ...(row.currency !== null && { currency: row.currency }),
      },
      context,
      agreed,
    )
  const byDefault = await ask()
  const missing = missingIn(byDefault, lines)
  const chosen = byDefault.shippingMethods.find(({ code }) => code === row.shipping_method)?.code
  if (missing.length > 0 || chosen === undefined || chosen === byDefault.shippingMethod) return { summary: byDefault, missing }
  // What sold out since the first answer is missing, too.
  const summary = await ask(chosen)
  return { summary, missing: missingIn(summary, lines) }
}

/** The agreed discounts by variant. */
export const percentsOf = (lines: ShownLine[]): ReadonlyMap<string, number> =>
  new Map(lines.map(({ variant_id: id, percent }) => [id, percent]))

/** Lines that can't be bought, or only by waiting for stock, which requires the buyer's consent. */
const missingIn = ({ problems, products }: Summary, lines: ShownLine[]): ShownLine[] =>
  lines.filter(
    ({ variant_id: id }, index) => `products.${index}` in problems || products.some((one) => one.variantId === id && one.backOrder),
  )

function complete(summary: Summary, lines: ShownLine[], leftOut: LeftOut[]): Estimate | EstimateProblem {
  if (summary.shippingMethod === null) return 'undeliverable'
  if (!summary.paymentMethods.includes('Stripe')) return 'unavailable'
  const estimated = lines.flatMap((line) => {
    const ordered = summary.products.find(({ variantId }) => variantId === line.variant_id)
    return ordered ? [{ line, ordered, price: pieceOf(ordered, summary.currency?.code) }] : []
  })
  return { summary, shippingMethod: summary.shippingMethod, lines: estimated, leftOut }
}

/** The cost of a bought piece. Gifts cost nothing, and make no piece cheaper. */
const pieceOf = (ordered: Summary['products'][number], currency: string | undefined): number =>
  Math.round(minor(goodsCost(ordered), currency) / (ordered.quantity - ordered.giftQuantity))

/** The cost of a line after discounts, in major units. */
export const goodsCost = ({ totalPrice, discount }: Summary['products'][number]): number =>
  Math.round((totalPrice - discount) * 1000) / 1000
