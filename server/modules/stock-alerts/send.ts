import type { Locale } from '#contract/locales.ts'
import { serverLimits } from '#contract/server-limits.ts'
import { hourMs } from '#contract/time.ts'
import { inBatches } from '#server/db/in-batches.ts'
import type { Database } from '#server/db/pool.ts'
import type { AppContext } from '#server/http/context.ts'
import { configForLocale, translationLocale } from '#server/http/locale.ts'
import { Failures } from '#server/jobs/failures.ts'
import { queueBulkMail } from '#server/messaging/bulk.ts'
import { findVariants, type VariantForSale } from '#server/modules/catalogue/catalogue.ts'
import { backInStockMail } from './mails.ts'
import * as queries from './queries.ts'

const { restHours, batchMax, confirmHours, sentDays } = serverLimits.stockAlerts
/** The most variants in one run; the next run handles the others. */
const variantsMax = 100

type MailContext = Pick<AppContext, 'config' | 'signingSecret'>

/**
 * Mails people who wait for variants that are back in stock, as many as there are pieces. The others get their mail when more pieces
 * arrive, or when pieces are still there after a day. Returns the number of queued mails. Several processes may run it concurrently.
 */
export async function sendStockAlerts(database: Database, context: MailContext, now: Date, stopping?: AbortSignal): Promise<number> {
  const since = new Date(now.getTime() - restHours * hourMs)
  const variants = await queries.dueVariants.all(database.db, { now, since, limit: variantsMax })
  const failures = new Failures(stopping)
  let sent = 0
  for (const variant of variants)
    await failures.collect(async () => {
      sent += await notifyWaiting(database, variant, since, context, now)
    })
  failures.throwFirst()
  return sent
}

const notifyWaiting = (
  database: Database,
  { product_id: productId, variant_id: variantId }: { product_id: string; variant_id: string },
  since: Date,
  context: MailContext,
  now: Date,
): Promise<number> =>
  database.transaction(async (tx) => {
    await queries.lock.all(tx, { key: `stock alerts ${variantId}` })
    const left = (await queries.remainingAlerts.one(tx, { variant: variantId, since }))?.left ?? 0
    const read = (locale: Locale | null) => findVariants(tx, [{ productId, variantId }], now, locale).then(([found]) => found)
    const variant = await read(null)
    if (left <= 0 || !variant) return 0
    const alerts = await queries.claimWaiting.all(tx, { variant: variantId, now, limit: Math.min(left, batchMax) })
    const named = new Map<Locale | null, VariantForSale | undefined>([[null, variant]])
    for (const { id, email, locale } of alerts) {
      if (!email) continue
      const config = configForLocale(context.config, locale)
      const language = translationLocale(config)
      if (!named.has(language)) named.set(language, await read(language))
      await queueBulkMail(tx, backInStockMail({ id, email }, named.get(language) ?? variant, { ...context, config }), now)
    }
    return alerts.length
  })

/** Deletes alerts that were never confirmed, and those that are over. */
export async function purgeStockAlerts({ db }: Database, now: Date): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs)
  await inBatches((limit) => queries.purgeUnconfirmed.run(db, { before: ago(confirmHours), limit }))
  await inBatches((limit) => queries.purgeSent.run(db, { before: ago(sentDays * 24), limit }))
}
