import type { Tx } from '#server/db/statement.ts'

/** Notifies the processes that serve these people that their conversations changed. The payload says nothing else. */
export const conversationsChannel = 'conversations'

/** Tells the browsers of these people to reload their conversations. */
export function announceConversation(tx: Tx, people: string[]): void {
  for (const person of people) tx.notifySoon(conversationsChannel, person)
}
