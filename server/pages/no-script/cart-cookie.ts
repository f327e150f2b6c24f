import { limits } from '#contract/limits.ts'

export interface CookieLine {
  productId: string
  variantId: string
  quantity: number
}

/** As many as fit into a cookie, which may have 4 kB. */
export const cookieLinesMax = 60
const idBytes = 16
const lineBytes = idBytes * 2 + 1

/** The lines of a cart in 44 characters each. */
export const writeLines = (lines: CookieLine[]): string =>
  Buffer.concat(
    lines.flatMap(({ productId, variantId, quantity }) => [bytesOf(productId), bytesOf(variantId), Buffer.from([quantity])]),
  ).toString('base64url')

/** The lines of a cookie; none of one that isn't ours. */
export function readLines(cookie: string | undefined): CookieLine[] {
  const bytes = Buffer.from(cookie ?? '', 'base64url')
  const count = bytes.length / lineBytes
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
