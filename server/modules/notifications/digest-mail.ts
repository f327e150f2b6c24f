import { urls } from '#contract/urls.ts'
import type { Config } from '#server/config.ts'
import { type Block, mailContext } from '#server/messaging/mail/mail.ts'
import type { BulkMail } from '#server/messaging/bulk.ts'
import { type Line, sentenceOf } from './sentence.ts'

interface Digest {
  email: string
  lines: Line[]
  /** The token with which the reader unsubscribes. */
  token: string
}

/** A mail with a member's unread notifications, one line each; the mail program's unsubscribe button ends such mails. */
export function digestMail({ email, lines, token }: Digest, config: Config): BulkMail {
  const { brand, t } = mailContext(config)
  const unsubscribe = config.pages + urls.unsubscribeDigest({ token })
  const sentences = lines.map((line) => sentenceOf(line, t))
  const blocks: Block[] = [
    { type: 'title', text: t('digest.title') },
    ...sentences.map((text): Block => ({ type: 'paragraph', text })),
    { type: 'button', label: t('digest.link'), url: config.pages + urls.notifications() },
    { type: 'link', label: t('digest.settings'), url: config.pages + urls.notificationSettings() },
    { type: 'link', label: t('digest.unsubscribe'), url: unsubscribe },
  ]
  const subject = t('digest.subject', { shop: brand.name, count: lines.length })
  return { to: email, mail: { brand, subject, preheader: sentences[0] ?? '', blocks, unsubscribe } }
}
