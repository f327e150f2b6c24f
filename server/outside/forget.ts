import { statement, type Tx } from '#server/db/statement.ts'

const remove = statement('outbox.forget', { recipients: 'text[]' }, {}, `delete from messages where recipient = any($1)`)

/** Forgets what was said to these addresses. */
export async function forgetMessages(tx: Tx, recipients: string[]): Promise<void> {
  await remove.run(tx, { recipients })
}
