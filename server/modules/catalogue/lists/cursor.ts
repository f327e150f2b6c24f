import { productOrders } from '#contract/product.ts'
import { refuse } from '#contract/refuse.ts'
import { type SortOrder, type Position, sortKeyMax, sorts } from './sorts.ts'

const keyAt = 1
const idAt = keyAt + Float64Array.BYTES_PER_ELEMENT
const size = idAt + 16

/**
 * The position at which a page ended, as opaque text; valid for the same sort order only. Every list has one, so it's encoded as bytes, a
 * third as long as JSON.
 */
export function writeCursor(orderBy: SortOrder, { key, id }: Position): string {
  const bytes = Buffer.alloc(size)
  bytes.writeUInt8(productOrders.indexOf(orderBy))
  bytes.writeDoubleBE(key, keyAt)
  bytes.write(id.replaceAll('-', ''), idAt, 'hex')
  return bytes.toString('base64url')
}

/** Reads a cursor. Fails with INVALID_INPUT if it isn't one of this sort order. */
export function readCursor(orderBy: SortOrder, cursor: string): Position {
  const bytes = Buffer.from(cursor, 'base64url')
  const key = bytes.length === size && productOrders[bytes[0]!] === orderBy ? bytes.readDoubleBE(keyAt) : Number.NaN
  // The key isn't a number, or is too large for its column.
  if (!(Math.abs(key) <= sortKeyMax[sorts[orderBy].key]))
    throw refuse('INVALID_INPUT', { cursor: ['is not a cursor: send the nextCursor of the page before as it is'] })
  return { key, id: bytes.toString('hex', idAt).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') }
}
