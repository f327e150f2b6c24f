import { highestId, lowestId } from './ids.ts'
import { preciseNumber, timeOfNumber } from './precise-time.ts'
import { z } from 'zod'
import { id as uuid } from '#contract/fields.ts'
import { refuse } from '#contract/refuse.ts'

/** The place of a row in a list that is sorted by time; the id decides between rows of the same time. */
export interface TimeKey {
  at: Date
  id: string
}

/** The place of a row in a list that is sorted by a whole number that isn't negative, then by id. */
interface NumberKey {
  key: number
  id: string
}

/** A time later than that of any row, which PostgreSQL still accepts. */
const endOfTime = Date.UTC(9999, 11, 31)
const cursorShape = z.tuple([z.int().min(0).max(endOfTime), uuid])
/** A time in a cursor: milliseconds since 1970, with microseconds as decimals, since rows that SQL has written may be that close. */
export const cursorTime = z.number().min(0).max(endOfTime)
const timeCursorShape = z.tuple([cursorTime, uuid])

/** The position before the first row of a list in this order. */
export const startOf = (order: 'asc' | 'desc'): TimeKey =>
  order === 'asc' ? { at: new Date(0), id: lowestId } : { at: new Date(endOfTime), id: highestId }

/** The cursor of a row: the text that a client sends back to continue after it. */
export const writeCursor = ({ at, id }: TimeKey): string => encodeCursor([preciseNumber(at), id])

/** The row that a cursor names; fails with INVALID_INPUT. */
export function readCursor(text: string): TimeKey {
  const [at, id] = decodeCursor(timeCursorShape, text)
  return { at: timeOfNumber(at), id }
}

/** Like `writeCursor`, for a list that is sorted by a number. */
export const writeNumberCursor = ({ key, id }: NumberKey): string => encodeCursor([key, id])

/** Like `readCursor`, for a list that is sorted by a number; also fails with INVALID_INPUT. */
export function readNumberCursor(text: string): NumberKey {
  const [key, id] = decodeCursor(cursorShape, text)
  return { key, id }
}

/** Encodes a place in a list as opaque text. It's neither secret nor a permission: a list returns only what its caller may see. */
export const encodeCursor = (parts: unknown[]): string => Buffer.from(JSON.stringify(parts)).toString('base64url')

/** Decodes a place in a list; fails with INVALID_INPUT if its parts don't have this shape. */
export function decodeCursor<T>(shape: z.ZodType<T>, text: string): T {
  const parsed = shape.safeParse(parseJson(Buffer.from(text, 'base64url').toString()))
  if (!parsed.success) throw refuse('INVALID_INPUT', { cursor: ['is not a cursor: send the nextCursor of the page before as it is'] })
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
