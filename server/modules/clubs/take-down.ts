import { statement, type Tx } from '#server/db/statement.ts'
import type { SearchEngine } from '#server/modules/search/search.ts'
import { clubChanged } from './announce.ts'

const remove = statement(
  'clubs.takeDown',
  { id: 'uuid', now: 'timestamptz' },
  {},
  `update clubs set removed_at = coalesce(removed_at, $2) where id = $1`,
)
const restore = statement('clubs.restore', { id: 'uuid' }, {}, `update clubs set removed_at = null where id = $1 and closed_at is null`)

/** Takes a club down for moderators: nobody sees it, nor its posts, events and rankings. */
export async function takeDownClub(tx: Tx, engine: SearchEngine, id: string, now: Date): Promise<void> {
  await remove.run(tx, { id, now })
  await clubChanged(tx, engine, id)
}

/** Restores a club with all its content, unless its owner has closed it meanwhile. */
export async function restoreClub(tx: Tx, engine: SearchEngine, id: string): Promise<void> {
  await restore.run(tx, { id })
  await clubChanged(tx, engine, id)
}
