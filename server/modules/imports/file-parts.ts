import type { ColumnMapping } from '#contract/column-targets.ts'
import type { ImportKind } from '#contract/import-kinds.ts'
import { limits } from '#contract/limits.ts'
import type { FileProduct, LineError } from './formats/file-product.ts'
import { type FileColumns, fileColumns, mappedColumns } from './formats/column-names.ts'
import { readLines, sameColumns } from './formats/lines.ts'
import { type ProductFormat, readProducts } from './formats/read-products.ts'
import { type RawTable, readRaw, readTable, unreadColumns } from './formats/table.ts'
import { type RawColumn, headerOf, rawColumns } from './raw-columns.ts'

export interface ImportedFile {
  text: string
  kind: ImportKind
  /** The meanings of a product file's columns, if staff have chosen them. */
  mapping?: ColumnMapping | null
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
  /** For a product file that can be read as a table: its columns, and a hash of its first line. */
  table: { columns: RawColumn[]; header: string } | null
  /** Whether staff have to say what its columns are. */
  needsMapping: boolean
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
export function partsOf({ text, kind, mapping = null }: ImportedFile): FileParts {
  const read = kind === 'products' ? productRows(text, mapping) : lineRows(text, kind)
  const { isRead, format, rows, errors, unread, columns, table } = read
  const max = kind === 'products' ? limits.imports.productsMax : limits.imports.rowsMax
  // Importing only the first rows would be half an import that looks complete.
  if (rows.length > max) return tooLong(read, `has ${rows.length} ${kind}; one file may have ${max}`)
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
    columnNames: mapping ? mappedColumns(columns, mapping) : fileColumns(columns, kind, format),
    table,
    needsMapping: !isRead && errors.length === 0,
  }
}

const tooLong = ({ format, table }: ReadRows, message: string): FileParts => ({
  isRead: false,
  format,
  parts: [],
  errors: [{ line: 1, column: '', message }],
  errorCount: 1,
  unread: [],
  columnNames: {},
  table,
  needsMapping: false,
})

interface ReadRows {
  isRead: boolean
  format: ProductFormat | null
  rows: FileRow[]
  errors: LineError[]
  unread: string[]
  columns: string[]
  table: FileParts['table']
}

const unreadable = (error: LineError, table: FileParts['table'] = null): ReadRows => ({
  isRead: false,
  format: null,
  rows: [],
  errors: [error],
  unread: [],
  columns: [],
  table,
})

function lineRows(text: string, kind: Exclude<ImportKind, 'products'>): ReadRows {
  const table = readTable(text)
  if ('error' in table) return unreadable(table.error)
  const wrong = sameColumns(kind, table)
  if (wrong) return unreadable(wrong)
  const rows = readLines(kind, table).map((row, n) => ({ ...row, position: n + 1, label: '' }))
  const { columns, errors } = table
  return { isRead: true, format: null, rows, errors: [...errors], unread: unreadColumns(table), columns, table: null }
}

function productRows(text: string, mapping: ColumnMapping | null): ReadRows {
  const raw = readRaw(text)
  if ('error' in raw) return unreadable(raw.error)
  const { format, products, errors, unread } = readProducts(raw, mapping)
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
  const others = errors.filter(({ line }) => !owners.has(line))
  return { isRead: format !== null, format, rows, errors: others, unread, columns: raw.columns, table: tableOf(raw) }
}

const tableOf = ({ columns, lines }: RawTable): FileParts['table'] => ({
  columns: rawColumns(columns, lines),
  header: headerOf(columns),
})
