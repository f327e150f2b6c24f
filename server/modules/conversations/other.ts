import { refuse } from '#contract/refuse.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { findPerson } from '#server/modules/profiles/profiles.ts'
import { viewerOf } from '#server/modules/visibility/visibility.ts'

/**
 * The other person; fails with NOT_FOUND if either has blocked the other, and with NOT_ALLOWED for the caller. Moderators have no exception
 * here.
 */
export async function otherPerson(db: Db | Tx, handle: string, context: SignedInContext) {
  const person = await findPerson(db, handle, { ...viewerOf(context), isModerator: false })
  if (person.is_self) throw refuse('NOT_ALLOWED', { handle: ['is your own'] })
  return person
}
