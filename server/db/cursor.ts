import { z } from 'zod'
import { id as uuid } from '#contract/fields.ts'
import { refuse } from '#contract/refuse.ts'

/** The place of a row in a list that is sorted by time; the id decides between rows of the same time. */
export interface TimeKey {
  at: Date
  id: string
}

/** The place of a row in a list that is sorted by a whole number that isn't negative, then by id. */
export interface NumberKey {
  key: number
  id: string
}

/** Later than any row, and still a time to PostgreSQL. */
const endOfTime = Date.UTC(9999, 11, 31)
const place = z.tuple([z.int().min(0).max(endOfTime), uuid])

/** Before the first row of a list in this order. */
export const startOf = (order: 'asc' | 'desc'): TimeKey =>
  order === 'asc'
    ? { at: new Date(0), id: '00000000-0000-0000-0000-000000000000' }
    : { at: new Date(endOfTime), id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }

/** As `writeCursor`, for a list that is sorted by a number. */
export const writeNumberCursor = ({ key, id }: NumberKey): string => writeCursor({ at: new Date(key), id })

/** As `readCursor`, for a list that is sorted by a number. */
export function readNumberCursor(text: string): NumberKey {
  const { at, id } = readCursor(text)
  return { key: at.getTime(), id }
}

/** Text that a client sends back to go on after this row. */
export const writeCursor = ({ at, id }: TimeKey): string => Buffer.from(JSON.stringify([at.getTime(), id])).toString('base64url')

/** The row that a cursor names; fails with INVALID_INPUT. It is no secret and no permission: a list reads only what its caller may see. */
export function readCursor(text: string): TimeKey {
  const parsed = place.safeParse(parseJson(Buffer.from(text, 'base64url').toString()))
  if (!parsed.success) throw refuse('INVALID_INPUT', { cursor: ['is not one that a list gave'] })
  const [at, id] = parsed.data
  return { at: new Date(at), id }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
