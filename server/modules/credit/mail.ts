import { major } from '#contract/currency.ts'
import { shareUrls } from '#contract/share-urls.ts'
import { urls } from '#contract/urls.ts'
import type { Config } from '#server/config.ts'
import { type Block, type Mail, mailContext } from '#server/messaging/mail/mail.ts'
import type { Message } from '#server/messaging/outbox.ts'
import { withoutLinks } from '#server/messaging/plain.ts'
import { formatDate, formatMoney } from '#server/text/formats.ts'

/** The mail's details of a gift card; amounts in minor units. */
interface GiftCard {
  amount: number
  recipient_email: string
  recipient_name: string
  sender_name: string
  message: string
}

interface Sent {
  code: string
  expires: Date | null
  /** The key of the card's picture. */
  picture: string
}

/** The mail that delivers a gift card to its recipient: the sender, the amount, the code and how to use it. */
export function giftCardMail(card: GiftCard, { code, expires, picture }: Sent, config: Config): Message {
  const { brand: usual, t } = mailContext(config)
  // Who gets it may have no account, no order, and never have written to us.
  const brand = { ...usual, footer: usual.footer ?? ([t('mail.footer'), t('giftCard.why')] satisfies Mail['brand']['footer']) }
  const amount = formatMoney(major(card.amount), config.shop.currency)
  const from = withoutLinks(card.sender_name)
  const name = withoutLinks(card.recipient_name)
  const body = from ? t('giftCard.from', { from, amount, shop: brand.name }) : t('giftCard.body', { amount, shop: brand.name })
  const blocks: Block[] = [
    { type: 'title', text: name ? t('giftCard.titleFor', { name }) : t('giftCard.title') },
    { type: 'paragraph', text: body },
    { type: 'picture', url: config.origin + shareUrls.giftCard(picture), alt: t('giftCard.picture', { amount, shop: brand.name }) },
    ...(card.message ? [{ type: 'paragraph', text: `“${withoutLinks(card.message)}”` } as const] : []),
    { type: 'code', code },
    {
      type: 'facts',
      rows: [
        { label: t('giftCard.amount'), value: amount },
        {
          label: t('giftCard.valid'),
          value: expires ? t('giftCard.until', { date: formatDate(expires, brand.locale) }) : t('giftCard.always'),
        },
      ],
    },
    { type: 'paragraph', text: t('giftCard.use') },
    { type: 'button', label: t('giftCard.shop', { shop: brand.name }), url: config.pages + urls.home() },
  ]
  const subject = from ? t('giftCard.subjectFrom', { from, shop: brand.name }) : t('giftCard.subject', { shop: brand.name })
  return { channel: 'email', to: card.recipient_email, mail: { brand, subject, preheader: body, blocks } }
}
