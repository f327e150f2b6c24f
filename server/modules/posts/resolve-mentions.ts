import type { Tx } from '#server/db/statement.ts'
import { findMentioned } from './queries.ts'
import { mentionsIn } from './text.ts'

/** The handles in a text that belong to people whom its author may mention. */
export async function resolveMentions(tx: Tx, text: string, author: string): Promise<string[]> {
  const handles = mentionsIn(text)
  return handles.length === 0 ? [] : (await findMentioned.all(tx, { handles, author })).map(({ handle }) => handle)
}
