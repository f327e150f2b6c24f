import { newId } from '#server/db/ids.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { forwardCredit } from '#server/modules/credit/credit.ts'
import { movePoints } from '#server/modules/points/points.ts'
import type { Pair } from './move.ts'

const accountOf = statement(
  'merging.creditAccount',
  { user: 'uuid' },
  { id: 'uuid' },
  `select id from credit_accounts where kind = 'customer' and user_id = $1`,
)

/** Moves the balances of the account that goes to the one that stays, with an entry in each ledger. */
export async function moveBalances(tx: Tx, { stay, gone }: Pair, now: Date): Promise<void> {
  await movePoints(tx, { from: gone, to: stay, source: newId(now) }, now)
  const account = await accountOf.one(tx, { user: gone })
  if (account) await forwardCredit(tx, account.id, now)
}
