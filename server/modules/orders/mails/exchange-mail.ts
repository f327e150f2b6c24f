import { urls } from '#contract/urls.ts'
import type { Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { configForLocale } from '#server/http/locale.ts'
import { type Block, mailContext } from '#server/messaging/mail/mail.ts'
import { queueMessage } from '#server/messaging/outbox.ts'
import { amountToPay } from '../order/due.ts'
import { signOrderLink } from '../order/links.ts'
import { moneyOf } from '../order/money-of.ts'
import type { OrderRow } from '../order/rows.ts'
import { presentOrder } from '../views/present.ts'
import { boughtBlocks } from './bought-blocks.ts'

/** Mails the buyer what is reserved in exchange for the pieces that they send back, and what they have to pay for it. */
export async function queueExchangeMail(
  tx: Tx,
  row: OrderRow,
  replaced: string,
  { config: shop, signingSecret, now }: Pick<RequestContext, 'config' | 'signingSecret' | 'now'>,
): Promise<void> {
  const config = configForLocale(shop, row.locale)
  const { number } = row
  const { brand, t } = mailContext(config, { number })
  const owed = amountToPay(row)
  const amount = moneyOf(owed, row, config)
  const isByCard = row.payment_method === 'Stripe' && owed > 0
  const body = t('order.exchange.body', { number, replaced })
  const url = config.pages + urls.order(number, signOrderLink(signingSecret, row.id, now))
  const blocks: Block[] = [
    { type: 'title', text: t('order.exchange.title') },
    { type: 'paragraph', text: body },
    ...(owed > 0
      ? [
          {
            type: 'paragraph',
            text: t(row.payment_method === 'COD' ? 'order.exchange.owedCash' : 'order.exchange.owed', { amount }),
          } as const,
        ]
      : []),
    { type: 'button', label: isByCard ? t('order.edited.pay', { amount }) : t('order.link'), url },
    ...boughtBlocks(presentOrder(row, now), { config, t, now }),
  ]
  const subject = t('order.exchange.subject', { number, shop: brand.name })
  await queueMessage(tx, { channel: 'email', to: row.email, mail: { brand, subject, preheader: body, blocks } }, now)
}
