import { lineInLocale } from '#contract/line-translation.ts'
import { resizedUrl } from '#contract/pictures.ts'
import { serverUrls } from '#contract/server-urls.ts'
import { urls } from '#contract/urls.ts'
import { major } from '#contract/currency.ts'
import type { AppContext } from '#server/http/context.ts'
import { type Block, mailContext } from '#server/messaging/mail/mail.ts'
import type { BulkMail } from '#server/messaging/bulk.ts'
import type { Message } from '#server/messaging/outbox.ts'
import type { VariantForSale } from '#server/modules/catalogue/catalogue.ts'
import { formatMoney } from '#server/text/formats.ts'
import { signAlertLink } from './links.ts'

type MailContext = Pick<AppContext, 'config' | 'signingSecret'>

interface Alert {
  id: string
  email: string
}

/** A mail that asks the owner of an email whether they want the alert. Those who didn't request it needn't do anything. */
export function confirmMail({ id, email }: Alert, variant: VariantForSale, { config, signingSecret }: MailContext): Message {
  const { name } = lineInLocale(variant, config.shop.locale)
  const { brand, t } = mailContext(config, { name })
  const url = config.pages + serverUrls.stockAlert('confirm', signAlertLink(signingSecret, 'confirm', id))
  const blocks: Block[] = [
    { type: 'title', text: t('stockAlert.confirm.title') },
    { type: 'paragraph', text: t('stockAlert.confirm.body', { name, shop: brand.name }) },
    goods(variant, config),
    { type: 'button', label: t('stockAlert.confirm.link'), url },
    { type: 'paragraph', text: t('stockAlert.confirm.ignore') },
  ]
  const subject = t('stockAlert.confirm.subject', { name })
  return { channel: 'email', to: email, mail: { brand, subject, preheader: t('stockAlert.confirm.preheader'), blocks } }
}

/** A mail that a variant is back. One click on its last link ends all alerts to this address. */
export function backInStockMail({ id, email }: Alert, variant: VariantForSale, { config, signingSecret }: MailContext): BulkMail {
  const { name } = lineInLocale(variant, config.shop.locale)
  const { brand, t } = mailContext(config, { name })
  const blocks: Block[] = [
    { type: 'title', text: t('stockAlert.back.title', { name }) },
    { type: 'paragraph', text: t('stockAlert.back.body') },
    goods(variant, config),
    { type: 'button', label: t('stockAlert.back.link'), url: config.pages + urls.product(variant.slug, variant.variant_id) },
    {
      type: 'link',
      label: t('stockAlert.back.unsubscribe'),
      url: config.pages + serverUrls.stockAlert('unsubscribe', signAlertLink(signingSecret, 'unsubscribe', id)),
    },
  ]
  const subject = t('stockAlert.back.subject', { name })
  return { to: email, mail: { brand, subject, preheader: t('stockAlert.back.body'), blocks } }
}

function goods(variant: VariantForSale, { shop }: AppContext['config']): Block {
  const { price, photo } = variant
  const { name, options } = lineInLocale(variant, shop.locale)
  const details = Object.values(options).join(' · ')
  return { type: 'goods', lines: [{ name, details, price: formatMoney(major(price), shop.currency), picture: resizedUrl(photo, 320) }] }
}
