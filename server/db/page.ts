import { type TimeKey, writeCursor } from './cursor.ts'

/** The number of ids per statement: more would be no faster, and take more memory. */
const batch = 100

interface Source<R> {
  /** Reads the keys of the next rows in the list's order, from an index alone. */
  keys: (limit: number) => Promise<TimeKey[]>
  /** Reads whole rows, in any order; rows that were deleted meanwhile are left out. */
  rows: (ids: string[]) => Promise<R[]>
}

export interface Page<R> {
  rows: R[]
  /** Null on the last page. */
  nextCursor: string | null
}

/** Reads a page of a list: first its keys, then the rows by their ids. It takes two statements, whatever the page's size and position. */
export async function readPage<R extends { id: string }>(limit: number, { keys, rows }: Source<R>): Promise<Page<R>> {
  const found = await keys(limit + 1)
  const page = found.slice(0, limit)
  const nextCursor = found.length > limit ? writeCursor(page[limit - 1]!) : null
  const ids = page.map(({ id }) => id)
  return { rows: await readByIds(ids, rows), nextCursor }
}

/** Reads the rows with these ids, in the order of the ids, a hundred at a time. */
export async function readByIds<R extends { id: string }>(ids: string[], rows: Source<R>['rows']): Promise<R[]> {
  const byId = new Map<string, R>()
  for (let at = 0; at < ids.length; at += batch) {
    for (const row of await rows(ids.slice(at, at + batch))) byId.set(row.id, row)
  }
  return ids.flatMap((id) => byId.get(id) ?? [])
}
