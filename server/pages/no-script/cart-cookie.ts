import { createHash, randomBytes } from 'node:crypto'
import { limits } from '#contract/limits.ts'

export interface CookieLine {
  productId: string
  variantId: string
  quantity: number
}

/** The most lines that fit into a cookie, which may have 4 kB. */
export const cookieLinesMax = 60
const idBytes = 16
const lineBytes = idBytes * 2 + 1

/** Encodes a cart: its lines in 44 characters each, then its id. */
export const writeCart = (lines: CookieLine[], id = randomBytes(idBytes).toString('hex')): string =>
  Buffer.concat([
    ...lines.flatMap(({ productId, variantId, quantity }) => [bytesOf(productId), bytesOf(variantId), Buffer.from([quantity])]),
    bytesOf(id),
  ]).toString('base64url')

/**
 * The id that distinguishes a cart from a later one with the same lines; a cookie from before carts had ids gets one derived from its
 * content.
 */
export function readCartId(cookie: string): string {
  const bytes = Buffer.from(cookie, 'base64url')
  return hasId(bytes)
    ? bytes.toString('hex', bytes.length - idBytes)
    : createHash('sha256')
        .update(bytes)
        .digest('hex')
        .slice(0, idBytes * 2)
}

const hasId = ({ length }: Buffer): boolean => length % lineBytes === idBytes

/** The lines of a cookie; none if the cookie isn't ours. */
export function readLines(cookie: string | undefined): CookieLine[] {
  const bytes = Buffer.from(cookie ?? '', 'base64url')
  const count = (bytes.length - (hasId(bytes) ? idBytes : 0)) / lineBytes
  if (!Number.isInteger(count) || count > cookieLinesMax) return []
  return Array.from({ length: count }, (_, index) => lineAt(bytes, index * lineBytes)).filter(
    ({ quantity }) => quantity >= 1 && quantity <= limits.cart.quantityMax,
  )
}

const lineAt = (bytes: Buffer, at: number): CookieLine => ({
  productId: idAt(bytes, at),
  variantId: idAt(bytes, at + idBytes),
  quantity: bytes[at + idBytes * 2] ?? 0,
})

const bytesOf = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex')
const idAt = (bytes: Buffer, at: number): string =>
  bytes.toString('hex', at, at + idBytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
