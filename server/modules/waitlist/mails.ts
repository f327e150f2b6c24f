import { urls } from '#contract/urls.ts'
import type { AppContext } from '#server/http/context.ts'
import { type Block, mailContext } from '#server/messaging/mail/mail.ts'
import type { Message } from '#server/messaging/outbox.ts'
import { signLink } from './links.ts'

/** Asks the owner of an email to confirm joining the list. People who didn't ask for it can ignore the mail. */
export function confirmMail(
  { id, email, returns }: { id: string; email: string; returns: boolean },
  { config, signingSecret }: Pick<AppContext, 'config' | 'signingSecret'>,
): Message {
  const { brand, t } = mailContext(config)
  const { name: shop } = brand
  const link = (purpose: 'confirm' | 'unsubscribe') => config.pages + urls.waitlist({ [purpose]: signLink(signingSecret, purpose, id) })
  const blocks: Block[] = [
    { type: 'title', text: t(returns ? 'waitlist.again.title' : 'waitlist.confirm.title') },
    { type: 'paragraph', text: t(returns ? 'waitlist.again.body' : 'waitlist.confirm.body', { shop }) },
    { type: 'button', label: t('waitlist.confirm.link'), url: link('confirm') },
    { type: 'paragraph', text: t('waitlist.confirm.ignore') },
    { type: 'link', label: t('waitlist.confirm.unsubscribe'), url: link('unsubscribe') },
  ]
  const subject = t('waitlist.confirm.subject', { shop })
  const mail = { brand, subject, preheader: t('waitlist.confirm.preheader'), blocks, unsubscribe: link('unsubscribe') }
  return { channel: 'email', to: email, mail }
}
