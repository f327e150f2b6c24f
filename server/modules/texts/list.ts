import { z } from 'zod'
import type { listTexts, TextRow } from '#contract/admin/texts.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'

const cursorShape = z.tuple([z.int().min(0).max(1_000_000)])

/** A page of the texts that match filters. They're in memory, so the cursor is an offset. */
export function pageOfTexts(
  rows: TextRow[],
  { q, sort, kind, locale, state, limit, cursor }: ParsedOf<typeof listTexts>,
): OutputOf<typeof listTexts> {
  const words = (q ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const found = rows.filter(
    (row) =>
      (kind === undefined || row.kind === kind) &&
      (locale === undefined || row.locale === locale) &&
      (state === undefined || row.state === state || (state === 'draft' && row.hasDraft)) &&
      words.every((word) => `${row.title} ${row.name}`.toLowerCase().includes(word)),
  )
  const by = (row: TextRow) => (sort.endsWith('title') ? row.title.toLowerCase() : (row.changedAt ?? ''))
  const turn = sort.startsWith('-') ? -1 : 1
  found.sort((a, b) => turn * (compare(by(a), by(b)) || compare(a.id, b.id)))
  const [from] = cursor === undefined ? [0] : decodeCursor(cursorShape, cursor)
  const page = found.slice(from, from + limit)
  return { rows: page, nextCursor: from + limit < found.length ? encodeCursor([from + limit]) : null }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
