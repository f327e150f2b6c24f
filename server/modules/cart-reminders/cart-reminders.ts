import { serverLimits } from '#contract/server-limits.ts'
import { hourMs } from '#contract/time.ts'
import type { Config } from '#server/config.ts'
import { lowestId } from '#server/db/ids.ts'
import type { Database } from '#server/db/pool.ts'
import type { Tx } from '#server/db/statement.ts'
import { configForLocale, translationLocale } from '#server/http/locale.ts'
import { Failures } from '#server/jobs/failures.ts'
import { queueBulkMail } from '#server/messaging/bulk.ts'
import { linesForSale } from '#server/modules/cart/cart.ts'
import { availableOf } from '#server/modules/catalogue/catalogue.ts'
import { newsletterLink } from '#server/modules/newsletter/newsletter.ts'
import { type AbandonedLine, reminderMail } from './mail.ts'
import * as queries from './queries.ts'

export interface ReminderSettings {
  config: Config
  signingSecret: string
}

const batch = 100
const { lateHours, againDays, linesMax } = serverLimits.cartReminders

/**
 * Reminds customers who agreed to news and offers of carts that they left for the configured hours, once per cart, but not of what they
 * ordered or removed meanwhile. Carts that were left much longer ago, as when the setting is switched on, are ignored.
 */
export async function remindOfCarts(database: Database, settings: ReminderSettings, now: Date, stopping?: AbortSignal): Promise<void> {
  const hours = settings.config.cartReminderHours
  if (hours === 0) return
  const ago = (count: number) => new Date(now.getTime() - count * hourMs)
  const when = { from: ago(hours + lateHours), until: ago(hours), again: ago(againDays * 24) }
  const failures = new Failures(stopping)
  let after = lowestId
  for (;;) {
    const carts = await queries.dueCarts.all(database.db, { ...when, after, limit: batch })
    for (const { id } of carts) await failures.collect(() => database.transaction((tx) => remind(tx, { id, ...when, now }, settings)))
    if (carts.length < batch) return failures.throwFirst()
    after = carts.at(-1)!.id
  }
}

async function remind(
  tx: Tx,
  cart: { id: string; from: Date; until: Date; again: Date; now: Date },
  { config: shop, signingSecret }: ReminderSettings,
): Promise<void> {
  const claimed = await queries.claim.one(tx, cart)
  if (!claimed) return
  const { user_id: user, email, locale, subscriber_id: subscriber } = claimed
  const config = configForLocale(shop, locale)
  const lines = (await linesForSale(tx, user, cart.now, translationLocale(config))).flatMap(({ stored, variant }): AbandonedLine[] =>
    variant?.active && !stored.giftCard ? [{ variant, quantity: stored.quantity, isOut: availableOf(variant) === 0 }] : [],
  )
  // If nothing in the cart can be bought, there is nothing to come back for.
  if (lines.every(({ isOut }) => isOut)) return
  const unsubscribe = newsletterLink('unsubscribe', subscriber, { config, signingSecret })
  await queueBulkMail(tx, reminderMail({ email, lines: lines.slice(0, linesMax), unsubscribe }, config), cart.now)
}
