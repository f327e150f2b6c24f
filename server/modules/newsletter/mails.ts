import { serverUrls } from '#contract/server-urls.ts'
import type { AppContext } from '#server/http/context.ts'
import { type Block, mailContext } from '#server/messaging/mail/mail.ts'
import type { Message } from '#server/messaging/outbox.ts'
import { type LinkPurpose, signLink } from './links.ts'

type MailContext = Pick<AppContext, 'config' | 'signingSecret'>

/** The link to confirm or end a subscription with one click. */
export const newsletterLink = (purpose: LinkPurpose, id: string, { config, signingSecret }: MailContext): string =>
  config.pages + serverUrls.newsletter({ [purpose]: signLink(signingSecret, purpose, id) })

/** Like `mailContext`, for news and offers: the footer says who subscribed, instead of that the mail isn't advertising. */
export function newsletterContext(config: AppContext['config']): ReturnType<typeof mailContext> {
  const { brand, t } = mailContext(config)
  return { brand: { ...brand, footer: [brand.footer?.[0] ?? t('mail.footer'), t('newsletter.why')] }, t }
}

/** Asks the owner of an email to confirm the subscription. People who didn't ask for it can ignore the mail. */
export function confirmMail({ id, email }: { id: string; email: string }, context: MailContext): Message {
  const { brand, t } = mailContext(context.config)
  const unsubscribe = newsletterLink('unsubscribe', id, context)
  const blocks: Block[] = [
    { type: 'title', text: t('newsletter.confirm.title') },
    { type: 'paragraph', text: t('newsletter.confirm.body') },
    { type: 'button', label: t('newsletter.confirm.link'), url: newsletterLink('confirm', id, context) },
    { type: 'paragraph', text: t('newsletter.confirm.ignore') },
    { type: 'link', label: t('newsletter.confirm.unsubscribe'), url: unsubscribe },
  ]
  const subject = t('newsletter.confirm.subject')
  return { channel: 'email', to: email, mail: { brand, subject, preheader: t('newsletter.confirm.preheader'), blocks, unsubscribe } }
}
