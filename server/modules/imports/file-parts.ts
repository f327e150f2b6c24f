import type { ImportKind } from '#contract/import-kinds.ts'
import { limits } from '#contract/limits.ts'
import type { FileProduct, LineError } from './formats/file-product.ts'
import { type FileColumns, fileColumns } from './formats/column-names.ts'
import { readLines, sameColumns } from './formats/lines.ts'
import { type ProductFormat, readProducts } from './formats/read-products.ts'
import { readTable, unreadColumns } from './formats/table.ts'

export interface ImportedFile {
  text: string
  kind: ImportKind
}

/** A file's rows as JSON, split into parts that are stored as they are, and the errors of lines without a row. */
export interface FileParts {
  /** False if the file isn't of its kind. */
  isRead: boolean
  format: ProductFormat | null
  parts: string[]
  errors: LineError[]
  errorCount: number
  /** Columns that the import doesn't use. */
  unread: string[]
  columnNames: FileColumns
}

interface FileRow {
  position: number
  line: number
  key: string
  label: string
  content: object
  errors: LineError[]
}

const partSize = 200
const unreadMax = 100

/** Reads a file of a given kind. Errors on a row's lines are stored with the row. */
export function partsOf({ text, kind }: ImportedFile): FileParts {
  const { isRead, format, rows, errors, unread, columns } = kind === 'products' ? productRows(text) : lineRows(text, kind)
  const max = kind === 'products' ? limits.imports.productsMax : limits.imports.rowsMax
  // Importing only the first rows would be half an import that looks complete.
  if (rows.length > max) return tooLong({ format, message: `has ${rows.length} ${kind}; one file may have ${max}` })
  if (isRead && rows.length === 0 && errors.length === 0) errors.push({ line: 1, column: '', message: `has no ${kind}` })
  const parts = Array.from({ length: Math.ceil(rows.length / partSize) }, (_, n) =>
    JSON.stringify(rows.slice(n * partSize, (n + 1) * partSize)),
  )
  return {
    isRead,
    format,
    parts,
    errors: errors.slice(0, limits.imports.errorsMax),
    errorCount: errors.length,
    unread: unread.slice(0, unreadMax),
    columnNames: fileColumns(columns, kind, format),
  }
}

const tooLong = ({ format, message }: Pick<FileParts, 'format'> & { message: string }): FileParts => ({
  isRead: false,
  format,
  parts: [],
  errors: [{ line: 1, column: '', message }],
  errorCount: 1,
  unread: [],
  columnNames: {},
})

interface ReadRows {
  isRead: boolean
  format: ProductFormat | null
  rows: FileRow[]
  errors: LineError[]
  unread: string[]
  columns: string[]
}

function lineRows(text: string, kind: Exclude<ImportKind, 'products'>): ReadRows {
  const table = readTable(text)
  if ('error' in table) return { isRead: false, format: null, rows: [], errors: [table.error], unread: [], columns: [] }
  const wrong = sameColumns(kind, table)
  if (wrong) return { isRead: false, format: null, rows: [], errors: [wrong], unread: [], columns: [] }
  const rows = readLines(kind, table).map((row, n) => ({ ...row, position: n + 1, label: '' }))
  return { isRead: true, format: null, rows, errors: [], unread: unreadColumns(table), columns: table.columns }
}

function productRows(text: string): ReadRows {
  const { format, products, errors, unread, columns } = readProducts(text)
  const owners = new Map<number, FileProduct>()
  for (const product of products) for (const { line } of [product, ...product.variants]) owners.set(line, product)
  const ofProducts = Map.groupBy(
    errors.filter(({ line }) => owners.has(line)),
    ({ line }) => owners.get(line),
  )
  const rows = products.map((product, n) => ({
    position: n + 1,
    line: product.line,
    key: product.slug.slice(0, limits.imports.shown),
    label: (product.name ?? '').slice(0, limits.imports.shown),
    content: product,
    errors: ofProducts.get(product) ?? [],
  }))
  return { isRead: format !== null, format, rows, errors: errors.filter(({ line }) => !owners.has(line)), unread, columns }
}
