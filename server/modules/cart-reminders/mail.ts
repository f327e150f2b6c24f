import { lineInLocale } from '#contract/line-translation.ts'
import { major } from '#contract/currency.ts'
import { resizedUrl } from '#contract/pictures.ts'
import { urls } from '#contract/urls.ts'
import type { Config } from '#server/config.ts'
import type { Block, GoodsLine } from '#server/messaging/mail/mail.ts'
import type { BulkMail } from '#server/messaging/bulk.ts'
import type { VariantForSale } from '#server/modules/catalogue/catalogue.ts'
import { newsletterContext } from '#server/modules/newsletter/newsletter.ts'
import { formatMoney } from '#server/text/formats.ts'

/** A line of the cart that is still sold, and whether it's out of stock. */
export interface AbandonedLine {
  variant: VariantForSale
  quantity: number
  isOut: boolean
}

/**
 * A mail that reminds a customer of their cart. The cart belongs to the account, so the button leads through sign-in; the mail program's
 * own unsubscribe button ends such mails.
 */
export function reminderMail(
  { email, lines, unsubscribe }: { email: string; lines: AbandonedLine[]; unsubscribe: string },
  config: Config,
): BulkMail {
  const { brand, t } = newsletterContext(config)
  const hasOut = lines.some(({ isOut }) => isOut)
  const goods = lines.map(({ variant, quantity, isOut }): GoodsLine => {
    const { name, options } = lineInLocale(variant, config.shop.locale)
    const details = [...Object.values(options), t('cartReminder.quantity', { count: quantity }), ...(isOut ? [t('cartReminder.out')] : [])]
    const price = formatMoney(major(variant.price * quantity), config.shop.currency)
    return { name, details: details.join(' · '), price, picture: resizedUrl(variant.photo, 320) }
  })
  const blocks: Block[] = [
    { type: 'title', text: t('cartReminder.title') },
    { type: 'paragraph', text: t('cartReminder.body') },
    { type: 'goods', lines: goods },
    ...(hasOut ? [{ type: 'paragraph', text: t('cartReminder.someOut') } as const] : []),
    { type: 'button', label: t('cartReminder.link'), url: config.pages + urls.signIn(urls.cart()) },
    { type: 'link', label: t('cartReminder.unsubscribe'), url: unsubscribe },
  ]
  const subject = t('cartReminder.subject')
  return { to: email, mail: { brand, subject, preheader: t('cartReminder.body'), blocks, unsubscribe } }
}
