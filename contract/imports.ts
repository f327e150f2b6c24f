import { z } from 'zod'
import { csvFile, listOutput } from './admin/list.ts'
import { endpoint } from './endpoint.ts'
import { cursor, id, queryInt, text, time } from './fields.ts'
import { importKinds, importPermissions, kindPermissions } from './import-kinds.ts'
import { limits } from './limits.ts'
import { listStaffProducts } from './product-editor.ts'
import { listStock } from './stock.ts'
import { uploadLimits } from './rate-limits.ts'

/** The kinds of files that someone may import depend on what they may change. */
const auth = { staff: importPermissions } as const
const tag = 'Imports (staff)'

/** `mapping`: someone has to choose the meanings of the file's columns. */
export const importStates = ['checking', 'mapping', 'ready', 'running', 'done', 'undoing', 'undone', 'failed'] as const
export type ImportState = (typeof importStates)[number]
/**
 * What an import does with a row of its file: a product, a stock level, a customer. An outdated row translates an earlier original; it's
 * left out unless staff decide otherwise.
 */
export const importActions = ['create', 'update', 'same', 'outdated', 'refuse'] as const
export type ImportAction = (typeof importActions)[number]
/**
 * The result of a row: undoing leaves a row as it is if someone changed it since (`left`), and trashes referenced products (`trashed`).
 */
export const importResults = ['created', 'updated', 'same', 'failed', 'undone', 'left', 'trashed'] as const
export type ImportResult = (typeof importResults)[number]

/**
 * Why an import failed for good: every row was refused, the person who started it no longer exists, the database was unavailable or too
 * slow, the server stopped on each attempt, or a bug that is in the log.
 */
export const importFailures = ['refused', 'starterGone', 'unavailable', 'stopped', 'fault'] as const

/** The encoding of a file: from its byte order mark, else UTF-8, else what Excel writes. */
export const fileEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
export type FileEncoding = (typeof fileEncodings)[number]

const lineError = z.object({ line: z.int(), column: z.string(), message: z.string() }).meta({ id: 'LineError' })
export type FileLineError = z.infer<typeof lineError>

/** Values as written in the file: 12 becomes 20. `before` is empty if there was none. */
const valueChange = z.object({ column: z.string(), before: z.string(), after: z.string() }).meta({ id: 'ValueChange' })
export type ValueChange = z.infer<typeof valueChange>

export const fileImport = z
  .object({
    id,
    fileName: z.string(),
    kind: z.enum(importKinds),
    format: z.enum(['shopify', 'woocommerce', 'custom']).nullable(),
    encoding: z.enum(fileEncodings),
    state: z.enum(importStates),
    startedBy: z.string().nullable(),
    createdAt: time,
    endedAt: time.nullable(),
    total: z.int(),
    /** The number of rows by action, found by the check. */
    found: z.object({ create: z.int(), update: z.int(), same: z.int(), outdated: z.int(), refuse: z.int() }),
    /** Lines that can't be parsed: the first of them, and their total. */
    lineErrors: z.array(lineError),
    lineErrorCount: z.int(),
    newBrands: z.array(z.string()),
    newCategories: z.array(z.string()),
    /** New top-level categories with the name of an existing subcategory; present while the import waits to be run. */
    sameNames: z.array(z.object({ name: z.string(), others: z.array(z.string()) })).optional(),
    /** Columns that the import ignores. */
    unreadColumns: z.array(z.string()),
    /** Whether staff can still choose the meanings of its file's columns. */
    mayMapColumns: z.boolean(),
    /** Whether stock levels in the file apply to existing variants. */
    countsStock: z.boolean(),
    /** Null unless a check, run or undo failed for good. If a file can't be read, `lineErrors` has the reason. */
    failure: z
      .object({
        reason: z.enum(importFailures),
        /** The number of attempts. */
        attempts: z.int(),
        /** Messages of the refusal. */
        messages: z.array(z.string()),
      })
      .nullable(),
    /** Set while a check, run or undo has begun but no attempt is in progress; null otherwise. */
    interruption: z
      .object({
        /** When it continues; null if it won't by itself, as its job was cancelled. */
        retryAt: time.nullable(),
      })
      .nullable(),
    done: z.object({ created: z.int(), updated: z.int(), failed: z.int(), undone: z.int(), left: z.int(), trashed: z.int() }),
    /** Pictures on other hosts, fetched after the run. */
    pictures: z.object({ waiting: z.int(), done: z.int(), failed: z.int() }),
  })
  .meta({ id: 'FileImport' })
