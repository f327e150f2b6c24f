import { isDeepStrictEqual } from 'node:util'
import type { ParsedOf } from '#contract/endpoint.ts'
import { type FieldErrors, isRefusal } from '#contract/refusal.ts'
import { refuse } from '#contract/refuse.ts'
import type * as contract from '#contract/repeat-deliveries.ts'
import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { findVariants } from '#server/modules/catalogue/catalogue.ts'
import { orderAddresses } from '#server/modules/orders/orders.ts'
import { cancelDelivery, problemAfter } from './cancel.ts'
import { intervalsOf } from './intervals.ts'
import { refuseTooMany } from './pieces.ts'
import { shopDayOf, nextAfter, openDays } from './days.ts'
import { writeChanges } from './context.ts'
import { queueMail } from './mails.ts'
import * as orders from './order-queries.ts'
import * as queries from './queries.ts'
import type { DeliveryRow, ShownRow } from './queries.ts'

type Change = ParsedOf<typeof contract.changeRepeatDelivery>

/**
 * Locks the customer's repeat delivery. Fails with NOT_FOUND, and if it has changed since the customer read it or isn't in one of these
 * states.
 */
export async function lockOwn(
  tx: Tx,
  { id, version }: { id: string; version: number },
  states: DeliveryRow['state'][],
  { caller }: SignedInContext,
): Promise<DeliveryRow> {
  const row = await queries.lock.one(tx, { id })
  if (row?.user_id !== caller.userId) throw refuse('NOT_FOUND')
  if (row.version !== version) throw refuse('REPEAT_DELIVERY_WAS_CHANGED')
  if (!states.includes(row.state)) throw refuse('REPEAT_DELIVERY_IS_NOT_IN_THAT_STATE')
  return row
}

/** Changes the next delivery. */
export async function changeDelivery(tx: Tx, input: Change, context: SignedInContext): Promise<void> {
  const row = await lockOwn(tx, input, ['active', 'paused'], context)
  const { nextOn, quantity = row.quantity, weeks = row.weeks, variantId = row.variant_id, address } = input
  const shown = (await queries.shownById.one(tx, { id: row.id }))!
  if (nextOn !== undefined) refuseDay(nextOn, context)
  if (nextOn !== undefined && row.state !== 'active') throw refuse('REPEAT_DELIVERY_IS_NOT_IN_THAT_STATE')
  await refuseWrong(tx, shown, { weeks, variantId }, context)
  refuseTooMany(shown.others, quantity)
  const addresses = address && orderAddressesFor(address, row, context)
  const after = await writeChanges(
    tx,
    row,
    {
      quantity,
      weeks,
      variant_id: variantId,
      next_on: nextOn ?? row.next_on,
      ...(addresses && { shipping_address: addresses.shipping }),
      ...problemAfter(row),
    },
    context.now,
  )
  if (isOther(row, after)) await queueMail(tx, after, { event: 'changed' }, context)
}

/** Whether the product, quantity, interval or address changes; moving the next delivery to another day doesn't count. */
const isOther = (before: DeliveryRow, after: DeliveryRow): boolean =>
  (['variant_id', 'quantity', 'weeks', 'shipping_address'] as const).some((name) => !isDeepStrictEqual(before[name], after[name]))

/** The address in an order's shape. Problems are reported under the names of this input. */
function orderAddressesFor(
  address: NonNullable<Change['address']>,
  row: DeliveryRow,
  { config }: SignedInContext,
): ReturnType<typeof orderAddresses> {
  try {
    return orderAddresses({ shippingAddress: address, billingAddress: row.billing_address }, config)
  } catch (error) {
    if (!isRefusal(error) || !error.errors) throw error
    const named = Object.entries(error.errors).map(([path, problems]) => [path.replace(/^shippingAddress/, 'address'), problems])
    throw refuse(error.code, Object.fromEntries(named) as FieldErrors)
  }
}

