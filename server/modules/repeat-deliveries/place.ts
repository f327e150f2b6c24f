import { isRefusal } from '#contract/refusal.ts'
import { dayMs } from '#contract/time.ts'
import { lowestId, newId } from '#server/db/ids.ts'
import type { Database } from '#server/db/pool.ts'
import type { Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { Failures } from '#server/jobs/failures.ts'
import { stackOf } from '#server/jobs/log-failure.ts'
import { placeOrder } from '#server/modules/orders/orders.ts'
import { endWithOrder } from './cancel.ts'
import { dueDay, nextAfter } from './days.ts'
import { type Context, contextFor, type Dependencies, writeChanges } from './context.ts'
import { type Estimate, type EstimatedLine, estimate, percentsOf } from './estimate.ts'
import * as lineQueries from './line-queries.ts'
import { queueMail } from './mails.ts'
import * as orders from './order-queries.ts'
import * as queries from './queries.ts'
import * as dueQueries from './due-queries.ts'
import { type DeliveryRow, linesOf, type Problem, type ShownRow } from './queries.ts'
import type { Run } from './run.ts'

const batch = 100
/** How many days an order waits for payment while the card is retried. */
const payDays = 6
/** How often an order is attempted: prices may change between reading and placing, then everything is read again. */
const attemptsMax = 3
/** After this many refusals, at least an hour apart, it's paused, so that its customer knows. */
const refusalsMax = 12

/**
 * Places the orders of all due repeat deliveries. A failed one stays due and doesn't hold up the others; the first failure is thrown at the
 * end.
 */
export async function placeDue(dependencies: Dependencies, context: Context, { log, stopping }: Run): Promise<void> {
  const failures = new Failures(stopping)
  const day = dueDay(context.now, context.config.shipping.timeZone)
  for (let last = { next_on: '0001-01-01', id: lowestId }; ;) {
    const found = await dueQueries.dueDeliveries.all(dependencies.database.db, {
      day,
      afterDay: last.next_on,
      after: last.id,
      limit: batch,
    })
    for (const { id } of found)
      await failures.collect(() =>
        placeOne(dependencies, id, context).catch((error: unknown) => {
          log.error({ repeatDelivery: id, stack: stackOf(error) }, 'a repeat delivery was not ordered')
          throw error
        }),
      )
    if (found.length < batch) return failures.throwFirst()
    last = found.at(-1)!
  }
}

/** Places the order of a due repeat delivery, once, even with concurrent calls; or records why there is none. */
async function placeOne(dependencies: Dependencies, id: string, context: Context): Promise<void> {
  const { database, sources } = dependencies
  for (let attempt = 1; attempt <= attemptsMax; attempt += 1) {
    const row = await queries.shownById.one(database.db, { id })
    if (!row) return
    const person = await contextFor(database.db, row, context)
    const found = row.card_id === null ? 'no_card' : await estimate(database.db, sources, row, person)
    try {
      await database.transaction(async (tx) => {
        const locked = await lockDue(tx, row, context)
        if (!locked) return
        if (await endWithOrder(tx, locked, context)) return
        if (typeof found === 'string') await skip(tx, locked, found, context)
        else await order(tx, dependencies, { row: { ...row, ...locked }, found }, person)
      })
      return
    } catch (error) {
      // It was sold out, or its price rose, since it was read.
      if (isRefusal(error) && attempt < attemptsMax) continue
      if (isRefusal(error)) await countRefusal(database, row, context)
      throw error
    }
  }
}

/** Counts refusals that the estimate didn't predict, and pauses the delivery after some: otherwise nobody would hear of them. */
async function countRefusal({ transaction, db }: Database, row: DeliveryRow, context: Context): Promise<void> {
  const { refusals = 0 } = (await queries.countRefusal.one(db, row)) ?? {}
  if (refusals < refusalsMax) return
  await transaction(async (tx) => {
    const locked = await lockDue(tx, row, context)
    if (locked) await skip(tx, locked, 'refused', context)
  })
}

/** Locks the row if it's still due and unchanged since it was read; undefined while an earlier order of it awaits payment. */
async function lockDue(tx: Tx, { id, version }: DeliveryRow, { config, now }: Context): Promise<DeliveryRow | undefined> {
  const row = await queries.lock.one(tx, { id })
  if (row?.state !== 'active' || row.version !== version || row.next_on > dueDay(now, config.shipping.timeZone)) return undefined
  return (await orders.openOrderOf.one(tx, { delivery: id })) ? undefined : row
}

interface Ordered {
  row: ShownRow
  found: Estimate
}

async function order(tx: Tx, { sources }: Dependencies, { row, found }: Ordered, person: SignedInContext) {
  const { summary, shippingMethod, lines, leftOut } = found
  const { now, config } = person
  const { productCost, shippingCost, totalCost, currency } = summary
  const input = {
    products: lines.map(({ line: { product_id: productId, variant_id: variantId, quantity }, ordered: { price } }) => ({
      productId,
      variantId,
      quantity,
      price,
      repeatWeeks: row.weeks,
    })),
    shippingAddress: row.shipping_address,
    billingAddress: row.billing_address,
    shippingMethod,
    paymentMethod: 'Stripe',
    productCost,
    shippingCost,
    totalCost,
    ...(currency && { currency }),
  }
  const repeat = { id: row.id, percents: percentsOf(linesOf(row)), payUntil: new Date(now.getTime() + payDays * dayMs) }
  const { id } = await placeOrder(tx, sources, input, person, repeat)
  const ordered = await orders.insertOrdered.one(tx, { id: newId(now), delivery: row.id, dueOn: row.next_on, order: id, now, leftOut })
  // The date was already ordered, so the transaction rolls back.
  if (!ordered) throw new Error('a date of a repeat delivery is ordered twice')
  const today = dueDay(now, config.shipping.timeZone)
  const price = lines.find(({ line }) => line.variant_id === row.variant_id)?.price ?? row.price
  await storePrices(tx, row, lines)
  const after = await writeChanges(tx, row, { next_on: nextAfter(row.next_on, row.weeks, today), price, problem: null }, now)
  if (leftOut.length > 0) await queueMail(tx, after, { event: 'partial', day: row.next_on, estimate: found }, person)
}

/** Stores at which prices the products besides the first were ordered. */
async function storePrices(tx: Tx, { id, others }: ShownRow, lines: EstimatedLine[]): Promise<void> {
  if (others.length === 0) return
  await lineQueries.setPrices.run(tx, {
    delivery: id,
    variants: lines.map(({ line }) => line.variant_id),
    prices: lines.map(({ price }) => price),
  })
}

/** Skips a date for lack of stock; pauses the delivery if it can't be ordered until its customer acts. */
async function skip(tx: Tx, row: DeliveryRow, problem: Problem, context: Context): Promise<void> {
  const { now, config } = context
  const today = dueDay(now, config.shipping.timeZone)
  await orders.insertSkipped.run(tx, { id: newId(now), delivery: row.id, dueOn: row.next_on, reason: problem, now })
  const next_on = nextAfter(row.next_on, row.weeks, today)
  const after = await writeChanges(tx, row, { next_on, problem, ...(problem !== 'out_of_stock' && { state: 'paused' }) }, now)
  await queueMail(tx, after, { event: problem === 'out_of_stock' ? 'skipped' : 'unavailable' }, context)
}
