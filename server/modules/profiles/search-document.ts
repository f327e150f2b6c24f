import { statement, type Tx } from '#server/db/statement.ts'
import type { SearchEngine } from '#server/modules/search/search.ts'

const findDocument = statement(
  'profiles.searchDocument',
  { user: 'uuid' },
  { id: 'uuid', handle: 'text', name: 'text', avatar: 'text?', followers: 'int4', is_findable: 'bool' },
  `
  select u.id, u.handle, p.name, u.avatar, p.followers, u.privacy <> 'private' and (p.suspended_until is null) as is_findable
  from users u join profiles p on p.user_id = u.id where u.id = $1 and u.handle is not null`,
)

/** Updates a person in the search index. Private and suspended people aren't found. */
export async function indexPerson(tx: Tx, engine: SearchEngine, userId: string): Promise<void> {
  const row = await findDocument.one(tx, { user: userId })
  if (!row?.is_findable) return engine.removeDocuments(tx, 'people', [userId])
  const { id, handle, name, avatar, followers } = row
  await engine.putDocuments(tx, 'people', [{ id, words: [name, handle], popularity: followers, document: { id, handle, name, avatar } }])
}
