import { major } from '#contract/currency.ts'
import type {
  exportedRepeatDelivery,
  ListedRepeatDelivery,
  RepeatDelivery,
  RepeatDeliveryDetail,
  RepeatLine,
  RepeatOrder,
} from '#contract/repeat-deliveries.ts'
import { repeatLimits } from '#contract/repeat-limits.ts'
import { refuse } from '#contract/refuse.ts'
import { addDays } from '#contract/time.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { translationLocale } from '#server/http/locale.ts'
import { findVariants, type VariantForSale } from '#server/modules/catalogue/catalogue.ts'
import { type PriceSources, repeatPricesFor } from '#server/modules/orders/orders.ts'
import type { z } from 'zod'
import { openDays } from './days.ts'
import { intervalsOf } from './intervals.ts'
import { type Estimate, type EstimatedLine, estimate, goodsCost } from './estimate.ts'
import { repeatReminderDays } from './mails.ts'
import * as queries from './queries.ts'
import { type DateRow, linesOf, type ShownLine, type ShownRow } from './queries.ts'

const variantsMax = 100

const presentRepeatLine = (line: ShownLine): RepeatLine => ({
  product: {
    id: line.product_id,
    variantId: line.variant_id,
    name: line.name,
    slug: line.slug,
    photo: line.photo,
    options: { ...line.options, ...line.terms },
  },
  quantity: line.quantity,
  percent: line.percent,
})

/** A repeat delivery in the contract's shape. */
export const presentDelivery = (row: ShownRow): RepeatDelivery => ({
  id: row.id,
  state: row.state,
  problem: row.problem,
  version: row.version,
  lines: linesOf(row).map(presentRepeatLine),
  ...presentRepeatLine(row),
  weeks: row.weeks,
  nextOn: row.state === 'active' ? row.next_on : null,
  card: row.state === 'cancelled' ? null : row.card,
  startedAt: row.created_at.toISOString(),
})

/** The customer's repeat deliveries, active ones first, with the products that couldn't be sent today. */
export async function listDeliveries(db: Db, { caller, config, now }: SignedInContext): Promise<ListedRepeatDelivery[]> {
  const rows = await queries.deliveriesOfUser.all(db, {
    user: caller.userId,
    locale: translationLocale(config),
    limit: repeatLimits.listMax,
  })
  const lines = rows.flatMap((row) => (row.state === 'cancelled' ? [] : linesOf(row)))
  const wanted = [...new Map(lines.map((line) => [line.variant_id, { productId: line.product_id, variantId: line.variant_id }])).values()]
  const found = wanted.length === 0 ? [] : await findVariants(db, wanted, now)
  const variants = new Map(found.flatMap((one) => (one ? [[one.variant_id, one] as const] : [])))
  return rows.map((row) => ({
    ...presentDelivery(row),
    leftOut: row.state === 'cancelled' ? [] : linesOf(row).flatMap((line) => leftOutOf(line, variants.get(line.variant_id))),
  }))
}

/** A line that couldn't be sent today, with the reason; empty if it could. */
function leftOutOf(line: ShownLine, variant: VariantForSale | undefined): ListedRepeatDelivery['leftOut'] {
  if (!variant?.active || variant.is_digital) return [{ variantId: line.variant_id, reason: 'unavailable' }]
  return variant.stock < line.quantity ? [{ variantId: line.variant_id, reason: 'out_of_stock' }] : []
}

/** All of a customer's repeat deliveries, for the export of their data. */
export async function exportDeliveries(db: Db | Tx, userId: string): Promise<z.infer<typeof exportedRepeatDelivery>[]> {
  const rows = await queries.deliveriesOfUser.all(db, { user: userId, locale: null, limit: 10_000 })
  return rows.map((row) => ({ ...presentDelivery(row), address: row.shipping_address, billingAddress: row.billing_address }))
}

/**
 * One of the customer's repeat deliveries, with its past dates, what it can be changed to, and what the next delivery would cost today.
 * Fails with NOT_FOUND.
 */
