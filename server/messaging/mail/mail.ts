import type { ShopLogo } from '#contract/logo.ts'
import type { Config } from '#server/config.ts'
import { type Locale, type Translate, translatorWith, type Vars } from '#server/text/text.ts'

/** A mail as data: its HTML and its plain text are rendered from the same blocks. Stored as JSON until it's sent. */
export interface Mail {
  brand: Brand
  subject: string
  /** The preview text beside the subject in a list of mails. */
  preheader: string
  /** A URL where one POST ends such mails (RFC 8058): mail programs show a button for it. */
  unsubscribe?: string
  blocks: Block[]
}

/** The sender's identity in a mail. */
export interface Brand {
  name: string
  /** The logo, shown in place of the name. */
  logo?: ShopLogo
  supportEmail: string
  /** The origin that pictures are loaded from. */
  origin: string
  locale: Locale
  /** The staff's own footer, in place of the usual two sentences. */
  footer?: [contact: string, why: string]
}

export type Block =
  | { type: 'title'; text: string }
  | { type: 'paragraph'; text: string }
  /** 1200 x 630, full width. Its content must be said in words too: many mail programs load pictures only on request. */
  | { type: 'picture'; url: string; alt: string }
  | { type: 'code'; code: string }
  | { type: 'button'; label: string; url: string }
  /** A small, unobtrusive link at the end. */
  | { type: 'link'; label: string; url: string }
  /** A row of stars, each a link. */
  | { type: 'stars'; links: { label: string; url: string }[] }
  | { type: 'facts'; rows: Row[] }
  | { type: 'goods'; lines: GoodsLine[] }
  /** Rows of totals; the last one is emphasised. */
  | { type: 'totals'; rows: Row[] }
  | { type: 'address'; label: string; lines: string[] }

export interface Row {
  label: string
  value: string
}

export interface GoodsLine {
  name: string
  /** Options and quantity. */
  details: string
  price: string
  /** A path on our own site; empty for none. */
  picture: string
}

/**
 * The brand and the sentences of this shop's mails, with the staff's own sentences where they wrote any. Every sentence of the mail can use
 * `vars`, the shop's name and its contact address.
 */
export function mailContext({ shop, origin, mailTexts }: Config, vars: Vars = {}): { brand: Brand; t: Translate } {
  const { name, logo, supportEmail, locale } = shop
  const t = translatorWith(locale, (key) => mailTexts.find(locale, key), { shop: name, support: supportEmail, ...vars })
  const brand: Brand = { name, ...(logo && { logo }), supportEmail, origin, locale }
  const isOwn = mailTexts.find(locale, 'mail.footer') ?? mailTexts.find(locale, 'mail.why')
  return { brand: isOwn === undefined ? brand : { ...brand, footer: [t('mail.footer'), t('mail.why')] }, t }
}
