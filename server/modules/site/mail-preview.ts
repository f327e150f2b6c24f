import type { Config } from '#server/config.ts'
import { toHtml } from '#server/messaging/mail/html.ts'
import { type Block, type Mail, mailContext } from '#server/messaging/mail/mail.ts'
import { toText } from '#server/messaging/mail/text.ts'
import { formatDate, formatDays, formatMoney } from '#server/text/formats.ts'
import type { TextKey, Vars } from '#server/text/text.ts'
import type { MailDefinition } from './mail-definition.ts'
import { hasForms } from './mail-texts.ts'

/** Sample values of the variables. */
function samples({ shop }: Config): Vars {
  const { locale, currency } = shop
  const day = formatDate(new Date('2026-04-01'), locale)
  return {
    number: 'GF-10482',
    replaced: 'GF-10311',
    name: 'Maya Moreno',
    days: formatDays('2026-03-05', '2026-03-09', locale),
    day,
    date: day,
    time: day,
    amount: formatMoney(84, currency),
    plan: 'Plus',
    code: '482913',
    count: 5,
    tries: 5,
    product: 'Kettlebell',
    question: 'How wide is the handle?',
    author: 'Sam',
    text: '35 mm, so chalk helps.',
    kind: 'review',
    reason: '…',
    what: 'Firefox, Linux',
    change: '…',
    role: 'support',
    from: 'Sam',
    removed: 'Kettlebell',
    other: 'm•••@example.com',
    topic: '…',
    method: 'Standard',
    last4: 'A7KQ',
    percent: '7',
    retry: day,
    ordered: day,
    was: formatMoney(80, currency),
    price: formatMoney(84, currency),
    card: '4242',
    every: '…',
    quantity: '2',
    club: 'Iron Hour',
    challenge: 'Thirty tonnes',
  }
}

/** A mail with sample data. A sentence comes from `texts`, else from what staff saved, else from the defaults. */
export function previewOf(definition: MailDefinition, texts: Record<string, string>, config: Config): Mail {
  const { locale } = config.shop
  const given = samples(config)
  const { brand, t } = mailContext({ ...config, mailTexts: config.mailTexts.with(locale, texts) }, given)
  // Only sentences with plural forms use the count as a number.
  const { count: number, ...others } = given
  const rendered = (key: string) => t(key as TextKey, { ...others, count: hasForms(key) ? number! : String(number) })
  const blocks = definition.blocks.flatMap((block): Block[] => blockOf(block, rendered, config))
  const subject = definition.subject ? rendered(definition.subject) : brand.name
  const first = blocks.find((block) => block.type === 'paragraph')
  return {
    brand,
    subject,
    preheader: definition.preheader ? rendered(definition.preheader) : first?.type === 'paragraph' ? first.text : '',
    blocks,
  }
}

function blockOf(block: string, rendered: (key: string) => string, { shop, origin }: Config): Block[] {
  const [role = '', key = ''] = block.split(' ')
  const money = (amount: number) => formatMoney(amount, shop.currency)
  switch (role) {
    case 'title':
      return [{ type: 'title', text: rendered(key) }]
    case 'paragraph':
      return [{ type: 'paragraph', text: rendered(key) }]
    case 'button':
      return [{ type: 'button', label: rendered(key), url: origin }]
    case 'link':
      return [{ type: 'link', label: rendered(key), url: origin }]
    case 'code':
      return [{ type: 'code', code: '482913' }]
    case 'stars':
      return [{ type: 'stars', links: [1, 2, 3, 4, 5].map((count) => ({ label: String(count), url: origin })) }]
    case 'facts':
      return [{ type: 'facts', rows: [{ label: rendered('order.carrier'), value: 'Parcel Post 00340434' }] }]
    case 'goods':
      return [{ type: 'goods', lines: [{ name: 'Kettlebell', details: '16 kg', price: money(84), picture: '' }] }]
    case 'totals':
      return [
        {
          type: 'totals',
          rows: [
            { label: rendered('order.products'), value: money(84) },
            { label: rendered('order.total'), value: money(84) },
          ],
        },
      ]
    case 'address':
      return [{ type: 'address', label: rendered('order.address'), lines: ['Maya Moreno', '1 Iron Street', 'Springfield'] }]
    // Alternative sentences of the mail, which it shows in other cases.
    default:
      return [{ type: 'facts', rows: [{ label: '', value: rendered(key) }] }]
  }
}

/** The mail as both HTML and plain text. */
export const partsOf = (mail: Mail): { subject: string; preheader: string; html: string; plain: string } => ({
  subject: mail.subject,
  preheader: mail.preheader,
  html: toHtml(mail),
  plain: toText(mail),
})
