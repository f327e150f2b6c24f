import { statement, type Tx } from '#server/db/statement.ts'
import type { Database } from '#server/db/pool.ts'
import type { RequestContext } from '#server/http/context.ts'
import { configForLocale } from '#server/http/locale.ts'
import { type Block, mailContext } from '#server/messaging/mail/mail.ts'
import { queueMessage } from '#server/messaging/outbox.ts'
import { urls } from '#contract/urls.ts'
import { readOrders } from '../order/find-order.ts'
import { signOrderLink } from '../order/links.ts'
import type { OrderRow } from '../order/rows.ts'
import { presentOrder } from '../views/present.ts'
import { boughtBlocks } from './bought-blocks.ts'

/**
 * Claims orders that wait for a variant and whose buyers weren't notified of its current ship date, oldest first, and marks them as
 * notified.
 */
const claimUnnotified = statement(
  'orders.claimUnnotified',
  { variant: 'uuid', limit: 'int8' },
  { order_id: 'uuid' },
  `
  update back_orders b set told_ships_on = v.ships_on from variants v
  where v.id = $1 and b.variant_id = v.id and b.order_id in (
    select w.order_id from back_orders w where w.variant_id = $1 and w.told_ships_on is distinct from v.ships_on and v.ships_on is not null
    order by w.at, w.order_id limit $2 for update of w skip locked)
  returning b.order_id`,
)

const batch = 50
type Context = Pick<RequestContext, 'config' | 'signingSecret' | 'now'>

/** Mails a variant's new ship date to the buyers who wait for it, once per buyer and date. */
export async function notifyOfShipDate(database: Database, variant: string, context: Context): Promise<void> {
  for (let notified = batch; notified === batch;) notified = await database.transaction((tx) => notifyBatch(tx, variant, context))
}

async function notifyBatch(tx: Tx, variant: string, context: Context): Promise<number> {
  const rows = await claimUnnotified.all(tx, { variant, limit: batch })
  const orders = await readOrders(
    tx,
    rows.map(({ order_id: id }) => id),
  )
  for (const order of orders) await queueDateMail(tx, order, context)
  return rows.length
}

async function queueDateMail(tx: Tx, row: OrderRow, { config: shop, signingSecret, now }: Context): Promise<void> {
  const config = configForLocale(shop, row.locale)
  const { number } = row
  const { brand, t } = mailContext(config, { number })
  const body = t('order.later.moved.body', { number })
  const blocks: Block[] = [
    { type: 'title', text: t('order.later.moved.title') },
    { type: 'paragraph', text: body },
    { type: 'button', label: t('order.link'), url: config.pages + urls.order(number, signOrderLink(signingSecret, row.id, now)) },
    ...boughtBlocks(presentOrder(row, now), { config, t, now }),
  ]
  const subject = t('order.later.moved.subject', { number, shop: brand.name })
  await queueMessage(tx, { channel: 'email', to: row.email, mail: { brand, subject, preheader: body, blocks } }, now)
}
