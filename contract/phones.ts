import { asciiDigits } from './digits.ts'
import { dialCode } from './dial-codes.ts'

/** Countries where the leading zero is part of the number, not a trunk prefix. */
const zeroCounts = new Set(['IT', 'SM', 'VA'])

/**
 * A phone number as people write it, in E.164 ("+442079460018"): international numbers are kept, national ones get the country's code.
 * Anything else is returned unchanged, so that validation rejects it.
 */
export function toE164(typed: string, country: string): string {
  const plain = asciiDigits(typed)
    .replace(/\(0\)/g, '')
    .replace(/[\s().\-/\u2010-\u2015]/g, '')
  if (plain.startsWith('+')) return plain
  if (plain.startsWith('00')) return `+${plain.slice(2)}`
  const code = dialCode(country)
  if (!code || !/^\d+$/.test(plain)) return plain
  if (code === '1' && /^1\d{10}$/.test(plain)) return `+${plain}`
  return `+${code}${zeroCounts.has(country) ? plain : plain.replace(/^0+/, '')}`
}
