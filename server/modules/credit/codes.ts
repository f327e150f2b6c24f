import { createHash, randomBytes } from 'node:crypto'
import { isSame, signatureOf } from '#server/http/signatures.ts'

/** The alphabet omits I, L, O and U, which are misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** The number of characters, of 5 bits each: 100 bits in all. */
const length = 20
const tokenMs = 86_400_000

/** A new code in its readable form: five groups of four. */
export function newCode(): string {
  const symbols = Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]!)
  return Array.from({ length: length / 4 }, (_, group) => symbols.slice(group * 4, group * 4 + 4).join('')).join('-')
}

/** A code as it's hashed, however it was typed: characters that are misread become what they look like. */
const normalized = (code: string): string =>
  code
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll(/[IL]/g, '1')
    .replaceAll('O', '0')

/** The stored hash of a code. It needs no salt or slow hash, as 100 bits can't be guessed. */
export const hashCode = (code: string): string => createHash('sha256').update(normalized(code)).digest('hex')
/** The last four characters of a code, by which people tell gift cards apart. */
export const last4Of = (code: string): string => normalized(code).slice(-4)

/** A token for a gift card whose code was checked, valid for a day: `<account>.<expiry, base 36>.<signature>`. */
export function signCard(secret: string, accountId: string, now: Date): string {
  const expiry = Math.floor((now.getTime() + tokenMs) / 1000).toString(36)
  return `${accountId}.${expiry}.${sign(secret, accountId, expiry)}`
}

/** The account of a token's gift card; undefined if the token is forged or expired. */
export function readCard(secret: string, token: string, now: Date): string | undefined {
  const [accountId = '', expiry = '', signature = ''] = token.split('.')
  const isOurs = isSame(signature, sign(secret, accountId, expiry))
  return isOurs && Number.parseInt(expiry, 36) * 1000 > now.getTime() ? accountId : undefined
}

const sign = (secret: string, accountId: string, expiry: string) => signatureOf(secret, `gift card ${accountId} ${expiry}`)
