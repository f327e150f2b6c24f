import { isIP } from 'node:net'
import { z } from 'zod'
import { dialCode } from '#contract/dial-codes.ts'
import { multiline as readable } from '#contract/fields.ts'
import type { LogoPicture } from '#contract/logo.ts'
import { mediaUrl } from '#contract/media.ts'

/** A comma-separated list. */
export const list = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((s) =>
      s
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )

/** Lines of text separated by `|`; none by default. */
export const lines = (max: number, length: number) =>
  z
    .string()
    .default('')
    .transform((s) =>
      s
        .split('|')
        .map((singleLine) => singleLine.trim())
        .filter(Boolean),
    )
    .pipe(
      z
        .array(z.string().max(length, `has a line of more than ${length} characters`).pipe(singleLine(1, length)))
        .max(max, `has more than ${max} lines`),
    )

export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'is not a whole number')
    .transform(Number)
    .pipe(z.int().min(min, `is less than ${min}`).max(max, `is more than ${max}`))

/** Fits into PostgreSQL's integer in any currency. */
const amountMax = 2_000_000

/** One line of readable text. */
export const singleLine = (min: number, max: number) => readable(min, max).refine((s) => !/[\t\r\n]/.test(s), 'has to be one line')

/** A picture of the media library with its size, which saves a lookup: `/media/….webp 400x120`. */
export const libraryPicture = z
  .string()
  .transform((written, context): LogoPicture => {
    const [, url = '', width, height] = /^(\S+) ([1-9]\d{0,4})x([1-9]\d{0,4})$/.exec(written) ?? []
    if (!mediaUrl.safeParse(url).success) context.addIssue('is not a picture of the media library')
    return { url, width: Number(width), height: Number(height) }
  })
  .optional()

/** An amount typed in major units ("4.90"); `readConfig` converts it to minor units (490) of the shop's currency. */
export const amount = z
  .string()
  .regex(/^\d+(\.\d{1,3})?$/, 'is not an amount like 4.90')
  .transform(Number)
  .refine((n) => n <= amountMax, `is more than ${amountMax}`)
  .optional()

export const networks = list('').pipe(
  z.array(z.string().refine(isNetwork, 'is not a list of addresses or networks like 10.0.0.1,10.1.0.0/16')),
)

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  return version > 0 && more.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)))
}

/** An origin such as `https://shop.example`. A trailing slash is removed; a path would make every link wrong, so it's refused. */
export const origin = z
  .url({ protocol: /^https?$/, error: 'is not an address like https://shop.example' })
  .refine((url) => isBare(url), 'has more than scheme, host and port: the shop is at the root of its host, as in https://shop.example')
  .transform((url) => new URL(url).origin)
  .optional()

/** A list of origins such as `https://app.example,https://partner.example`, or `*` for any. */
export const origins = list('').pipe(z.array(z.string().refine(isOrigin, 'is not a list of origins like https://app.example, nor *')))

function isOrigin(text: string): boolean {
  return text === '*' || (URL.canParse(text) && new URL(text).origin === text)
}

function isBare(text: string): boolean {
  if (!URL.canParse(text)) return true
  const { pathname, search, hash, username, password } = new URL(text)
  return pathname === '/' && `${search}${hash}${username}${password}` === ''
}

/** The name of a search index, in the characters that search engines accept. */
export const indexName = (fallback: string) =>
  z
    .string()
    .regex(/^[a-z0-9][a-z0-9_-]{0,59}$/, 'is not a name in lower-case letters, digits, hyphens and underscores')
    .default(fallback)

/** Whether it's the ISO 3166 code of a country with people, who all have a calling code. "UK" isn't one. */
export const isCountry = (code: string): boolean => dialCode(code) !== undefined

const currencies = new Set(Intl.supportedValuesOf('currency'))

/** Whether it's the ISO 4217 code of a currency, in capitals. */
export const isCurrency = (code: string): boolean => currencies.has(code)

/** Whether this machine knows the time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
