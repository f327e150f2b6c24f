import { z } from 'zod'
import { id } from '#contract/fields.ts'
import { decodePlace, encodePlace } from '#server/db/cursor.ts'
import { type SortOrder, type Position, sortKeyMax, sorts } from './sorts.ts'

/** Where a page ended, as opaque text; valid for the same sort order only. */
export const writeCursor = (orderBy: SortOrder, { key, id: last }: Position): string => encodePlace([orderBy, key, last])

/** Fails with INVALID_INPUT where it isn't a cursor of this sort order. */
export function readCursor(orderBy: SortOrder, cursor: string): Position {
  const keyMax = sortKeyMax[sorts[orderBy].key]
  const [, key, last] = decodePlace(z.tuple([z.literal(orderBy), z.number().min(-keyMax).max(keyMax), id]), cursor)
  return { key, id: last }
}
