import { statement, type Db, type Tx } from '#server/db/statement.ts'
import { type Change, messagesOf } from './change.ts'

const notify = statement(
  'catalogue.notify',
  { messages: 'text[]' },
  {},
  `select pg_notify('catalogue', message) from unnest($1::text[]) message`,
)

/** Notifies every process of a change, once the transaction commits. */
export async function announce(db: Db | Tx, change: Partial<Change>): Promise<void> {
  await notify.run(db, { messages: messagesOf(change) })
}

/** The channel for cache tags that are sent together a little later (`tx.notifySoon`). */
export const tagsChannel = 'tags'
