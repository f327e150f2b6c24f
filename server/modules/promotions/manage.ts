import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { major } from '#contract/currency.ts'
import { promotionLimits } from '#contract/promotion-limits.ts'
import type * as contract from '#contract/promotions.ts'
import { refuse } from '#contract/refuse.ts'
import { readCursor, startOf } from '#server/db/cursor.ts'
import { newId } from '#server/db/ids.ts'
import { readPage } from '#server/db/page.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { missingSegments } from '#server/modules/segments/segments.ts'
import type { PromotionCache } from './cache.ts'
import { addCode } from './codes.ts'
import { isLimited } from './limits.ts'
import type { PromotionRow } from './queries.ts'
import { presentRule, ruleOf } from './rule.ts'
import * as queries from './staff-queries.ts'

type Input = Omit<ParsedOf<typeof contract.changePromotion>, 'id'>

/** A page of promotions by creation time. */
export async function listPromotions(
  db: Db,
  { sort, limit, cursor, trigger, active, q }: ParsedOf<typeof contract.listPromotions>,
): Promise<OutputOf<typeof contract.listPromotions>> {
  const order = sort === 'created' ? 'asc' : 'desc'
  const after = cursor === undefined ? startOf(order) : readCursor(cursor)
  const narrowed = { trigger: trigger ?? null, active: active ?? null, q: q?.toLowerCase() ?? '' }
  const { rows, nextCursor } = await readPage(limit, {
    keys: (count) => queries.keysAfter[order].all(db, { ...after, limit: count, ...narrowed }),
    rows: (ids) => queries.promotionsByIds.all(db, { ids }),
  })
  return { rows: rows.map(present), nextCursor }
}

/** A promotion by its id; refuses if there is none. */
export async function getPromotion(db: Db | Tx, id: string): Promise<contract.Promotion> {
  const [row] = await queries.promotionsByIds.all(db, { ids: [id] })
  if (!row) throw refuse('NOT_FOUND')
  return present(row)
}

/** Adds a promotion, with its first code if one is given. */
export async function createPromotion(
  tx: Tx,
  cache: PromotionCache,
  { firstCode, ...input }: ParsedOf<typeof contract.createPromotion>,
  now: Date,
): Promise<contract.Promotion> {
  const row = rowOf(newId(now), input)
  await refuseUnknownSegments(tx, input)
  await refuseTooMany(tx, row)
  await queries.insert.run(tx, { ...row, now })
  if (firstCode !== undefined) await addCode(tx, { promotion: row.id, code: firstCode, usesMax: null }, now)
  tx.afterCommit(async () => cache.clear())
  return getPromotion(tx, row.id)
}

/** Changes a promotion. A new limit takes earlier uses into account. */
export async function changePromotion(
  tx: Tx,
  cache: PromotionCache,
  { id, ...input }: ParsedOf<typeof contract.changePromotion>,
): Promise<contract.Promotion> {
  const before = await queries.lock.one(tx, { id })
  if (!before) throw refuse('NOT_FOUND')
  const row = rowOf(id, input)
  await refuseUnknownSegments(tx, input, before.rule.segments)
  await refuseTooMany(tx, row)
  await queries.update.run(tx, row)
  if (isLimited(row)) await queries.recount.run(tx, { id })
  tx.afterCommit(async () => cache.clear())
  return getPromotion(tx, id)
}

/** Deletes a promotion with its codes. Refuses one that was ever used, as orders refer to it. */
export async function deletePromotion(tx: Tx, cache: PromotionCache, id: string): Promise<OutputOf<typeof contract.deletePromotion>> {
  // New uses wait for this lock, so none comes in between.
  if (!(await queries.lockToDelete.one(tx, { id }))) throw refuse('NOT_FOUND')
  if ((await queries.wasUsed.one(tx, { id }))!.used) throw refuse('PROMOTION_WAS_USED')
  await queries.remove.run(tx, { id })
  tx.afterCommit(async () => cache.clear())
  return { message: 'Deleted promotion' }
}

/**
 * Only segments of inactive promotions can be deleted: those may keep what is gone, so that turning one off never fails. Locks the
 * segments, so that none is deleted before the promotion is stored.
 */
async function refuseUnknownSegments(
  tx: Tx,
  { segments, active }: Pick<Input, 'segments' | 'active'>,
  before: string[] = [],
): Promise<void> {
  const missing = (await missingSegments(tx, segments)).filter((at) => active || !before.includes(segments[at] ?? ''))
  if (missing.length === 0) return
  throw refuse('INVALID_INPUT', Object.fromEntries(missing.map((at) => [`segments.${at}`, ['is not a segment']])))
}

async function refuseTooMany(tx: Tx, { id, active }: Pick<PromotionRow, 'id' | 'active'>): Promise<void> {
  if (active && (await queries.countActive.one(tx, { except: id }))!.n >= promotionLimits.max) throw refuse('TOO_MANY_PROMOTIONS')
}

/** A promotion as it is stored; refuses an end before the start. */
export function rowOf(id: string, input: Input): Omit<PromotionRow, 'names'> {
  const { name, trigger, active, startsAt, endsAt, usesMax, usesPerPerson } = input
  const [starts, ends] = [startsAt, endsAt].map((at) => (at === null ? null : new Date(at))) as [Date | null, Date | null]
  if (starts && ends && ends <= starts) throw refuse('INVALID_INPUT', { endsAt: ['is not after the start'] })
  return {
    id,
    name,
    trigger,
    active,
    starts_at: starts,
    ends_at: ends,
    rule: ruleOf(input),
    uses_max: usesMax,
    uses_per_person: usesPerPerson,
  }
}

const present = (row: queries.StaffRow): contract.Promotion => ({
  id: row.id,
  name: row.name,
  trigger: row.trigger,
  active: row.active,
  startsAt: row.starts_at?.toISOString() ?? null,
  endsAt: row.ends_at?.toISOString() ?? null,
  ...presentRule(row.rule),
  usesMax: row.uses_max,
  usesPerPerson: row.uses_per_person,
  codeCount: row.code_count,
  firstCode: row.first_code,
  uses: row.uses,
  discounted: major(row.discounted),
  createdAt: row.created_at.toISOString(),
})
