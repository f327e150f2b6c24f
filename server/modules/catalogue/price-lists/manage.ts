import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { priceListLimits } from '#contract/price-list-limits.ts'
import type * as contract from '#contract/price-lists.ts'
import { refuse } from '#contract/refuse.ts'
import { dayMs } from '#contract/time.ts'
import { readCursor, startOf } from '#server/db/cursor.ts'
import { newId } from '#server/db/ids.ts'
import { readPage } from '#server/db/page.ts'
import { allowSlow, type Db, type Tx } from '#server/db/statement.ts'
import { endDeals } from './deals-of-list.ts'
import * as queries from './queries.ts'
import { computeList } from './compute-prices.ts'

type Input = Omit<ParsedOf<typeof contract.changePriceList>, 'id'>

/** A page of price lists by creation time. */
export async function listPriceLists(
  db: Db,
  { sort, limit, cursor, state, q }: ParsedOf<typeof contract.listPriceLists>,
  now: Date,
): Promise<OutputOf<typeof contract.listPriceLists>> {
  const order = sort === 'created' ? 'asc' : 'desc'
  const after = cursor === undefined ? startOf(order) : readCursor(cursor)
  const narrowed = { state: state ?? null, q: q?.toLowerCase() ?? '', now }
  const { rows, nextCursor } = await readPage(limit, {
    keys: (count) => queries.keysAfter[order].all(db, { ...after, limit: count, ...narrowed }),
    rows: (ids) => queries.priceListsByIds.all(db, { ids }),
  })
  return { rows: rows.map((row) => present(row, now)), nextCursor }
}

/** A price list by its id; refuses if there is none. */
export async function getPriceList(db: Db | Tx, id: string, now: Date): Promise<contract.PriceList> {
  const [row] = await queries.priceListsByIds.all(db, { ids: [id] })
  if (!row) throw refuse('NOT_FOUND')
  return present(row, now)
}

/** Adds a list with the prices computed from its percentage. */
export async function createPriceList(tx: Tx, input: Input, now: Date): Promise<contract.PriceList> {
  const { max } = priceListLimits
  if ((await queries.countOpen.one(tx, { now, limit: max }))!.n >= max) throw refuse('TOO_MANY_DEALS')
  const row = rowOf(newId(now), input, { now, started: null })
  await queries.insert.run(tx, { ...row, now })
  await computeList(tx, row, now)
  return getPriceList(tx, row.id, now)
}

/** Changes a list that isn't over. Fails with NOT_FOUND and TOO_MANY_DEALS. A running list keeps its start. */
export async function changePriceList(tx: Tx, id: string, input: Input, now: Date): Promise<contract.PriceList> {
  const before = await openList(tx, id, now)
  const row = rowOf(id, input, { now, started: before.starts_at <= now ? before.starts_at : null })
  await queries.update.run(tx, row)
  await computeList(tx, row, now)
  return getPriceList(tx, id, now)
}

/** Ends a list now, or withdraws it before its start; a past list is left as it is. Fails with NOT_FOUND. */
export async function endPriceList(tx: Tx, id: string, now: Date): Promise<contract.PriceList> {
  if (!(await queries.lock.one(tx, { id }))) throw refuse('NOT_FOUND')
  await allowSlow(tx)
  await queries.end.run(tx, { id, now })
  await endDeals(tx, id, now)
  return getPriceList(tx, id, now)
}

/** Ends a list and hides it from staff. Fails with NOT_FOUND. */
export async function removePriceList(tx: Tx, id: string, now: Date): Promise<void> {
  await endPriceList(tx, id, now)
  await queries.remove.run(tx, { id, now })
}

/** A list that isn't over, locked. Fails with NOT_FOUND, and with INVALID_INPUT if it's over. */
export async function openList(tx: Tx, id: string, now: Date): Promise<queries.PriceListSettings> {
  const list = await queries.lock.one(tx, { id })
  if (!list) throw refuse('NOT_FOUND')
  if (list.ends_at <= now) throw refuse('INVALID_INPUT', { id: ['is over: it can no longer be changed'] })
  return list
}

/** A list in its stored form; a start in the past becomes now. Fails with INVALID_INPUT. */
function rowOf(id: string, input: Input, { now, started }: { now: Date; started: Date | null }): queries.PriceListSettings {
  const { daysMax, aheadDays } = priceListLimits
  const start = started ?? new Date(Math.max(input.startsAt === undefined ? 0 : Date.parse(input.startsAt), now.getTime()))
  const end = new Date(input.endsAt)
  if (end <= start || end <= now) throw refuse('INVALID_INPUT', { endsAt: ['is not after the start and after now'] })
  if (end.getTime() - start.getTime() > daysMax * dayMs)
    throw refuse('INVALID_INPUT', { endsAt: [`is more than ${daysMax} days after the start`] })
  if (start.getTime() > now.getTime() + aheadDays * dayMs)
    throw refuse('INVALID_INPUT', { startsAt: [`is more than ${aheadDays} days ahead`] })
  const { name, planIds, percent, categoryIds, brandIds, productIds } = input
  return {
    id,
    name,
    starts_at: start,
    ends_at: end,
    plan_ids: planIds,
    percent,
    category_ids: categoryIds,
    brand_ids: brandIds,
    product_ids: productIds,
  }
}

function present(row: queries.StaffRow, now: Date): contract.PriceList {
  const state = row.ends_at <= now ? 'over' : row.starts_at > now ? 'planned' : 'running'
  return {
    id: row.id,
    name: row.name,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    state,
    planIds: row.plan_ids,
    percent: row.percent,
    categoryIds: row.category_ids,
    brandIds: row.brand_ids,
    productIds: row.product_ids,
    priceCount: row.price_count,
    createdAt: row.created_at.toISOString(),
  }
}
