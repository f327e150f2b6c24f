import { refuse } from '#contract/refuse.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { addCacheTags } from '#server/http/cache-tags.ts'
import { mayReadProfile, maySeeProfile, type Viewer } from '#server/modules/visibility/visibility.ts'
import { personTag } from './announce.ts'
import { findProfile } from './queries.ts'

/** A person by handle, with the viewer's relation to them; fails with NOT_FOUND if the viewer may not see them. */
export async function findPerson(db: Db | Tx, handle: string, viewer: Viewer) {
  const row = await findProfile.one(db, { handle, viewer: viewer.userId })
  if (!row || !maySeeProfile(row, viewer)) throw refuse('NOT_FOUND')
  addCacheTags([personTag(row.id)])
  return { ...row, isHidden: !mayReadProfile(row, viewer) }
}