export async function readDelivery(db: Db, sources: PriceSources, id: string, context: SignedInContext): Promise<RepeatDeliveryDetail> {
  const { caller, config, now } = context
  const row = await queries.shownOf.one(db, { id, user: caller.userId, locale: translationLocale(config) })
  if (!row) throw refuse('NOT_FOUND')
  const isOver = row.state === 'cancelled'
  const [dates, intervals, found] = await Promise.all([
    queries.datesOf.all(db, { delivery: id, limit: repeatLimits.ordersMax }),
    intervalsOf(db, row),
    isOver ? null : estimate(db, sources, row, context),
  ])
  const open = openDays(now, config.shipping.timeZone)
  const isEstimated = typeof found === 'object' && found !== null
  const currency = isEstimated ? found.summary.currency?.code : undefined
  return {
    ...presentDelivery(row),
    address: row.shipping_address,
    estimate: isEstimated ? presentEstimate(found) : null,
    estimateProblem: isEstimated ? null : found,
    variants: isOver ? [] : await variantsFor(db, sources, { row, currency }, context),
    intervals,
    dates: { ...open, resumeOn: row.next_on >= open.from ? row.next_on : addDays(open.from, repeatReminderDays) },
    skippedOn: row.state === 'active' ? skippedOn(dates, { from: open.from, before: row.next_on }) : null,
    orders: dates.map(presentDate),
  }
}

/** The last date that the customer skipped and that can still be made; `dates` is sorted newest first. */
const skippedOn = (dates: DateRow[], { from, before }: { from: string; before: string }): string | null =>
  dates.find(({ state, reason, due_on: day }) => state === 'skipped' && reason === 'customer' && day >= from && day < before)?.due_on ??
  null

const presentEstimate = ({ lines, leftOut, summary }: Estimate): RepeatDeliveryDetail['estimate'] => {
  const { shippingCost, totalCost, currency } = summary
  return {
    price: major(lines[0]?.price ?? 0, currency?.code),
    productCost: costOf(lines),
    lines: lines.map(({ line, price, ordered }) => ({
      variantId: line.variant_id,
      price: major(price, currency?.code),
      productCost: goodsCost(ordered),
    })),
    leftOut: leftOut.map(({ variantId, reason }) => ({ variantId, reason })),
    shippingCost,
    totalCost,
    ...(currency && { currency }),
  }
}

/** The cost of all lines after discounts, in major units. */
const costOf = (lines: EstimatedLine[]): number => Math.round(lines.reduce((sum, { ordered }) => sum + goodsCost(ordered), 0) * 1000) / 1000

interface Priced {
  row: ShownRow
  /** The currency of the estimate; undefined for the shop's. */
  currency: string | undefined
}

/** The variants of its first product that are for sale and not in it otherwise, at this customer's discounted price of a piece. */
async function variantsFor(
  db: Db,
  sources: PriceSources,
  { row, currency }: Priced,
  context: SignedInContext,
): Promise<RepeatDeliveryDetail['variants']> {
  const { caller, config, now } = context
  const all = await queries.variantsOf.all(db, { product: row.product_id, limit: variantsMax })
  const ids = all.filter(({ id }) => !row.others.some((one) => one.variant_id === id))
  const wanted = ids.map(({ id }) => ({ productId: row.product_id, variantId: id }))
  const found = await findVariants(db, wanted, now, translationLocale(config))
  const priceFor = await repeatPricesFor(db, sources, { userId: caller.userId, variants: found, currency, percent: row.percent }, now)
  return found.flatMap((variant) =>
    variant
      ? [
          {
            id: variant.variant_id,
            options: { ...variant.options, ...variant.translation?.options },
            price: major(priceFor(variant), currency),
            isInStock: variant.stock >= row.quantity,
          },
        ]
      : [],
  )
}

/** A date's outcome in the contract's shape. */
export const presentDate = (row: DateRow): RepeatOrder => ({
  dueOn: row.due_on,
  state: row.state,
  reason: row.state === 'paid' ? null : row.reason,
  order: row.number === null ? null : presentOrdered(row, row.number),
  // Some dates were stored without options.
  leftOut: (row.left_out ?? []).map((one) => ({ ...one, options: one.options ?? {} })),
  nextAttempt: row.state === 'due' && row.reason === 'declined' && row.next_attempt_at ? row.next_attempt_at.toISOString() : null,
})

const presentOrdered = (
  { total_cost: total, currency, part_quantity: quantity, part_cost: cost }: DateRow,
  number: string,
): NonNullable<RepeatOrder['order']> => ({
  number,
  totalCost: major(total ?? 0, currency?.code),
  ...(currency && { currency: { code: currency.code, rate: currency.rate } }),
  ...(quantity !== null && { part: { quantity, productCost: major(cost ?? 0, currency?.code) } }),
})
