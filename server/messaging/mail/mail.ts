import type { Config } from '#server/config.ts'
import { type Locale, type Translate, translator } from '#server/text/text.ts'

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
  supportEmail: string
  /** Where pictures are. */
  origin: string
  locale: Locale
}

export type Block =
  | { type: 'title'; text: string }
  | { type: 'paragraph'; text: string }
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

/** The brand and the translations for a mail of this shop. */
export function voice({ shop, origin }: Config): { brand: Brand; t: Translate } {
  const { name, supportEmail, locale } = shop
  return { brand: { name, supportEmail, origin, locale }, t: translator(locale) }
}
