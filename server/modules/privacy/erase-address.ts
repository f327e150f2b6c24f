import type { Tx } from '#server/db/statement.ts'
import { eraseMessages } from '#server/modules/contact/contact.ts'
import { eraseSubscribers } from '#server/modules/newsletter/newsletter.ts'
import { eraseAlertsTo } from '#server/modules/stock-alerts/stock-alerts.ts'
import { eraseWaitlistEntries } from '#server/modules/waitlist/waitlist.ts'

/** Erases what is stored by an email alone: stock alerts, the waitlist, the newsletter with its consents, and messages to the shop. */
export async function eraseAddress(tx: Tx, email: string): Promise<void> {
  await eraseAlertsTo(tx, email)
  await eraseWaitlistEntries(tx, [email])
  await eraseSubscribers(tx, [email])
  await eraseMessages(tx, email)
}
