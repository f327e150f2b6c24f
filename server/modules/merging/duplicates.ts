import type * as contract from '#contract/admin/merging.ts'
import type { DuplicatePair, listAllDoubles, listDoubles, listMerges } from '#contract/admin/merging.ts'
import type { DuplicateReason } from '#contract/duplicate-reasons.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { major } from '#contract/currency.ts'
import { refuse } from '#contract/refuse.ts'
import { readCursor, startOf } from '#server/db/cursor.ts'
import { readPage } from '#server/db/page.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { describeChange } from '#server/http/audit.ts'
import type { SignedInContext } from '#server/http/context.ts'
import * as duplicateQueries from './duplicate-queries.ts'
import * as queries from './queries.ts'

const duplicatesMax = 20

/** Customers who may be the same person. */
export async function findDuplicates(db: Db, { id }: ParsedOf<typeof listDoubles>): Promise<OutputOf<typeof listDoubles>> {
  const rows = await duplicateQueries.duplicatesOf.all(db, { id, limit: duplicatesMax })
  return { customers: rows.map(present) }
}

const present = <R extends { created_at: Date; spent: number }>({ created_at, spent, ...row }: R) => ({
  ...row,
  since: created_at.toISOString(),
  spent: major(spent),
})

/** A page of the pairs in the whole shop that may be one person. */
export async function listPairs(
  db: Db,
  { same, areDifferent: dismissed, sort, limit, cursor }: ParsedOf<typeof listAllDoubles>,
): Promise<OutputOf<typeof listAllDoubles>> {
  const start = cursor === undefined ? startOf(sort === 'found' ? 'asc' : 'desc') : readCursor(cursor)
  return readPage(limit, {
    keys: (count) => duplicateQueries.duplicateKeys[sort].all(db, { ...start, same: same ?? null, dismissed, limit: count }),
    rows: (ids) => readPairs(db, ids),
  })
}

async function readPairs(db: Db, ids: string[]): Promise<DuplicatePair[]> {
  const pairs = await duplicateQueries.pairsById.all(db, { ids })
  const people = await duplicateQueries.people.all(db, { ids: [...new Set(pairs.flatMap(({ one, other }) => [one, other]))] })
  const byId = new Map(people.map((row) => [row.id, present(row)]))
  return pairs.flatMap(({ id, one, other, same, found_at, is_dismissed }) => {
    const [a, b] = [byId.get(one), byId.get(other)]
    // One of the accounts has since been merged or become staff.
    if (!a || !b) return []
    const [stays, goes] = (a.orders - b.orders || b.since.localeCompare(a.since)) >= 0 ? [a, b] : [b, a]
    return [{ id, stays, goes, same: same as DuplicateReason[], foundAt: found_at.toISOString(), areDifferent: is_dismissed }]
  })
}

/** Stores that two customers are different people, or that they may be one after all. Repeating it changes nothing. */
export async function markAsDifferent(
  tx: Tx,
  { id, other, areDifferent }: ParsedOf<typeof contract.markAsDifferent>,
  context: SignedInContext,
): Promise<OutputOf<typeof contract.markAsDifferent>> {
  if (id === other) throw refuse('INVALID_INPUT', { other: ['is the same account'] })
  const pair = id < other ? { one: id, other } : { one: other, other: id }
  if ((await duplicateQueries.lockPair.all(tx, pair)).length < 2) throw refuse('NOT_FOUND')
  const before = (await duplicateQueries.lastVerdict.one(tx, pair))?.are_different ?? false
  if (before !== areDifferent)
    await duplicateQueries.addVerdict.run(tx, { ...pair, different: areDifferent, staff: context.caller.userId, now: context.now })
  describeChange(context, { target: id, before: { areDifferent: before }, after: { other, areDifferent } })
  return { areDifferent }
}

/** The accounts that were merged into the caller's. */
export const listOwnMerges = async (db: Db, { caller }: SignedInContext): Promise<OutputOf<typeof listMerges>> => ({
  merges: await mergesOf(db, caller.userId),
})

/** The accounts that were merged into one, latest first. */
export const mergesOf = async (db: Db | Tx, user: string): Promise<OutputOf<typeof listMerges>['merges']> =>
  (await queries.mergedInto.all(db, { user })).map(({ email, phone, at }) => ({ email, phone, mergedAt: at.toISOString() }))

/** The ids of the accounts that were merged into one: their ledgers are part of its history. */
export const mergedIds = async (db: Db | Tx, user: string): Promise<string[]> =>
  (await queries.mergedInto.all(db, { user })).map(({ id }) => id)

/** The emails and phones of merged accounts that nobody else uses now. */
export async function formerContacts(tx: Tx, user: string): Promise<{ emails: string[]; phones: string[] }> {
  const rows = await queries.formerContacts.all(tx, { user })
  return {
    emails: rows.flatMap(({ email }) => email ?? []),
    phones: rows.flatMap(({ phone }) => phone ?? []),
  }
}
