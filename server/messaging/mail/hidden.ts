import type { removalReasons } from '#contract/reviews.ts'
import { urls } from '#contract/urls.ts'
import type { Config } from '#server/config.ts'
import type { Message } from '#server/messaging/outbox.ts'
import { withoutLinks } from '#server/messaging/plain.ts'
import { type Block, mailContext } from './mail.ts'

interface Written {
  kind: 'review' | 'question' | 'answer'
  product: { name: string; slug: string }
  text: string
}
interface Decision {
  reason: (typeof removalReasons)[number]
  /** The staff's message besides the reason; may be empty. */
  message: string
}

const shownMax = 300

/** Tells the author of a text about a product that staff have hidden it, and why. */
export function contentHiddenMail(to: string, { kind, product, text }: Written, { reason, message }: Decision, config: Config): Message {
  const { brand, t } = mailContext(config, { product: product.name })
  const words = { kind: t(`hidden.kinds.${kind}`), product: product.name }
  const subject = t('hidden.subject', words)
  const body = t('hidden.body', { ...words, reason: t(`hidden.reasons.${reason}`) })
  const blocks: Block[] = [
    { type: 'title', text: t('hidden.title') },
    { type: 'paragraph', text: body },
    ...(message ? [{ type: 'paragraph', text: message } as const] : []),
    ...(text ? [{ type: 'paragraph', text: t('hidden.said', { text: withoutLinks(text).slice(0, shownMax) }) } as const] : []),
    { type: 'paragraph', text: t('hidden.appeal') },
  ]
  return { channel: 'email', to, mail: { brand, subject, preheader: body, blocks } }
}

/** Tells the author that the text is shown again. */
export function contentRestoredMail(to: string, { kind, product }: Omit<Written, 'text'>, config: Config): Message {
  const { brand, t } = mailContext(config, { product: product.name })
  const words = { kind: t(`hidden.kinds.${kind}`), product: product.name }
  const body = t('hidden.again.body', words)
  const anchor = kind === 'review' ? 'reviews' : 'questions'
  const blocks: Block[] = [
    { type: 'title', text: t('hidden.again.title') },
    { type: 'paragraph', text: body },
    { type: 'button', label: t('hidden.link'), url: `${config.pages}${urls.product(product.slug)}#${anchor}` },
  ]
  return { channel: 'email', to, mail: { brand, subject: t('hidden.again.subject', words), preheader: body, blocks } }
}