export type FileImport = z.infer<typeof fileImport>
export type ImportFailure = NonNullable<FileImport['failure']>

export const importedRow = z
  .object({
    position: z.int(),
    line: z.int(),
    /** The row's key: a slug, SKU, email, code or path. */
    key: z.string(),
    name: z.string(),
    /** For a product. */
    variantCount: z.int().nullable(),
    /** Changes by column; empty for products. */
    changes: z.array(valueChange),
    action: z.enum(importActions).nullable(),
    result: z.enum(importResults).nullable(),
    lineErrors: z.array(lineError),
    warnings: z.array(lineError),
    targetId: id.nullable(),
  })
  .meta({ id: 'ImportedRow' })
export type ImportedRow = z.infer<typeof importedRow>

const named = z.object({ id })

export const startImport = endpoint({
  id: 'startImport',
  route: 'POST /admin/imports',
  tag,
  auth,
  status: 201,
  summary: `Upload a CSV file of at most ${limits.imports.bytes / 1_000_000} MB: products or customers in Shopify's or WooCommerce's format, products in columns of your own (the import then waits in the state \`mapping\`), stock, prices, discount codes, redirects, translations. Without \`kind\`, its first line decides. It is checked; nothing changes until it is run`,
  file: { field: 'file', bytes: limits.imports.bytes },
  input: z.object({ fileName: text(1, limits.upload.fileName), kind: z.enum(importKinds).optional() }),
  output: fileImport,
  rateLimits: uploadLimits,
  refusals: ['NO_FILE_IS_FOUND', 'INVALID_FILE_TYPE', 'ERROR_IN_UPLOADING_FILE'],
})
export const listImports = endpoint({
  id: 'listImports',
  route: 'GET /admin/imports',
  tag,
  auth,
  summary: `List imports of the kinds that the caller may change, newest first; they are deleted after ${limits.imports.days} days`,
  input: z.object({ cursor: cursor.optional(), limit: queryInt(1, limits.page.max).default(20) }),
  output: listOutput(fileImport),
  refusals: [],
})
export const getImport = endpoint({
  id: 'getImport',
  route: 'GET /admin/imports/:id',
  tag,
  auth,
  summary: 'Get an import: what it would change, its progress, and what it did',
  input: named,
  output: fileImport,
  refusals: ['NOT_FOUND'],
})
export const listImportedRows = endpoint({
  id: 'listImportedRows',
  route: 'GET /admin/imports/:id/rows',
  tag,
  auth,
  summary:
    'List the rows of an import in the order of the file (a product is one, whatever its lines); with `show=trouble`, only those that failed, or that undoing kept or moved to the trash',
  input: z.object({
    id,
    show: z.enum([...importActions, 'trouble']).optional(),
    after: queryInt(0, 999_999_999).optional(),
    limit: queryInt(1, limits.page.max).default(50),
  }),
  output: z.object({ rows: z.array(importedRow) }),
  refusals: ['NOT_FOUND'],
})
export const runImport = endpoint({
  id: 'runImport',
  route: 'POST /admin/imports/:id/run',
  tag,
  auth,
  summary:
    'Run a checked import, with `outdated` including translations of an older original. It runs in the background: get the import to see its progress',
  input: z.object({ id, outdated: z.boolean().default(false) }),
  output: fileImport,
  refusals: ['NOT_FOUND', 'IMPORT_IS_NOT_IN_THAT_STATE'],
})
export const undoImport = endpoint({
  id: 'undoImport',
  route: 'POST /admin/imports/:id/undo',
  tag,
  auth,
  summary:
    'Undo an import: what it created is deleted for good (products that were ordered or saved since go to the trash), and what it changed is restored, unless someone has changed it since',
  input: named,
  output: fileImport,
  refusals: ['NOT_FOUND', 'IMPORT_IS_NOT_IN_THAT_STATE'],
})

