import { limits } from '#contract/limits.ts'
import { serverUrls } from '#contract/server-urls.ts'
import { urls } from '#contract/urls.ts'
import type { Config } from '#server/config.ts'
import type { RequestContext } from '#server/http/context.ts'
import { type Block, mailContext } from '#server/messaging/mail/mail.ts'
import type { Message } from '#server/messaging/outbox.ts'
import { formatDate } from '#server/text/formats.ts'
import type { Contact } from '../users/contact.ts'

type MailContext = Pick<RequestContext, 'config' | 'now'>

/** A mail or text message with a code that confirms an email or phone. It isn't sent once the code has expired. */
export function otpMail(contact: Contact, code: string, { config, now }: MailContext): Message {
  const { brand, t } = mailContext(config)
  const text = {
    subject: t('account.code.subject', { shop: brand.name }),
    title: t('account.code.title'),
    preheader: t('account.code.preheader', { code, shop: brand.name }),
    body: t('account.code.life', { count: config.otpMinutes, tries: limits.otp.tries }),
  }
  const expires = new Date(now.getTime() + config.otpMinutes * 60_000)
  return { ...toMessage(contact, config, { ...text, before: [{ type: 'code', code }] }), expires }
}

/** A mail with a link that signs in once, in the browser that asked for it. It isn't sent once the link has expired. */
export function signInLinkMail(contact: { email: string; phone: null }, token: string, { config, now }: MailContext): Message {
  const { brand, t } = mailContext(config)
  const text = {
    subject: t('account.signInLink.subject', { shop: brand.name }),
    title: t('account.signInLink.title'),
    body: t('account.signInLink.life', { count: config.otpMinutes }),
  }
  const link = { label: t('account.signInLink.link'), path: serverUrls.signInLink(contact.email, token) }
  const expires = new Date(now.getTime() + config.otpMinutes * 60_000)
  return { ...toMessage(contact, config, { ...text, link }), expires }
}

/** Sent instead of a sign-up code when the address has an account already. */
export const alreadyRegisteredMail = (contact: Contact, { config }: MailContext): Message =>
  toMessage(contact, config, {
    ...content('alreadyRegistered', config),
    link: { label: mailContext(config).t('account.alreadyRegistered.link'), path: urls.signIn() },
  })

/**
 * Sent instead of a password reset code when the address has no account, so that people with several addresses learn that it's another one.
 */
export const noAccountMail = (contact: Contact, { config }: MailContext): Message =>
  toMessage(contact, config, content('noAccount', config))

/** Sent after every new password. */
export const passwordChangedMail = (contact: Contact, { config }: MailContext): Message =>
  toMessage(contact, config, content('passwordChanged', config))

/** Sent to the former email or phone of an account. It doesn't mention the new one, which may be a thief's. */
export const contactChangedMail = (contact: Contact, what: 'email' | 'phone', { config }: MailContext): Message =>
  toMessage(contact, config, content(what === 'email' ? 'emailChanged' : 'phoneChanged', config))

/** Sent when the owner asks for the account to be deleted; `on` is the day when that will happen. */
export function erasureScheduledMail(contact: Contact, on: Date, { config }: MailContext): Message {
  const { brand, t } = mailContext(config)
  const link = { label: t('account.erasureScheduled.link'), path: urls.signIn() }
  return toMessage(contact, config, { ...content('erasureScheduled', config, { day: formatDate(on, brand.locale) }), link })
}

/** Sent after a sign-in to an account that was scheduled for deletion. */
export const erasureCancelledMail = (contact: Contact, { config }: MailContext): Message =>
  toMessage(contact, config, content('erasureCancelled', config))

/** Sent when an account due for deletion turns out to be the shop's last owner's. */
export const erasureRefusedMail = (contact: Contact, { config }: Pick<MailContext, 'config'>): Message =>
  toMessage(contact, config, content('erasureRefused', config))

type Template =
  | 'alreadyRegistered'
  | 'noAccount'
  | 'passwordChanged'
  | 'emailChanged'
  | 'phoneChanged'
  | 'erasureScheduled'
  | 'erasureCancelled'
  | 'erasureRefused'

interface Content {
  subject: string
  title: string
  body: string
  /** The mail's preview text; by default its body. */
  preheader?: string
  before?: Block[]
  link?: { label: string; path: string }
}

function content(name: Template, config: Config, more: Record<string, string> = {}): Content {
  const { brand, t } = mailContext(config)
  const vars = { shop: brand.name, support: brand.supportEmail, ...more }
  return { subject: t(`account.${name}.subject`, vars), title: t(`account.${name}.title`), body: t(`account.${name}.body`, vars) }
}

/** A mail, or a text message with the same content for someone who has no email. */
function toMessage({ email, phone }: Contact, config: Config, { subject, title, body, preheader, before = [], link }: Content): Message {
  const { brand } = mailContext(config)
  const url = link && config.pages + link.path
  if (email === null) return { channel: 'sms', to: phone!, subject, text: [preheader, body, url].filter(Boolean).join(' ') }
  const blocks: Block[] = [{ type: 'title', text: title }, ...before, { type: 'paragraph', text: body }]
  if (link) blocks.push({ type: 'button', label: link.label, url: url! })
  return { channel: 'email', to: email, mail: { brand, subject, preheader: preheader ?? body, blocks } }
}
