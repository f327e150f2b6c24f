import type { ImportedProduct, ProductImport } from '#contract/imports.ts'
import type { ImportRow, ShownProduct } from './queries.ts'

/** An import as the API tells it. */
export const presentImport = (row: ImportRow): ProductImport => ({
  id: row.id,
  fileName: row.file_name,
  format: row.format,
  state: row.state,
  startedBy: row.user_name,
  createdAt: row.created_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  total: row.total,
  found: { create: row.creates, update: row.updates, same: row.sames, refuse: row.refuses },
  lineErrors: row.errors,
  lineErrorCount: row.error_count,
  newBrands: row.new_brands,
  newCategories: row.new_categories.map((path) => (JSON.parse(path) as string[]).join(' > ')),
  countsStock: row.counts_stock,
  done: { created: row.created, updated: row.updated, failed: row.failed, undone: row.undone, left: row.left_changed },
})

/** A product of an import as the API tells it. */
export const presentProduct = (row: ShownProduct): ImportedProduct => ({
  position: row.position,
  line: row.line,
  friendlyPageName: row.slug,
  name: row.name ?? '',
  variantCount: row.variants,
  action: row.action,
  result: row.result,
  lineErrors: row.errors,
  warnings: row.warnings,
  productId: row.product_id,
})
