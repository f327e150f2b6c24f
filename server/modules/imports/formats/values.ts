import { readContent } from '#contract/content-text.ts'
import { decimal, minor, shopCurrency } from '#contract/currency.ts'
import { digitsOf } from '#contract/currency-digits.ts'
import { kilosPerPound } from '#contract/pound.ts'
import type { Content } from '#contract/unit-price.ts'
import { decodeText } from '#server/modules/content/content.ts'
import { foreignSign, withoutOwnSign } from './currency-signs.ts'

/**
 * An amount of money in minor units, read from "12", "12.5" or "1,299.00", with or without the sign or code of the shop's currency; undefined
 * if it isn't a number, or in another currency.
 */
export function amountOf(text: string): number | undefined {
  const plain = withoutOwnSign(text).replaceAll(/,(?=\d{3}(\D|$))/g, '')
  const match = /^(\d{1,9})(?:[.,](\d{1,4}))?$/.exec(plain)
  if (!match) return undefined
  const [, whole = '', part = ''] = match
  const digits = digitsOf(shopCurrency())
  if (/[1-9]/.test(part.slice(digits))) return undefined
  return minor(Number(whole)) + Number(part.slice(0, digits).padEnd(digits, '0'))
}

/** What `make` makes of a cell's text; undefined if the file has no such column. */
export const mapDefined = <T>(text: string | undefined, make: (text: string) => T): T | undefined =>
  text === undefined ? undefined : make(text)

/** Explains why a text isn't a number, in words for its author. */
export function notANumber(text: string): string {
  const sign = foreignSign(text)
  if (sign !== undefined) return `is in ${sign}, but prices of this shop are in ${shopCurrency()}`
  const plain = withoutOwnSign(text).replaceAll(/\s/g, '')
  if (/^\d{1,3}(?:\.\d{3})+,\d*$/.test(plain)) return 'has points between thousands: write 1234.50'
  if (/^\d[\d.,]*$/.test(plain))
    return plain.replace(/[.,]\d*$/, '').length > 9 ? 'is too large' : 'has more decimals than are possible here'
  return 'must be a number, 0 or more'
}

/** Formats minor units for files: 1250 is "12.50". */
export const amountText = (units: number): string => decimal(units)

/** US units in grams and millilitres. Results are rounded to whole numbers, as labels state them beside US units. */
const american: Record<string, readonly [Content['unit'], number]> = {
  oz: ['g', 28.349523],
  lb: ['g', 1000 * kilosPerPound],
  floz: ['ml', 29.57353],
}

export const invalidContentMessage = 'is no amount in a unit that can be compared, such as 900 g, 1.5 l or 60 capsules'

/** The content from two cells: undefined if the file has no such column, null if both are empty. `fail` reports an invalid value. */
export function contentOf(amount: string | undefined, unit: string, fail: () => undefined): Content | null | undefined {
  if (amount === undefined) return undefined
  if (amount === '' || Number(amount) === 0) return null
  const [into, times] = american[unit.toLowerCase().replaceAll(' ', '')] ?? []
  const plain = amount.replace(/\.0+$/, '')
  return readContent(into === undefined ? `${plain} ${unit}` : `${Math.round(Number(plain) * times!)} ${into}`) ?? fail()
}

/** Whether a cell means yes, as the files of other shops write it; anything else means no. */
export const isTrue = (text: string): boolean => /^(true|yes|1|active)$/i.test(text)

const blockEnds = /<\/(p|div|h[1-6]|ul|ol|table|tr|blockquote)>|<br\s*\/?>/gi

/** The text of HTML: one paragraph per line, list items beginning with "- ". */
export const textOf = (html: string): string =>
  html
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replaceAll(blockEnds, '\n')
    .replaceAll(/<li\b[^>]*>/gi, '\n- ')
    .split('\n')
    .map((line) => decodeText(line))
    .filter((line) => line !== '' && line !== '-')
    .join('\n')

/** Splits a comma-separated list into unique entries; "\," is a comma within an entry. */
export const listOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/(?<!\\),/)
      .map((one) => one.replaceAll('\\,', ',').trim())
      .filter(Boolean),
  ),
]

/** The inverse of `listOf`. */
export const listText = (entries: readonly string[]): string => entries.map((entry) => entry.replaceAll(',', '\\,')).join(', ')

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The inverse of `textOf`: plain text as HTML. */
export function htmlOf(text: string): string {
  const lines = text.split('\n').map((line) => (line.startsWith('- ') ? `<li>${escaped(line.slice(2))}</li>` : `<p>${escaped(line)}</p>`))
  return lines.join('\n').replaceAll(/(<li>.*<\/li>\n?)+/g, (list) => `<ul>\n${list.trimEnd()}\n</ul>\n`)
}
