import type { Tx } from '#server/db/statement.ts'
import type { CacheTag } from '#server/http/cache-tags.ts'
import { announce } from '#server/modules/catalogue/catalogue.ts'
import type { SearchEngine } from '#server/modules/search/search.ts'
import type { Viewer } from '#server/modules/visibility/visibility.ts'
import { clubsById } from './queries.ts'

/** A club, as cached pages show it. Changes of its ranking announce it as well (migration 0172). */
export const clubTag = (id: string): CacheTag => `club:${id}`
/** The cache tag of the list of clubs. */
export const clubsTag: CacheTag = 'clubs'

/** Tells every process at commit that a club has changed. */
export const announceClub = (tx: Tx, id: string): Promise<void> => announce(tx, { tags: [clubTag(id), clubsTag] })

const nobody: Viewer = { userId: null, isModerator: false }

/** Updates a club in search and cached pages. Search doesn't find hidden and removed clubs. */
export async function clubChanged(tx: Tx, engine: SearchEngine, id: string): Promise<void> {
  const [row] = await clubsById.all(tx, { ids: [id], viewer: nobody.userId })
  await announceClub(tx, id)
  if (!row || row.club_visibility === 'hidden') return engine.removeDocuments(tx, 'clubs', [id])
  const { slug, name, place, cover, members } = row
  const document = { id, name, slug, photo: cover, place, members }
  await engine.putDocuments(tx, 'clubs', [{ id, words: [name, place].filter(Boolean), popularity: members, document }])
}
