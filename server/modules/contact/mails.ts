import type { ParsedOf } from '#contract/endpoint.ts'
import type { sendContactMessage } from '#contract/contact.ts'
import type { Config } from '#server/config.ts'
import { type Block, mailContext } from '#server/messaging/mail/mail.ts'
import type { Message } from '#server/messaging/outbox.ts'
import type { TextKey } from '#server/text/text.ts'

type Input = ParsedOf<typeof sendContactMessage>

const topicKey = (topic: Input['topic']): TextKey => `contact.topics.${topic}`

/** The mail to the shop, with the whole message and the address to reply to. */
export function mailToShop({ name, email, topic, orderNumber, message }: Input, attachment: string | null, config: Config): Message {
  const { brand, t } = mailContext(config)
  const rows = [
    { label: t('contact.from'), value: `${name} <${email}>` },
    { label: t('contact.topic'), value: t(topicKey(topic)) },
    ...(orderNumber ? [{ label: t('contact.order'), value: orderNumber }] : []),
  ]
  const paragraphs = message.split(/\n{2,}/).map((text): Block => ({ type: 'paragraph', text }))
  const blocks: Block[] = [
    { type: 'title', text: t('contact.title', { name }) },
    { type: 'facts', rows },
    ...paragraphs,
    ...(attachment ? [{ type: 'link' as const, label: t('contact.attachment'), url: config.origin + attachment }] : []),
  ]
  const subject = t('contact.subject', { topic: t(topicKey(topic)), name })
  return { channel: 'email', to: brand.supportEmail, mail: { brand, subject, preheader: message.slice(0, 100), blocks } }
}

/** The receipt for the writer. It contains nothing of the message, as anyone could use the form to send words to any address. */
export function receiptMail({ email, topic }: Input, config: Config): Message {
  const { brand, t } = mailContext(config)
  const blocks: Block[] = [
    { type: 'title', text: t('contact.receipt.title') },
    { type: 'paragraph', text: t('contact.receipt.body', { topic: t(topicKey(topic)) }) },
    { type: 'paragraph', text: t('contact.receipt.ignore') },
  ]
  const subject = t('contact.receipt.subject', { shop: brand.name })
  return { channel: 'email', to: email, mail: { brand, subject, preheader: t('contact.receipt.preheader'), blocks } }
}
