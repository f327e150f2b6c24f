import { urls } from '#contract/urls.ts'
import type { Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { configForLocale } from '#server/http/locale.ts'
import { type Block, mailContext } from '#server/messaging/mail/mail.ts'
import { queueMessage } from '#server/messaging/outbox.ts'
import { withoutLinks } from '#server/messaging/plain.ts'
import { amountToPay } from '../order/due.ts'
import { signOrderLink } from '../order/links.ts'
import { moneyOf } from '../order/money-of.ts'
import type { OrderRow } from '../order/rows.ts'
import { presentOrder } from '../views/present.ts'
import { boughtBlocks } from './bought-blocks.ts'

interface Edit {
  /** The money that goes back to the buyer, in minor units. */
  back: number
  /** The amount that goes back to gift cards and store credit, in minor units; negative if it is taken from them. */
  credit: number
  reason: string
}

/** Mails the buyer the edited order, and what is refunded or still has to be paid, with a link to pay. */
export async function queueEditMail(
  tx: Tx,
  row: OrderRow,
  { back, credit, reason }: Edit,
  { config: shop, signingSecret, now }: Pick<RequestContext, 'config' | 'signingSecret' | 'now'>,
): Promise<void> {
  const config = configForLocale(shop, row.locale)
  const { number } = row
  const { brand, t } = mailContext(config, { number })
  const money = (amount: number) => moneyOf(amount, row, config)
  const owed = amountToPay(row)
  const isByCard = row.payment_method === 'Stripe' && owed > 0
  const url = config.pages + urls.order(number, signOrderLink(signingSecret, row.id, now))
  const body = t('order.edited.body', { number })
  const sums = [
    ...(back > 0 ? [t(row.payment_method === 'Stripe' ? 'order.edited.back' : 'order.edited.cash', { amount: money(back) })] : []),
    ...(credit === 0 ? [] : [t(credit > 0 ? 'order.edited.creditBack' : 'order.edited.creditTaken', { amount: money(Math.abs(credit)) })]),
    ...(isByCard ? [t('order.edited.owed', { amount: money(owed) })] : []),
  ]
  const blocks: Block[] = [
    { type: 'title', text: t('order.edited.title') },
    { type: 'paragraph', text: body },
    ...(reason ? [{ type: 'paragraph', text: withoutLinks(reason) } as const] : []),
    ...sums.map((text) => ({ type: 'paragraph', text }) as const),
    { type: 'button', label: isByCard ? t('order.edited.pay', { amount: money(owed) }) : t('order.link'), url },
    ...boughtBlocks(presentOrder(row, now), { config, t, now }),
  ]
  const subject = t('order.edited.subject', { number, shop: brand.name })
  await queueMessage(tx, { channel: 'email', to: row.email, mail: { brand, subject, preheader: body, blocks } }, now)
}
