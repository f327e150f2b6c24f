import { z } from 'zod'
import { id } from '#contract/fields.ts'
import { refuse } from '#contract/refuse.ts'
import { type SortOrder, type Position, sortKeyMax, sorts } from './sorts.ts'

const shape = z.tuple([z.string(), z.number(), id])

/** Where a page ended, as opaque text; valid for the same sort order only. */
export const writeCursor = (orderBy: SortOrder, { key, id: last }: Position): string =>
  Buffer.from(JSON.stringify([orderBy, key, last])).toString('base64url')

/** Fails with INVALID_INPUT where it isn't a cursor of this sort order. */
export function readCursor(orderBy: SortOrder, cursor: string): Position {
  const parsed = shape.safeParse(jsonOf(Buffer.from(cursor, 'base64url').toString()))
  const [order, key, last] = parsed.data ?? []
  if (order !== orderBy || key === undefined || last === undefined || Math.abs(key) > sortKeyMax[sorts[orderBy].key])
    throw refuse('INVALID_INPUT', { cursor: ['is not a cursor of this list'] })
  return { key, id: last }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
