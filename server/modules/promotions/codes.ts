import { randomInt } from 'node:crypto'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { promotionLimits } from '#contract/promotion-limits.ts'
import type * as contract from '#contract/promotions.ts'
import { refuse } from '#contract/refuse.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { allPages, csvOf } from '#server/http/csv.ts'
import * as queries from './staff-queries.ts'

/** The alphabet omits characters that are mistaken for others. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const length = 10
const pageMax = 1000

/** A random code: one of 31^10. */
const randomCode = (prefix: string): string => prefix + Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')

interface NewCodes {
  promotion: string
  usesMax: number | null
}

/** Adds a code; refuses one that already exists. */
export async function addCode(tx: Tx, { code, ...of }: NewCodes & { code: string }, now: Date): Promise<void> {
  const added = await queries.insertCodes.all(tx, { codes: [code], ...of, now })
  if (added.length === 0) throw refuse('PROMOTION_CODE_IS_TAKEN', { code: ["is another promotion's, or here already"] })
}

/** Adds the given code, or as many unique generated ones as requested. */
export async function createCodes(
  tx: Tx,
  { id, ownCode, count = 1, prefix, usesMax }: ParsedOf<typeof contract.createPromotionCodes>,
  now: Date,
): Promise<OutputOf<typeof contract.createPromotionCodes>> {
  if (!(await queries.lock.one(tx, { id }))) throw refuse('NOT_FOUND')
  const there = (await queries.countCodes.one(tx, { promotion: id }))!.n
  if (there + count > promotionLimits.codesPerPromotion) throw refuse('TOO_MANY_PROMOTIONS')
  if (ownCode !== undefined) {
    await addCode(tx, { promotion: id, code: ownCode, usesMax }, now)
    return { created: 1 }
  }
  for (let left = count; left > 0;) {
    const codes = [...new Set(Array.from({ length: left }, () => randomCode(prefix)))]
    left -= (await queries.insertCodes.all(tx, { codes, promotion: id, usesMax, now })).length
  }
  return { created: count }
}

async function findPromotion(db: Db, id: string): Promise<queries.StaffRow> {
  const [promotion] = await queries.promotionsByIds.all(db, { ids: [id] })
  if (!promotion) throw refuse('NOT_FOUND')
  return promotion
}

/** A page of a promotion's codes in alphabetical order; the cursor is the last code. */
export async function listCodes(
  db: Db,
  { id, limit, cursor = '' }: ParsedOf<typeof contract.listPromotionCodes>,
): Promise<OutputOf<typeof contract.listPromotionCodes>> {
  await findPromotion(db, id)
  const rows = await queries.codesAfter.all(db, { promotion: id, after: cursor, limit: limit + 1 })
  const page = rows.slice(0, limit)
  return { codes: page.map(present), nextCursor: rows.length > limit ? page.at(-1)!.code : null }
}

const present = ({ code, uses_max, uses, created_at }: queries.CodeRow) => ({
  code,
  usesMax: uses_max,
  uses,
  createdAt: created_at.toISOString(),
})

/** Streams all codes of a promotion as CSV. */
export async function exportCodes(db: Db, id: string): Promise<AsyncIterable<string>> {
  const promotion = await findPromotion(db, id)
  const page = async (after = '') => {
    const rows = await queries.codesAfter.all(db, { promotion: id, after, limit: pageMax })
    return { rows, nextCursor: rows.length < pageMax ? null : rows.at(-1)!.code }
  }
  return csvOf<queries.CodeRow>(
    [
      ['Promotion', () => promotion.name],
      ['Promotion ID', () => id],
      ['Code', ({ code }) => code],
      ['Uses', ({ uses }) => uses],
      ['Uses at most', ({ uses_max }) => uses_max],
      ['Created', ({ created_at }) => created_at.toISOString()],
    ],
    allPages(page),
  )
}
