import { type MergedThing, mergedThings, type MergeObstacle, type MergeSide, type previewMerge } from '#contract/admin/merging.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { major } from '#contract/currency.ts'
import { refuse } from '#contract/refuse.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import type { Pair } from './move.ts'
import * as queries from './queries.ts'

type Account = queries.Account

/** The text that staff have to type to confirm the merge. */
export const confirmationOf = ({ email, phone, name }: Pick<Account, 'email' | 'phone' | 'name'>): string => email ?? phone ?? name

/** Picks both accounts from the rows read. Fails with NOT_FOUND, and with INVALID_INPUT if they are the same. */
export function pickAccounts(accounts: Account[], { stay, gone }: Pair): { stays: Account; goes: Account } {
  if (stay === gone) throw refuse('INVALID_INPUT', { from: ['is the same account'] })
  const [stays, goes] = [stay, gone].map((id) => accounts.find((account) => account.id === id))
  if (!stays || !goes) throw refuse('NOT_FOUND')
  return { stays, goes }
}

/** The obstacles to a merge of these accounts. */
export async function obstaclesOf(db: Db | Tx, pair: Pair, accounts: Account[], now: Date): Promise<MergeObstacle[]> {
  const found = (await queries.obstacles.one(db, { ...pair, now }))!
  const any = (is: (account: Account) => boolean) => accounts.some(is)
  const tests: [MergeObstacle, boolean][] = [
    ['STAFF', any(({ role }) => role !== 'customer')],
    ['MERGED', any(({ merged_into }) => merged_into !== null)],
    ['DISABLED', any(({ disabled_at, merged_into }) => disabled_at !== null && merged_into === null)],
    ['BEING_ERASED', any(({ erase_at }) => erase_at !== null)],
    ['BOTH_PLANS', found.both_plans],
    ['BLOCKED', found.blocked],
    ['SUSPENDED', found.suspended],
    ['OPEN_CASE', found.open_case],
    ['CLUB_BAN', found.club_ban],
    ['CREDIT_DISABLED', found.credit_disabled],
  ]
  return tests.flatMap(([obstacle, is]) => (is ? [obstacle] : []))
}

/** A preview of a merge: both accounts with what belongs to them, and the obstacles. */
export async function preview(
  db: Db,
  { id: stay, from: gone }: ParsedOf<typeof previewMerge>,
  { now }: RequestContext,
): Promise<OutputOf<typeof previewMerge>> {
  const pair = { stay, gone }
  const accounts = await queries.readAccounts.all(db, pair)
  const { stays, goes } = pickAccounts(accounts, pair)
  const [obstacles, own, others] = await Promise.all([obstaclesOf(db, pair, accounts, now), belongingsOf(db, stay), belongingsOf(db, gone)])
  const things = mergedThings.map((thing) => ({ thing, stays: countOf(own, thing), goes: countOf(others, thing) }))
  const shown = things.filter((one) => one.stays !== 0 || one.goes !== 0)
  return { stays: presentSide(stays, own), goes: presentSide(goes, others), things: shown, obstacles, confirm: confirmationOf(goes) }
}

type Belongings = NonNullable<Awaited<ReturnType<typeof queries.accountContents.one>>>

const columnOf = (thing: MergedThing) => thing.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as queries.AccountPart
const countOf = (row: Belongings, thing: MergedThing): number => (thing === 'credit' ? major(row.credit) : row[columnOf(thing)])

async function belongingsOf(db: Db, id: string): Promise<Belongings> {
  const row = await queries.accountContents.one(db, { id })
  if (!row) throw refuse('NOT_FOUND')
  return row
}

const presentSide = ({ id, name, email, phone, unproved_phone, handle, created_at }: Account, row: Belongings): MergeSide => ({
  id,
  name,
  email,
  phone: phone ?? unproved_phone,
  phoneVerified: phone !== null,
  handle: row.is_member ? handle : null,
  since: created_at.toISOString(),
  plan: row.plan,
  signIn: {
    password: row.has_password,
    passkeys: row.passkeys,
    linked: row.linked,
    secondFactor: row.has_second_factor,
    sessions: row.sessions,
  },
})
