import type { Download } from '#contract/downloads.ts'
import type { Config } from '#server/config.ts'
import { type Block, mailContext } from '#server/messaging/mail/mail.ts'
import type { Message } from '#server/messaging/outbox.ts'
import { formatDate } from '#server/text/formats.ts'
import type { Translate } from '#server/text/text.ts'

interface Delivered {
  to: string
  number: string
  /** The signed link to the order. */
  url: string
  downloads: Download[]
}

/** The mail to the buyer once the order is paid: the files, how often and until when they can be downloaded, and the link to them. */
export function downloadsMail({ to, number, url, downloads }: Delivered, config: Config): Message {
  const { brand, t } = mailContext(config, { number })
  const body = t('downloads.body', { number })
  const blocks: Block[] = [
    { type: 'title', text: t('downloads.title') },
    { type: 'paragraph', text: body },
    { type: 'button', label: t('downloads.link'), url },
    { type: 'facts', rows: downloads.map((one) => ({ label: one.name, value: termsOf(one, t, brand.locale) })) },
    { type: 'paragraph', text: t('downloads.personal') },
  ]
  return { channel: 'email', to, mail: { brand, subject: t('downloads.subject', { shop: brand.name, number }), preheader: body, blocks } }
}

function termsOf({ left, until }: Download, t: Translate, locale: string): string {
  const date = until === null ? null : formatDate(new Date(until), locale)
  if (left === null) return date === null ? t('downloads.anytime') : t('downloads.until', { date })
  return date === null ? t('downloads.times', { count: left }) : t('downloads.timesUntil', { count: left, date })
}
