import { type ColumnMapping, weightTargets } from '#contract/column-targets.ts'
import type { ImportKind } from '#contract/import-kinds.ts'
import { customColumns } from './custom-columns.ts'
import type { LineError } from './file-product.ts'
import type { ColumnNames } from './line-cells.ts'
import { lineColumns } from './lines.ts'
import type { ProductFormat } from './read-products.ts'
import { shopifyColumns } from './shopify.ts'
import { wooColumns } from './woo-columns.ts'

/** The file's own names of its columns, by the names that the checks use. Columns with the same name in both are left out. */
export type FileColumns = Record<string, string>

/** The names of a file's columns where the checks use other ones: a file from before 2024 has "Variant SKU" instead of "SKU". */
export function fileColumns(columns: readonly string[], kind: ImportKind, format: ProductFormat | null): FileColumns {
  const there = new Map(columns.map((name) => [name.toLowerCase(), name]))
  const names = knownNames(kind, format).flatMap((known) => {
    const own = known.flatMap((name) => there.get(name.toLowerCase()) ?? [])[0]
    return own === undefined ? [] : known.filter((name) => name !== own && !columns.includes(name)).map((name) => [name, own])
  })
  return Object.fromEntries(names) as FileColumns
}

/** The file's own names of its columns if it has a mapping. Weights are one column, whatever the unit. */
export const mappedColumns = (columns: readonly string[], mapping: ColumnMapping): FileColumns =>
  Object.fromEntries(
    mapping.flatMap((target, at) => {
      const own = columns[at]
      if (target === null || !own) return []
      return (weightTargets.includes(target) ? weightTargets : [target]).map((known) => [customColumns[known], own] as const)
    }),
  )

function knownNames(kind: ImportKind, format: ProductFormat | null): readonly (readonly string[])[] {
  if (kind !== 'products') return Object.values<ColumnNames>(lineColumns[kind])
  return format === 'woocommerce' ? Object.values(wooColumns).map((name) => [name]) : Object.values(shopifyColumns)
}

/** An error with the column as the file names it. A file may have a column "constructor", which is also a property of every object. */
export const withFileColumnName = (error: LineError, names: FileColumns): LineError => ({
  ...error,
  column: Object.hasOwn(names, error.column) ? names[error.column]! : error.column,
})