export const continueImport = endpoint({
  id: 'continueImport',
  route: 'POST /admin/imports/:id/continue',
  tag,
  auth,
  summary: 'Continue an interrupted import now: its check, run or undoing, even if its job was canceled',
  input: named,
  output: fileImport,
  refusals: ['NOT_FOUND', 'IMPORT_IS_NOT_IN_THAT_STATE'],
})

/** A picture on another host that an import couldn't fetch. */
const failedPicture = z
  .object({
    /** The row of its product and its position there, which together identify it. */
    position: z.int(),
    place: z.int(),
    source: z.string(),
    product: z.string(),
    productId: id,
    reason: z.string(),
  })
  .meta({ id: 'FailedPicture' })
export type FailedPicture = z.infer<typeof failedPicture>

export const listFailedPictures = endpoint({
  id: 'listFailedPictures',
  route: 'GET /admin/imports/:id/pictures',
  tag,
  auth,
  summary: "List the pictures that an import couldn't fetch, each with the reason, in the order of the file",
  input: z.object({ id, limit: queryInt(1, limits.page.max).default(50), cursor: cursor.optional() }),
  output: listOutput(failedPicture),
  refusals: ['NOT_FOUND'],
})
export const retryImportPictures = endpoint({
  id: 'retryImportPictures',
  route: 'POST /admin/imports/:id/pictures',
  tag,
  auth,
  summary: "Retry the pictures that an import couldn't fetch: one, or all of them",
  input: z.strictObject({
    id,
    picture: z.strictObject({ position: z.int().min(0).max(999_999_999), place: z.int().min(0).max(999_999_999) }).optional(),
  }),
  output: fileImport,
  refusals: ['NOT_FOUND', 'IMPORT_IS_NOT_IN_THAT_STATE'],
})

/** Formats for exported product files. */
export const productFileFormats = ['shopify', 'shopify-old', 'woocommerce'] as const
const { limit: _, cursor: __, ...filters } = listStaffProducts.input.shape
export const exportProducts = endpoint({
  id: 'exportProducts',
  route: 'GET /admin/imports/export',
  tag,
  auth: { staff: kindPermissions.products },
  audited: true,
  summary:
    "Export products, all or those that match the list's filters, as a product file of Shopify (columns as now, or before 2024) or WooCommerce",
  input: z.object({ ...filters, format: z.enum(productFileFormats) }),
  output: csvFile,
  mediaType: 'text/csv',
  fileName: 'products.csv',
  refusals: [],
})

export const exportPrices = endpoint({
  id: 'exportPrices',
  route: 'GET /admin/imports/prices',
  tag,
  auth: { staff: kindPermissions.prices },
  audited: true,
  summary:
    "Export the prices of all variants, or of the products that match the list's filters, as a file that can be changed and imported",
  input: z.object(filters),
  output: csvFile,
  mediaType: 'text/csv',
  fileName: 'prices.csv',
  refusals: [],
})
const { limit: ___, cursor: ____, ...stockFilters } = listStock.input.shape
export const exportStock = endpoint({
  id: 'exportStock',
  route: 'GET /admin/stock/export',
  tag,
  auth: { staff: kindPermissions.stock },
  audited: true,
  summary:
    "Export the stock of all variants at each place, or of those that match the list's filters, as a file that can be changed and imported",
  input: z.object(stockFilters),
  output: csvFile,
  mediaType: 'text/csv',
  fileName: 'stock.csv',
  refusals: [],
})
