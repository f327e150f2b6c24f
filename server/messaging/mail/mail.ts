import type { ShopLogo } from '#contract/logo.ts'
import type { Config } from '#server/config.ts'
import { type Locale, type Translate, translatorWith, type Vars } from '#server/text/text.ts'

/** A mail as data: its HTML and its plain text are rendered from the same blocks. Stored as JSON until it's sent. */
export interface Mail {
  brand: Brand
  subject: string
  /** What a list of mails shows beside the subject. */
  preheader: string
  /** Where one request ends such mails (RFC 8058): mail programs show a button for it. */
  unsubscribe?: string
  blocks: Block[]
}

/** The sender's identity in a mail. */
export interface Brand {
  name: string
  /** What stands in place of the name. */
  logo?: ShopLogo
  supportEmail: string
  /** Where pictures are. */
  origin: string
  locale: Locale
  /** What staff wrote below mails instead of the usual two sentences. */
  footer?: [contact: string, why: string]
}

export type Block =
  | { type: 'title'; text: string }
  | { type: 'paragraph'; text: string }
  /** 1200 x 630, across the mail. What it shows is said in words, too: many mail programs load none before they're asked. */
  | { type: 'picture'; url: string; alt: string }
  | { type: 'code'; code: string }
  | { type: 'button'; label: string; url: string }
  /** Small and quiet, at the end. */
  | { type: 'link'; label: string; url: string }
  /** One star after the other, each a link. */
  | { type: 'stars'; links: { label: string; url: string }[] }
  | { type: 'facts'; rows: Row[] }
  | { type: 'goods'; lines: GoodsLine[] }
  /** The last row is what counts. */
  | { type: 'totals'; rows: Row[] }
  | { type: 'address'; label: string; lines: string[] }

export interface Row {
  label: string
  value: string
}

export interface GoodsLine {
  name: string
  /** Options, quantity. */
  details: string
  price: string
  /** A path on our own site; empty for none. */
  picture: string
}

/**
 * The brand and the sentences for a mail of this shop: those of staff where they wrote any. `vars` are known to each sentence of the mail, as are the
 * shop's name and its address for questions.
 */
export function voice({ shop, origin, mailTexts }: Config, vars: Vars = {}): { brand: Brand; t: Translate } {
  const { name, logo, supportEmail, locale } = shop
  const t = translatorWith(locale, (key) => mailTexts.find(locale, key), { shop: name, support: supportEmail, ...vars })
  const brand: Brand = { name, ...(logo && { logo }), supportEmail, origin, locale }
  const isOwn = mailTexts.find(locale, 'mail.footer') ?? mailTexts.find(locale, 'mail.why')
  return { brand: isOwn === undefined ? brand : { ...brand, footer: [t('mail.footer'), t('mail.why')] }, t }
}
