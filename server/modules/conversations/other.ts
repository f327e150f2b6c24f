import { refuse } from '#contract/refuse.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { findPerson } from '#server/modules/profiles/profiles.ts'
import { viewerOf } from '#server/modules/visibility/visibility.ts'

/**
 * The person at the other end; fails with NOT_FOUND where either has blocked the other (moderators write to people like anybody else) and with
 * NOT_ALLOWED for oneself.
 */
export async function otherPerson(db: Db | Tx, handle: string, context: SignedInContext) {
  const person = await findPerson(db, handle, { ...viewerOf(context), isModerator: false })
  if (person.is_self) throw refuse('NOT_ALLOWED', { handle: ['is your own'] })
  return person
}