/** Refuses an interval that its product doesn't offer, and a variant that isn't for sale or belongs to another product. */
async function refuseWrong(
  tx: Tx,
  row: ShownRow,
  { weeks, variantId }: { weeks: number; variantId: string },
  { now }: SignedInContext,
): Promise<void> {
  if (weeks !== row.weeks && !(await intervalsOf(tx, row)).includes(weeks))
    throw refuse('INVALID_INPUT', { weeks: ['is not offered for its products'] })
  if (variantId === row.variant_id) return
  const [variant] = await findVariants(tx, [{ productId: row.product_id, variantId }], now)
  if (!variant?.active) throw refuse('INVALID_INPUT', { variantId: ['is not for sale, or of another product'] })
  if (row.others.some((one) => one.variant_id === variantId)) throw refuse('INVALID_INPUT', { variantId: ['is in this delivery already'] })
}

function refuseDay(day: string, { config, now }: SignedInContext): void {
  const { from, until } = openDays(now, config.shipping.timeZone)
  if (day < from || day > until) throw refuse('INVALID_INPUT', { nextOn: [`is not between ${from} and ${until}`] })
}

/** Skips the next delivery; the one after it becomes the next. */
export async function skipNext(tx: Tx, input: ParsedOf<typeof contract.skipRepeatDelivery>, context: SignedInContext): Promise<void> {
  const row = await lockOwn(tx, input, ['active'], context)
  const { now, config } = context
  await orders.insertSkipped.run(tx, { id: newId(now), delivery: row.id, dueOn: row.next_on, reason: 'customer', now })
  const next_on = nextAfter(row.next_on, row.weeks, shopDayOf(now, config.shipping.timeZone))
  await writeChanges(tx, row, { next_on, ...(row.problem === 'out_of_stock' && { problem: null }) }, now)
}

/** Undoes the last skip: the delivery is made on its day after all. Nothing changes if that day has passed. */
export async function unskip(tx: Tx, input: ParsedOf<typeof contract.unskipRepeatDelivery>, context: SignedInContext): Promise<void> {
  const row = await lockOwn(tx, input, ['active'], context)
  const { from } = openDays(context.now, context.config.shipping.timeZone)
  const skipped = await orders.takeBackSkipped.one(tx, { delivery: row.id, from, before: row.next_on })
  if (!skipped) throw refuse('REPEAT_DELIVERY_IS_NOT_IN_THAT_STATE')
  await writeChanges(tx, row, { next_on: skipped.due_on }, context.now)
}

/** Pauses ordering until it's resumed. An order that awaits payment still does. */
export async function pause(tx: Tx, input: ParsedOf<typeof contract.pauseRepeatDelivery>, context: SignedInContext): Promise<void> {
  const row = await lockOwn(tx, input, ['active'], context)
  await writeChanges(tx, row, { state: 'paused', problem: null }, context.now)
}

/** Resumes it, from a day on. This requires a card. */
export async function resume(tx: Tx, input: ParsedOf<typeof contract.resumeRepeatDelivery>, context: SignedInContext): Promise<void> {
  const row = await lockOwn(tx, input, ['paused'], context)
  refuseDay(input.nextOn, context)
  if (row.card_id === null) throw refuse('REPEAT_DELIVERY_IS_NOT_IN_THAT_STATE')
  await writeChanges(tx, row, { state: 'active', problem: null, next_on: input.nextOn }, context.now)
}

/** Cancels it for good, even if it was changed meanwhile: customers who want to end it needn't read it again first. */
export async function cancelOwn(tx: Tx, { id }: ParsedOf<typeof contract.cancelRepeatDelivery>, context: SignedInContext): Promise<void> {
  const row = await queries.lock.one(tx, { id })
  if (row?.user_id !== context.caller.userId) throw refuse('NOT_FOUND')
  if (row.state !== 'cancelled') await cancelDelivery(tx, row, { event: 'cancelled', reason: '' }, context)
}
