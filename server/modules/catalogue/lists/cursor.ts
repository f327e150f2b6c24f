import { z } from 'zod'
import { id } from '#contract/fields.ts'
import { refuse } from '#contract/refuse.ts'
import type { Order, Position } from './orders.ts'

const shape = z.tuple([z.string(), z.number(), id])

/** Where a page ended, as opaque text; good for the same order only. */
export const writeCursor = (orderBy: Order, { key, id: last }: Position): string =>
  Buffer.from(JSON.stringify([orderBy, key, last])).toString('base64url')

/** Fails with INVALID_INPUT where it isn't a cursor of this order. */
export function readCursor(orderBy: Order, cursor: string): Position {
  const parsed = shape.safeParse(jsonOf(Buffer.from(cursor, 'base64url').toString()))
  if (!parsed.success || parsed.data[0] !== orderBy) throw refuse('INVALID_INPUT', { cursor: ['is not a cursor of this list'] })
  return { key: parsed.data[1], id: parsed.data[2] }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
