import type { createDeal, Deal } from '#contract/deals.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { decimal, minor } from '#contract/currency.ts'
import { limits } from '#contract/limits.ts'
import type { FieldErrors } from '#contract/refusal.ts'
import { refuse } from '#contract/refuse.ts'
import { dayMs } from '#contract/time.ts'
import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import { announce } from '../read-model/announce.ts'
import { dealsTag, railTag } from '../read-model/cache-tags.ts'
import { presentDeal } from './present-deal.ts'
import { switchBatch } from './switch.ts'
import * as queries from './queries.ts'

/** A deal for a shop that is seeded with some. Prices in minor units. */
export interface NewDeal {
  productId: string
  startsAt: Date
  endsAt: Date
  quantity: number | null
  prices: { variantId: string; price: number }[]
}

/** Creates a deal with lower prices than the variants', for a period in which the product has no other deal. */
export async function addDeal(tx: Tx, input: ParsedOf<typeof createDeal>, userId: string, now: Date): Promise<Deal> {
  await queries.lockDeals.all(tx, {})
  const deal = {
    productId: input.productId,
    ...timesOf(input, now),
    quantity: input.quantity ?? null,
    prices: input.prices.map(({ variantId, price }) => ({ variantId, price: minor(price) })),
  }
  await refuseBadPrices(tx, deal)
  await refuseOverlap(tx, deal, now)
  const [id] = await addDeals(tx, [deal], now, userId)
  return oneDeal(tx, id!)
}

/** The period of a deal; a start in the past becomes now. Fails with INVALID_INPUT. */
function timesOf({ startsAt, endsAt }: ParsedOf<typeof createDeal>, now: Date): Pick<NewDeal, 'startsAt' | 'endsAt'> {
  const { daysMax, aheadDays } = limits.deals
  const start = new Date(Math.max(startsAt === undefined ? 0 : Date.parse(startsAt), now.getTime()))
  const end = new Date(endsAt)
  const length = end.getTime() - start.getTime()
  if (length <= 0) throw refuse('INVALID_INPUT', { endsAt: ['is not after the start'] })
  if (length > daysMax * dayMs) throw refuse('INVALID_INPUT', { endsAt: [`is more than ${daysMax} days after the start`] })
  if (start.getTime() > now.getTime() + aheadDays * dayMs)
    throw refuse('INVALID_INPUT', { startsAt: [`is more than ${aheadDays} days ahead`] })
  return { startsAt: start, endsAt: end }
}

async function refuseBadPrices(tx: Tx, { productId, prices }: NewDeal): Promise<void> {
  const variants = new Map((await queries.variantsOf.all(tx, { product: productId })).map(({ id, price }) => [id, price]))
  if (variants.size === 0) throw refuse('INVALID_PRODUCT_ID')
  const wrong: FieldErrors = {}
  const seen = new Set<string>()
  for (const [index, { variantId, price }] of prices.entries()) {
    const regularPrice = variants.get(variantId)
    if (regularPrice === undefined || seen.has(variantId))
      wrong[`prices.${index}.variantId`] = [seen.has(variantId) ? 'is there twice' : 'is no variant of the product']
    else if (price >= regularPrice) wrong[`prices.${index}.price`] = [`is not lower than ${decimal(regularPrice)}`]
    seen.add(variantId)
  }
  if (Object.keys(wrong).length > 0) throw refuse('INVALID_INPUT', wrong)
}

async function refuseOverlap(tx: Tx, { productId, startsAt, endsAt }: NewDeal, now: Date): Promise<void> {
  if (await queries.overlapping.one(tx, { product: productId, from: startsAt, to: endsAt })) throw refuse('DEALS_OVERLAP')
  const { max } = limits.deals
  const { n } = (await queries.countOpen.one(tx, { now, limit: max }))!
  if (n >= max) throw refuse('TOO_MANY_DEALS')
}

/** Adds deals without checks and returns their ids. Deals of one product mustn't overlap. */
export async function addDeals(tx: Tx, deals: NewDeal[], now: Date, createdBy: string | null = null): Promise<string[]> {
  const ids = deals.map(() => newId(now))
  await queries.insertDeals.run(tx, {
    deals: deals.map(({ productId, startsAt, endsAt, quantity, prices }, index) => ({
      id: ids[index],
      product_id: productId,
      starts_at: startsAt,
      ends_at: endsAt,
      quantity,
      created_by: createdBy,
      created_at: now,
      prices,
    })),
  })
  await announceDeals(
    tx,
    deals.map(({ productId }) => productId),
    now,
  )
  return ids
}

/** Ends a deal now, or withdraws it before its start; a past deal is left as it is. Fails with NOT_FOUND. */
export async function endDealNow(tx: Tx, id: string, now: Date): Promise<Deal> {
  const ended = await queries.endDeal.one(tx, { id, now })
  if (ended) await announceDeals(tx, [ended.product_id], now)
  return oneDeal(tx, id)
}

/** Announces deals, even future ones, as cache entries have to expire when they begin. */
async function announceDeals(tx: Tx, productIds: string[], now: Date): Promise<void> {
  await switchBatch(tx, now)
  await announce(tx, { content: [...new Set(productIds)], tags: [dealsTag, railTag('DEAL_OF_THE_DAY')] })
}

async function oneDeal(tx: Tx, id: string): Promise<Deal> {
  const [row] = await queries.dealsById.all(tx, { ids: [id] })
  if (!row) throw refuse('NOT_FOUND')
  return presentDeal(row)
}
