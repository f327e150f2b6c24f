import type { listDoubles, listMerges } from '#contract/admin/merging.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { major } from '#contract/currency.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import * as queries from './queries.ts'

const doublesMax = 20

/** Customers who may be the same person. */
export async function findDoubles(db: Db, { id }: ParsedOf<typeof listDoubles>): Promise<OutputOf<typeof listDoubles>> {
  const rows = await queries.doubles.all(db, { id, limit: doublesMax })
  const customers = rows.map(({ created_at, spent, same_phone, ...row }) => ({
    ...row,
    since: created_at.toISOString(),
    spent: major(spent),
    same: same_phone ? ('phone' as const) : ('address' as const),
  }))
  return { customers }
}

/** The accounts that were merged into the caller's. */
export const listOwnMerges = async (db: Db, { caller }: SignedInContext): Promise<OutputOf<typeof listMerges>> => ({
  merges: await mergesOf(db, caller.userId),
})

/** The accounts that were merged into one, the last first. */
export const mergesOf = async (db: Db | Tx, user: string): Promise<OutputOf<typeof listMerges>['merges']> =>
  (await queries.mergedInto.all(db, { user })).map(({ email, phone, at }) => ({ email, phone, mergedAt: at.toISOString() }))

/** The ids of the accounts that were merged into one: their ledgers are part of its history. */
export const mergedIds = async (db: Db | Tx, user: string): Promise<string[]> =>
  (await queries.mergedInto.all(db, { user })).map(({ id }) => id)

/** The emails of those accounts that are nobody else's since. */
export const formerEmails = async (tx: Tx, user: string): Promise<string[]> =>
  (await queries.formerEmails.all(tx, { user })).map(({ email }) => email)
