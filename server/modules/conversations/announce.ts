import type { Tx } from '#server/db/statement.ts'

/** Whose conversations have changed: the processes that they listen to hear of it, and that's all it says. */
export const conversationsChannel = 'conversations'

/** Lets the browsers of these people know that they read their conversations again. */
export function announceConversation(tx: Tx, people: string[]): void {
  for (const person of people) tx.notifySoon(conversationsChannel, person)
}
