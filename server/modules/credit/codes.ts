import { createHash, randomBytes } from 'node:crypto'
import { isUuid } from '#server/db/uuid.ts'
import { timingSafeEquals, signatureOf } from '#server/http/signatures.ts'

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

/**
 * A token for a gift card whose code was checked, valid for a day: `<account>.<expiry, base 36>.<signature>`. The signature covers the
 * code, so resending the card, which gives it another code, invalidates earlier tokens.
 */
export function signGiftCard(secret: string, { id, codeHash }: Coded, now: Date): string {
  const expiry = Math.floor((now.getTime() + tokenMs) / 1000).toString(36)
  return `${id}.${expiry}.${sign(secret, { id, codeHash }, expiry)}`
}

interface Coded {
  /** The gift card's account. */
  id: string
  /** The hash of its code. */
  codeHash: string
}

/** The account that a token names; undefined if it's malformed. Doesn't verify the token: see `isTokenOf`. */
export function accountIdOfToken(token: string): string | undefined {
  const [id = ''] = token.split('.')
  return isUuid(id) ? id : undefined
}

/** Whether a token was made for this gift card and its current code, and hasn't expired. */
export function isTokenOf(secret: string, token: string, card: Coded, now: Date): boolean {
  const [id = '', expiry = '', signature = ''] = token.split('.')
  const isOurs = id === card.id && timingSafeEquals(signature, sign(secret, card, expiry))
  return isOurs && Number.parseInt(expiry, 36) * 1000 > now.getTime()
}

const sign = (secret: string, { id, codeHash }: Coded, expiry: string) => signatureOf(secret, `gift card ${id} ${codeHash} ${expiry}`)
