import { urls } from '#contract/urls.ts'
import { refuse } from '#contract/refuse.ts'
import type { Config } from '#server/config.ts'
import type { Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { configForLocale } from '#server/http/locale.ts'
import { queueMessage } from '#server/messaging/outbox.ts'
import { deductDeals } from '#server/modules/catalogue/catalogue.ts'
import { downloadsMail, openRights, orderDownloads } from '#server/modules/downloads/downloads.ts'
import { hasDigital } from '../lines/goods.ts'
import type { Line } from '../lines/lines.ts'
import { signOrderLink } from '../order/links.ts'
import type { OrderRow } from '../order/rows.ts'
import { completeUnsent } from './complete-unsent.ts'

type Context = Pick<RequestContext, 'config' | 'signingSecret' | 'now'>

/**
 * Whether the buyer has to agree to immediate delivery: there are files, and the shop grants a right to withdraw, which ends with their
 * delivery.
 */
export const needsWaiver = (lines: Line[], { returns }: Config): boolean =>
  returns.withdrawalDays > 0 && lines.some(({ variant }) => variant.is_digital)

/** Refuses an order of files whose buyer didn't agree to immediate delivery. */
export function refuseUnwaived({ waivesWithdrawal }: { waivesWithdrawal?: boolean | undefined }, lines: Line[], config: Config): void {
  if (needsWaiver(lines, config) && waivesWithdrawal !== true)
    throw refuse('INVALID_INPUT', { waivesWithdrawal: ['is needed: files are delivered right away, which ends the right to withdraw'] })
}

/**
 * Deducts files from the pieces left in their deals; files have no stock. Call this before the stock is deducted, to keep the order of the
 * locks.
 */
export function deductDealsOfFiles(tx: Tx, lines: Line[], cause: { orderId: string; now: Date }): void {
  const limited = lines.filter(({ variant }) => variant.is_digital && variant.deal_left !== null)
  deductDeals(
    tx,
    limited.map(({ variant, quantity }) => ({ id: variant.deal_id!, quantity })),
    cause,
  )
}

/**
 * Call this when an order was paid: its files open, its buyer gets a mail with the link to them, and an order of nothing else is completed.
 */
export async function releaseDownloads(tx: Tx, row: OrderRow, context: Context): Promise<void> {
  if (!hasDigital(row)) return
  await openRights(tx, row.id, context.now)
  await queueDownloadsMail(tx, row, context)
  await completeUnsent(tx, row, context.now)
}

/** Mails the buyer the link to the files of a paid order. Returns false if none are open. */
export async function queueDownloadsMail(tx: Tx, row: OrderRow, { config, signingSecret, now }: Context): Promise<boolean> {
  const downloads = (await orderDownloads(tx, row.id, now)).filter(({ state }) => state === 'open')
  if (downloads.length === 0) return false
  const inLanguage = configForLocale(config, row.locale)
  const url = inLanguage.pages + urls.order(row.number, signOrderLink(signingSecret, row.id, now))
  await queueMessage(tx, downloadsMail({ to: row.email, number: row.number, url, downloads }, inLanguage), now)
  return true
}
