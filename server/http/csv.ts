/** A cell of an export: text, a number, or nothing. */
export type Cell = string | number | null

/**
 * Spreadsheets run cells that begin like a formula (CWE-1236); a leading apostrophe makes them text. Cells with leading apostrophes get one
 * more, so that `withoutApostrophe` restores the original.
 */
const formula = /^'*[=+\-@＝＋－＠\t\r]/
/** A phone number, which is the same number to a spreadsheet. */
const phone = /^\+\d{7,15}$/

/** An exported cell as it was before an apostrophe was added. */
export const withoutApostrophe = (cell: string): string => cell.replace(/^'(?='*[=+\-@＝＋－＠\t\r])/, '')
const special = /[",\r\n]/

/** A cell as it's written to the file. Numbers are written as they are: a negative one is no formula. */
function cellOf(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = formula.test(cell) && !phone.test(cell) ? `'${cell}` : cell
  return special.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const lineOf = (cells: readonly Cell[]): string => `${cells.map(cellOf).join(',')}\r\n`

/** The byte order mark by which Excel recognizes UTF-8. */
const byteOrderMark = '\uFEFF'

/** Writes a CSV file batch by batch, so that a large file is never in memory as a whole. */
export async function* csvOf<R>(
  columns: readonly (readonly [name: string, cell: (row: R) => Cell])[],
  batches: AsyncIterable<readonly R[]>,
): AsyncGenerator<string> {
  yield byteOrderMark + lineOf(columns.map(([name]) => name))
  for await (const rows of batches) yield rows.map((row) => lineOf(columns.map(([, cell]) => cell(row)))).join('')
}

/** Reads all pages of a list, one after the other. */
export async function* allPages<R>(
  read: (cursor: string | undefined) => Promise<{ rows: R[]; nextCursor: string | null }>,
): AsyncGenerator<R[]> {
  let cursor: string | undefined
  do {
    const page = await read(cursor)
    yield page.rows
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
}
