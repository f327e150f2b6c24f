import { limits } from '#contract/limits.ts'
import { urls } from '#contract/urls.ts'
import type { Config } from '#server/config.ts'
import type { RequestContext } from '#server/http/context.ts'
import { type Block, voice } from '#server/messaging/mail/mail.ts'
import type { Message } from '#server/messaging/outbox.ts'
import { formatDate } from '#server/text/formats.ts'

/** Where a person can be reached; by email where there is one. */
export interface Contact {
  email: string | null
  phone: string | null
}

type About = Pick<RequestContext, 'config' | 'now'>

/** A code, to whom it shall prove. Of no use once its life is over. */
export function codeMail(contact: Contact, code: string, { config, now }: About): Message {
  const { brand, t } = voice(config)
  const said = {
    subject: t('account.code.subject', { shop: brand.name }),
    title: t('account.code.title'),
    preheader: t('account.code.preheader', { code, shop: brand.name }),
    body: t('account.code.life', { count: config.otpMinutes, tries: limits.otp.tries }),
  }
  const expires = new Date(now.getTime() + config.otpMinutes * 60_000)
  return { ...to(contact, config, { ...said, before: [{ type: 'code', code }] }), expires }
}

/** Instead of a sign-up code, where there is an account. */
export const knownMail = (contact: Contact, { config }: About): Message =>
  to(contact, config, { ...notice('known', config), link: { label: voice(config).t('account.known.link'), path: urls.signIn() } })

/** Instead of a code for a forgotten password, where there is no account: whoever has several addresses learns which it is not. */
export const unknownMail = (contact: Contact, { config }: About): Message => to(contact, config, notice('unknown', config))

/** After every new password. */
export const passwordMail = (contact: Contact, { config }: About): Message => to(contact, config, notice('password', config))

/** To the address that an account had before. The new one is not told: it may be a thief's. */
export const movedMail = (contact: Contact, what: 'email' | 'phone', { config }: About): Message =>
  to(contact, config, notice(what === 'email' ? 'movedEmail' : 'movedPhone', config))

/** After asking for the account to be deleted, which it will be on that day. */
export function leavingMail(contact: Contact, on: Date, { config }: About): Message {
  const { brand, t } = voice(config)
  const day = formatDate(on, brand.locale)
  return to(contact, config, { ...notice('leaving', config, { day }), link: { label: t('account.leaving.link'), path: urls.signIn() } })
}

/** After signing in to an account that was to be deleted. */
export const restoredMail = (contact: Contact, { config }: About): Message => to(contact, config, notice('restored', config))

type Notice = 'known' | 'unknown' | 'password' | 'movedEmail' | 'movedPhone' | 'leaving' | 'restored'

interface Said {
  subject: string
  title: string
  body: string
  /** The body, where nothing else is said. */
  preheader?: string
  before?: Block[]
  link?: { label: string; path: string }
}

function notice(name: Notice, config: Config, more: Record<string, string> = {}): Said {
  const { brand, t } = voice(config)
  const vars = { shop: brand.name, support: brand.supportEmail, ...more }
  return { subject: t(`account.${name}.subject`, vars), title: t(`account.${name}.title`), body: t(`account.${name}.body`, vars) }
}

/** As a mail; to a phone the same in one breath. */
function to({ email, phone }: Contact, config: Config, { subject, title, body, preheader, before = [], link }: Said): Message {
  const { brand } = voice(config)
  const url = link && config.origin + link.path
  if (email === null) return { channel: 'sms', to: phone!, subject, text: [preheader, body, url].filter(Boolean).join(' ') }
  const blocks: Block[] = [{ type: 'title', text: title }, ...before, { type: 'paragraph', text: body }]
  if (link) blocks.push({ type: 'button', label: link.label, url: url! })
  return { channel: 'email', to: email, mail: { brand, subject, preheader: preheader ?? body, blocks } }
}
