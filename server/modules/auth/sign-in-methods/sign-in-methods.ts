import { refuse } from '#contract/refuse.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { countWays, lockUser } from './queries.ts'

export { tellOwner } from './notices.ts'

export interface Ways {
  hasPassword: boolean
  identities: number
  passkeys: number
}

/** The ways into an account. */
export async function waysInto(db: Db | Tx, userId: string): Promise<Ways> {
  const ways = await countWays.one(db, { user: userId })
  return { hasPassword: ways?.has_password ?? false, identities: ways?.identities ?? 0, passkeys: ways?.passkeys ?? 0 }
}

/** Nobody else adds or removes a way into this account until the transaction ends. */
export async function holdAccount(tx: Tx, userId: string): Promise<void> {
  await lockUser.one(tx, { user: userId })
}

/** After one was removed, of an account that is held: refuses, and so undoes it, where none is left. */
export async function assertWayIn(tx: Tx, userId: string): Promise<void> {
  const { hasPassword, identities, passkeys } = await waysInto(tx, userId)
  if (!hasPassword && identities + passkeys === 0) throw refuse('LAST_WAY_IN')
}
