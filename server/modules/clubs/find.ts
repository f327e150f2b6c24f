import type { Club } from '#contract/clubs/clubs.ts'
import { type ClubAct, clubRights } from '#contract/clubs/roles.ts'
import { refuse } from '#contract/refuse.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { addCacheTags } from '#server/http/cache-tags.ts'
import type { RequestContext, SignedInContext } from '#server/http/context.ts'
import { mayReadClub, maySeeClub, type Viewer, viewerOf } from '#server/modules/visibility/visibility.ts'
import { clubTag } from './announce.ts'
import { presentClub } from './present.ts'
import { type ClubRow, clubsById, findClub as find, lockClub, lockProfiles } from './queries.ts'

/** A club with the viewer's relation to it; fails with NOT_FOUND if they may not know of it. */
export async function findClub(db: Db | Tx, slug: string, viewer: Viewer): Promise<ClubRow> {
  const row = await find.one(db, { slug, viewer: viewer.userId })
  if (!row || !maySeeClub(row, viewer)) throw refuse('NOT_FOUND')
  addCacheTags([clubTag(row.id)])
  return row
}

/** Like `findClub`, for the club's content: null if the viewer may not read it. */
export async function findReadable(db: Db | Tx, slug: string, viewer: Viewer): Promise<ClubRow | null> {
  const row = await findClub(db, slug, viewer)
  return mayReadClub(row, viewer) ? row : null
}

/** A club with all its details. */
export async function readClub(db: Db | Tx, slug: string, context: RequestContext): Promise<Club> {
  const viewer = viewerOf(context)
  return presentClub(db, await findClub(db, slug, viewer), viewer, context.now)
}

/** Locks the profiles of the caller and of others, then the club, and returns the club's current row. */
export async function lockForChange(tx: Tx, id: string, context: SignedInContext, people: string[] = []) {
  const profiles = await lockProfiles.all(tx, { users: [context.caller.userId, ...people] })
  await lockClub.one(tx, { id })
  const viewer = viewerOf(context)
  const [row] = await clubsById.all(tx, { ids: [id], viewer: viewer.userId })
  if (!row || !maySeeClub(row, viewer)) throw refuse('NOT_FOUND')
  const own = profiles.find(({ user_id }) => user_id === context.caller.userId)
  return { ...row, hasAccepted: own?.disclaimer_accepted_at != null }
}

/** The caller's role if it allows this act in the club; fails with NOT_ALLOWED. */
export function roleFor(row: ClubRow, act: ClubAct) {
  if (!row.is_member || row.role === null || !clubRights[row.role].acts.includes(act)) throw refuse('NOT_ALLOWED')
  return row.role
}
