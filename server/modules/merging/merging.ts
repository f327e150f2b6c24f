import type { mergeCustomers } from '#contract/admin/merging.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import type { Database } from '#server/db/pool.ts'
import { allowSlow, type Tx } from '#server/db/statement.ts'
import { describeChange } from '#server/http/audit.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { recordSecurityEvent } from '#server/http/security-log.ts'
import { mergePeople } from '#server/modules/promotions/promotions.ts'
import { foldReviews } from '#server/modules/reviews/reviews.ts'
import type { SearchEngine } from '#server/modules/search/search.ts'
import { queueFollowUps } from './follow-up.ts'
import { moveBalances } from './ledgers.ts'
import { notifyBothAddresses } from './mails.ts'
import type { Move, Pair } from './move.ts'
import { pickAccounts, confirmationOf, obstaclesOf } from './preview.ts'
import { endProfile, adoptProfile, lockBothProfiles } from './profile.ts'
import * as queries from './queries.ts'
import { accountRules, communityRules } from './rules.ts'

export { formerContacts, mergedIds, mergesOf } from './duplicates.ts'

/** The application's services that a merge needs. */
export interface Merging {
  engine: SearchEngine
  signingSecret: string
}

/** Merges an account into another, in one transaction. Fails with NOT_FOUND, CUSTOMERS_CANT_BE_MERGED and CUSTOMER_WAS_MERGED. */
export async function merge(
  tx: Tx,
  { engine }: Pick<Merging, 'engine'>,
  { id: stay, from: gone, confirm }: ParsedOf<typeof mergeCustomers>,
  context: SignedInContext,
): Promise<OutputOf<typeof mergeCustomers>> {
  const { now, signingSecret } = context
  const pair = { stay, gone }
  // Locks profiles before accounts, each in id order, like calls that write posts and earn points for them.
  const members = await lockBothProfiles(tx, pair)
  const accounts = await queries.lockAccounts.all(tx, pair)
  const { stays, goes } = pickAccounts(accounts, pair)
  if (stays.merged_into ?? goes.merged_into) throw refuse('CUSTOMER_WAS_MERGED')
  const obstacles = await obstaclesOf(tx, pair, accounts, now)
  if (obstacles.length > 0) throw refuse('CUSTOMERS_CANT_BE_MERGED', { from: obstacles })
  const typed = confirm.trim().toLowerCase()
  if (typed !== confirmationOf(goes).toLowerCase()) throw refuse('INVALID_INPUT', { confirm: ['is not the name of the account'] })
  await queries.markMerged.run(tx, { ...pair, now })
  const moved = await moveAll(tx, { engine, signingSecret }, pair, members, now)
  await queueFollowUps(tx, gone, now)
  await notifyBothAddresses(tx, stays, goes, context)
  for (const userId of [stay, gone]) recordSecurityEvent(context, 'merged', { userId })
  describeChange(context, { target: stay, after: { merged: gone, moved } })
  return { mergedAt: now.toISOString(), moved }
}

/** Moves everything that refers to the account that goes; both are locked. Running it again moves what has been written since. */
async function moveAll(
  tx: Tx,
  { engine, signingSecret }: Merging,
  pair: Pair,
  members: Set<string>,
  now: Date,
): Promise<Record<string, number>> {
  await mergePeople(tx, { from: pair.gone, to: pair.stay }, signingSecret)
  await allowSlow(tx)
  const countReviews = await foldReviews(tx, pair, now)
  const moved = await runAll(tx, accountRules, pair, now)
  await adoptProfile(tx, pair, members)
  if (members.has(pair.gone)) Object.assign(moved, await runAll(tx, communityRules, pair, now))
  await moveBalances(tx, pair, now)
  await endProfile(tx, engine, pair, members, now)
  await countReviews()
  return moved
}

/** Sends all statements at once; PostgreSQL runs them one by one, in this order. Returns the number of changed rows by column. */
async function runAll(tx: Tx, rules: readonly Move[], pair: Pair, now: Date): Promise<Record<string, number>> {
  const counts = await Promise.all(rules.map(({ statement }) => statement.run(tx, { ...pair, now })))
  return Object.fromEntries(rules.flatMap(({ columns: [column] }, at) => (column && counts[at]! > 0 ? [[column, counts[at]!]] : [])))
}

/** Moves what a concurrent call wrote to an account after it was merged. */
export const followUp = (database: Database, merging: Merging, gone: string, now: Date): Promise<void> =>
  database.transaction(async (tx) => {
    const stay = (await queries.accountAfterMerge.one(tx, { id: gone }))?.merged_into
    if (!stay) return
    const pair = { stay, gone }
    const members = await lockBothProfiles(tx, pair)
    const accounts = await queries.lockAccounts.all(tx, pair)
    // The account was merged once more in the meantime, which has its own follow-up.
    if (accounts.find(({ id }) => id === gone)?.merged_into !== stay) return
    await moveAll(tx, merging, pair, members, now)
  })
