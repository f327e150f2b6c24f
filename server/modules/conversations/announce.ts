import type { Tx } from '#server/db/statement.ts'

/** The channel for people whose conversations changed. The payload is just the person's id. */
export const conversationsChannel = 'conversations'

/** Tells the browsers of these people to reload their conversations. */
export function announceConversation(tx: Tx, people: string[]): void {
  for (const person of people) tx.notifySoon(conversationsChannel, person)
}
