import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { major } from '#contract/currency.ts'
import { limits } from '#contract/limits.ts'
import { refuse } from '#contract/refuse.ts'
import type * as contract from '#contract/repeat-lines.ts'
import { repeatLimits } from '#contract/repeat-limits.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { translationLocale } from '#server/http/locale.ts'
import { findVariants } from '#server/modules/catalogue/catalogue.ts'
import { exchangeFor } from '#server/modules/currencies/currencies.ts'
import { type PriceSources, repeatPricesFor } from '#server/modules/orders/orders.ts'
import { cancelDelivery, problemAfter, replaceFirst } from './cancel.ts'
import { lockOwn } from './change.ts'
import { writeChanges } from './context.ts'
import * as lineQueries from './line-queries.ts'
import { queueMail } from './mails.ts'
import { refuseTooMany } from './pieces.ts'
import * as queries from './queries.ts'
import { type DeliveryRow, linesOf } from './queries.ts'

const states: DeliveryRow['state'][] = ['active', 'paused']

/** What can be added to one of the customer's repeat deliveries, at its price of today. Fails with NOT_FOUND. */
export async function listAddable(
  db: Db,
  sources: PriceSources,
  { id, q = '' }: ParsedOf<typeof contract.listAddableProducts>,
  context: SignedInContext,
): Promise<OutputOf<typeof contract.listAddableProducts>> {
  const { caller, config, now } = context
  const row = await queries.shownOf.one(db, { id, user: caller.userId, locale: null })
  if (!row) throw refuse('NOT_FOUND')
  const except = linesOf(row).map((one) => one.variant_id)
  const named = { part: q.toLowerCase(), locale: translationLocale(config) ?? '' }
  const found = await lineQueries.addable.all(db, { weeks: row.weeks, except, limit: repeatLimits.addableMax, now, ...named })
  const wanted = found.map((one) => ({ productId: one.product_id, variantId: one.id }))
  const variants = await findVariants(db, wanted, now, translationLocale(config))
  const exchange = await exchangeFor(db, sources.currencies, row.currency ?? undefined)
  const currency = exchange?.code
  const priceFor = await repeatPricesFor(db, sources, { userId: caller.userId, variants, currency, percent: 0 }, now)
  const products = variants.flatMap((variant, index) => {
    const percent = found[index]?.percent ?? 0
    if (!variant?.active) return []
    return [
      {
        productId: variant.product_id,
        variantId: variant.variant_id,
        name: variant.translation?.name ?? variant.name,
        options: { ...variant.options, ...variant.translation?.options },
        percent,
        price: major(priceFor(variant, percent), currency),
        isInStock: variant.stock > 0,
      },
    ]
  })
  return { products, ...(exchange && { currency: { code: exchange.code, rate: exchange.rate } }) }
}

/** Adds pieces of a product, which must be offered at the delivery's interval. Its discount is agreed here, for good. */
export async function addLine(
  tx: Tx,
  sources: PriceSources,
  input: ParsedOf<typeof contract.addRepeatLine>,
  context: SignedInContext,
): Promise<void> {
  const { variantId, quantity } = input
  const { now, caller } = context
  const row = await lockOwn(tx, input, states, context)
  const others = await lineQueries.othersOf.all(tx, { delivery: row.id })
  const same = [row, ...others].find((one) => one.variant_id === variantId)
  if (same) return setQuantity(tx, { row, others, variantId, quantity: same.quantity + quantity }, context)
  if (others.length + 1 >= repeatLimits.linesMax) throw refuse('REPEAT_DELIVERY_IS_FULL')
  refuseTooMany([row, ...others], quantity)
  const product = await lineQueries.productOf.one(tx, { variant: variantId })
  const variants = product ? await findVariants(tx, [{ productId: product.product_id, variantId }], now) : []
  const [variant] = variants
  const offer = variant?.active ? variant.repeat_offer : null
  if (!variant || !offer?.weeks.includes(row.weeks)) throw refuse('INVALID_INPUT', { variantId: ['is not offered at this interval'] })
  const { percent } = offer
  const priceFor = await repeatPricesFor(
    tx,
    sources,
    { userId: caller.userId, variants, currency: row.currency ?? undefined, percent },
    now,
  )
  await lineQueries.insertLine.run(tx, { delivery: row.id, variant_id: variantId, quantity, percent, price: priceFor(variant), now })
  await finish(tx, row, {}, context)
}

/** Changes how many pieces of a product are delivered. */
export async function changeLine(tx: Tx, input: ParsedOf<typeof contract.changeRepeatLine>, context: SignedInContext): Promise<void> {
  const row = await lockOwn(tx, input, states, context)
  const others = await lineQueries.othersOf.all(tx, { delivery: row.id })
  if (![row, ...others].some((one) => one.variant_id === input.variantId)) throw refuse('NOT_FOUND')
  await setQuantity(tx, { row, others, variantId: input.variantId, quantity: input.quantity }, context)
}

/** Takes a product out. With the last one, the delivery is cancelled. */
export async function removeLine(tx: Tx, input: ParsedOf<typeof contract.removeRepeatLine>, context: SignedInContext): Promise<void> {
  const row = await lockOwn(tx, input, states, context)
  const others = await lineQueries.othersOf.all(tx, { delivery: row.id })
  const [next] = others
  if (row.variant_id === input.variantId) {
    if (!next) return void (await cancelDelivery(tx, row, { event: 'cancelled', reason: '' }, context))
    return queueMail(tx, await replaceFirst(tx, row, next, context.now), { event: 'changed' }, context)
  }
  if (!others.some((one) => one.variant_id === input.variantId)) throw refuse('NOT_FOUND')
  await lineQueries.deleteLine.run(tx, { delivery: row.id, variant: input.variantId })
  await finish(tx, row, {}, context)
}

interface NewQuantity {
  row: DeliveryRow
  others: lineQueries.OtherLine[]
  variantId: string
  quantity: number
}

async function setQuantity(tx: Tx, { row, others, variantId, quantity }: NewQuantity, context: SignedInContext): Promise<void> {
  if (quantity > limits.cart.quantityMax) throw refuse('INVALID_INPUT', { quantity: [`is at most ${limits.cart.quantityMax}`] })
  refuseTooMany(
    [row, ...others].filter((one) => one.variant_id !== variantId),
    quantity,
  )
  if (row.variant_id === variantId) return finish(tx, row, { quantity }, context)
  await lineQueries.setQuantity.run(tx, { delivery: row.id, variant: variantId, quantity })
  await finish(tx, row, {}, context)
}

/** Stores that a locked repeat delivery was changed, and mails what is delivered from now on. */
async function finish(tx: Tx, row: DeliveryRow, changes: { quantity?: number }, context: SignedInContext): Promise<void> {
  const after = await writeChanges(tx, row, { ...changes, ...problemAfter(row) }, context.now)
  await queueMail(tx, after, { event: 'changed' }, context)
}
