import { urls } from '#contract/urls.ts'
import { refuse } from '#contract/refuse.ts'
import type { Config } from '#server/config.ts'
import type { Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { configIn } from '#server/http/locale.ts'
import { queueMessage } from '#server/messaging/outbox.ts'
import { deductDeals } from '#server/modules/catalogue/catalogue.ts'
import { downloadsMail, openRights, orderDownloads } from '#server/modules/downloads/downloads.ts'
import { completeUnsent } from './complete-unsent.ts'
import { hasDigital } from '../lines/goods.ts'
import type { Line } from '../lines/lines.ts'
import { signOrderLink } from '../order/links.ts'
import type { OrderRow } from '../order/rows.ts'

type Context = Pick<RequestContext, 'config' | 'signingSecret' | 'now'>

/** Whether the buyer has to agree that files are delivered at once: there are some, and a right to withdraw that ends with it. */
export const needsWaiver = (lines: Line[], { returns }: Config): boolean =>
  returns.withdrawalDays > 0 && lines.some(({ variant }) => variant.is_digital)

/** Refuses an order of files whose buyer didn't agree to that. */
export function refuseUnwaived({ waivesWithdrawal }: { waivesWithdrawal?: boolean | undefined }, lines: Line[], config: Config): void {
  if (needsWaiver(lines, config) && waivesWithdrawal !== true)
    throw refuse('INVALID_INPUT', { waivesWithdrawal: ['is needed: files are delivered at once, which ends the right to withdraw'] })
}

/** Files aren't counted, but what is left of their deal is. Call it before stock is deducted: that's the order of the locks. */
export function deductDealsOfFiles(tx: Tx, lines: Line[], now: Date): void {
  const limited = lines.filter(({ variant }) => variant.is_digital && variant.deal_left !== null)
  deductDeals(
    tx,
    limited.map(({ variant, quantity }) => ({ id: variant.deal_id!, quantity })),
    now,
  )
}

/** An order with files was paid: they open, its buyer gets the mail that leads to them, and an order of nothing else is done. */
export async function releaseDownloads(tx: Tx, row: OrderRow, context: Context): Promise<void> {
  if (!hasDigital(row)) return
  await openRights(tx, row.id, context.now)
  await queueDownloadsMail(tx, row, context)
  await completeUnsent(tx, row, context.now)
}

/** Mails the buyer the link to the files of a paid order. False where there are none that are open. */
export async function queueDownloadsMail(tx: Tx, row: OrderRow, { config, signingSecret, now }: Context): Promise<boolean> {
  const downloads = (await orderDownloads(tx, row.id, now)).filter(({ state }) => state === 'open')
  if (downloads.length === 0) return false
  const inLanguage = configIn(config, row.locale)
  const url = inLanguage.pages + urls.order(row.number, signOrderLink(signingSecret, row.id, now))
  await queueMessage(tx, downloadsMail({ to: row.email, number: row.number, url, downloads }, inLanguage), now)
  return true
}
