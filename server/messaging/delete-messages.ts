import { statement, type Tx } from '#server/db/statement.ts'

const remove = statement('messages.deleteTo', { recipients: 'text[]' }, {}, `delete from messages where recipient = any($1)`)

/** Deletes every stored message to these addresses. */
export async function deleteMessagesTo(tx: Tx, recipients: string[]): Promise<void> {
  await remove.run(tx, { recipients })
}
