import { asciiDigits } from '../digits.ts'

interface PostcodeFormat {
  /** Matches a postcode in its usual form. */
  pattern: RegExp
  /** Formats typed input, given in upper case without spaces and hyphens. */
  format: (typed: string) => string
  example: string
}

const digits = (count: number, example: string): PostcodeFormat => ({
  pattern: new RegExp(`^\\d{${count}}$`),
  format: (typed) => typed,
  example,
})
/** Two parts with a separator; the first has `length` characters (counted from the end when negative). */
const split = (pattern: RegExp, length: number, separator: string, example: string): PostcodeFormat => ({
  pattern,
  format: (typed) => `${typed.slice(0, length)}${separator}${typed.slice(length)}`,
  example,
})

/**
 * Postcode formats by country, from the Universal Postal Union's addressing sheets (upu.int, "Postal addressing systems"). Countries that
 * aren't listed are not checked; `null` means that the country has no postcodes.
 */
export const postcodeFormats: Record<string, PostcodeFormat | null> = {
  AE: null,
  AT: digits(4, '1010'),
  AU: digits(4, '2000'),
  BD: digits(4, '1340'),
  BE: digits(4, '1000'),
  CA: split(/^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/, 3, ' ', 'H3Z 2Y7'),
  CH: digits(4, '3030'),
  DE: digits(5, '26133'),
  DK: digits(4, '8660'),
  ES: { ...digits(5, '28039'), pattern: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/ },
  FI: digits(5, '00550'),
  FR: digits(5, '33380'),
  GB: split(/^(GIR 0AA|[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2})$/, -3, ' ', 'EC1Y 8SY'),
  IE: split(/^(D6W|[AC-FHKNPRTV-Y]\d\d) [AC-FHKNPRTV-Y\d]{4}$/, 3, ' ', 'A65 F4E2'),
  IN: { ...digits(6, '110034'), pattern: /^[1-9]\d{5}$/ },
  IT: digits(5, '00144'),
  NL: split(/^[1-9]\d{3} [A-Z]{2}$/, 4, ' ', '1234 AB'),
  NO: digits(4, '0025'),
  NZ: digits(4, '6001'),
  PL: split(/^\d{2}-\d{3}$/, 2, '-', '00-950'),
  PT: split(/^[1-9]\d{3}-\d{3}$/, 4, '-', '2725-079'),
  SE: split(/^\d{3} \d{2}$/, 3, ' ', '114 55'),
  SG: digits(6, '546080'),
  US: {
    pattern: /^\d{5}(-\d{4})?$/,
    format: (typed) => (typed.length > 5 ? `${typed.slice(0, 5)}-${typed.slice(5)}` : typed),
    example: '95014',
  },
}

/** A postcode in its country's format; as typed but in upper case if it isn't valid there. */
export function formatPostcode(typed: string, country: string): string {
  const format = postcodeFormats[country]
  const upper = asciiDigits(typed).toUpperCase()
  const formatted = format?.format(upper.replace(/[\s-]/g, ''))
  return formatted !== undefined && format?.pattern.test(formatted) ? formatted : upper
}

/** An example postcode of a country; undefined if it has none or isn't listed. */
export const postcodeExample = (country: string): string | undefined => postcodeFormats[country]?.example

/** The problem with a postcode, with a valid example; undefined if it's valid or its country isn't listed. */
export function postcodeProblem(typed: string, country: string): string | undefined {
  const format = postcodeFormats[country]
  return format && !format.pattern.test(formatPostcode(typed, country)) ? `is not a postcode as in ${format.example}` : undefined
}
