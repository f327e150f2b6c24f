import { z } from 'zod'
import { csvFile, listOutput } from './admin/list.ts'
import { endpoint } from './endpoint.ts'
import { cursor, id, queryInt, text, time } from './fields.ts'
import { limits } from './limits.ts'
import { listStaffProducts } from './product-editor.ts'
import { uploadLimits } from './rate-limits.ts'

const auth = { staff: 'catalogue:write' } as const
const tag = 'Imports (staff)'

export const importStates = ['checking', 'ready', 'running', 'done', 'undoing', 'undone', 'failed'] as const
export type ImportState = (typeof importStates)[number]
/** What an import does with a product of its file. */
export const importActions = ['create', 'update', 'same', 'refuse'] as const
export type ImportAction = (typeof importActions)[number]
/** What it did: `left` is what somebody changed since, so that undoing left it as it is. */
export const importResults = ['created', 'updated', 'same', 'failed', 'undone', 'left'] as const
export type ImportResult = (typeof importResults)[number]

const lineError = z.object({ line: z.int(), column: z.string(), message: z.string() }).meta({ id: 'LineError' })
export type FileLineError = z.infer<typeof lineError>

export const productImport = z
  .object({
    id,
    fileName: z.string(),
    format: z.enum(['shopify', 'woocommerce']).nullable(),
    state: z.enum(importStates),
    startedBy: z.string().nullable(),
    createdAt: time,
    endedAt: time.nullable(),
    total: z.int(),
    /** What the check found. */
    found: z.object({ create: z.int(), update: z.int(), same: z.int(), refuse: z.int() }),
    /** Lines that make no product: the first of them, and how many there are. */
    lineErrors: z.array(lineError),
    lineErrorCount: z.int(),
    newBrands: z.array(z.string()),
    newCategories: z.array(z.string()),
    /** Whether stock in the file is counted for variants that are there already. */
    countsStock: z.boolean(),
    done: z.object({ created: z.int(), updated: z.int(), failed: z.int(), undone: z.int(), left: z.int() }),
  })
  .meta({ id: 'ProductImport' })
export type ProductImport = z.infer<typeof productImport>

export const importedProduct = z
  .object({
    position: z.int(),
    line: z.int(),
    friendlyPageName: z.string(),
    name: z.string(),
    variantCount: z.int(),
    action: z.enum(importActions).nullable(),
    result: z.enum(importResults).nullable(),
    lineErrors: z.array(lineError),
    warnings: z.array(lineError),
    productId: id.nullable(),
  })
  .meta({ id: 'ImportedProduct' })
export type ImportedProduct = z.infer<typeof importedProduct>

const named = z.object({ id })

export const startImport = endpoint({
  id: 'startImport',
  route: 'POST /admin/imports',
  tag,
  auth,
  status: 201,
  summary: `Send a product file of Shopify or WooCommerce (CSV) of at most ${limits.imports.bytes / 1_000_000} MB. It is checked; nothing changes until it is run`,
  file: { field: 'file', bytes: limits.imports.bytes },
  input: z.object({ fileName: text(1, limits.upload.fileName) }),
  output: productImport,
  rateLimits: uploadLimits,
  refusals: ['NO_FILE_IS_FOUND', 'INVALID_FILE_TYPE', 'ERROR_IN_UPLOADING_FILE'],
})
export const listImports = endpoint({
  id: 'listImports',
  route: 'GET /admin/imports',
  tag,
  auth,
  summary: `List imports, the newest first; they are deleted after ${limits.imports.days} days`,
  input: z.object({ cursor: cursor.optional(), limit: queryInt(1, limits.page.max).default(20) }),
  output: listOutput(productImport),
  refusals: [],
})
export const getImport = endpoint({
  id: 'getImport',
  route: 'GET /admin/imports/:id',
  tag,
  auth,
  summary: 'Get an import: what it would change, how far it is, what it did',
  input: named,
  output: productImport,
  refusals: ['NOT_FOUND'],
})
export const listImportedProducts = endpoint({
  id: 'listImportedProducts',
  route: 'GET /admin/imports/:id/products',
  tag,
  auth,
  summary: 'List the products of an import in the order of the file; `show=trouble` those that failed, or that undoing left',
  input: z.object({
    id,
    show: z.enum([...importActions, 'trouble']).optional(),
    after: queryInt(0, 999_999_999).optional(),
    limit: queryInt(1, limits.page.max).default(50),
  }),
  output: z.object({ rows: z.array(importedProduct) }),
  refusals: [],
})
export const runImport = endpoint({
  id: 'runImport',
  route: 'POST /admin/imports/:id/run',
  tag,
  auth,
  summary: 'Create and change the products of a checked file. It goes on by itself: ask for it to see how far it is',
  input: named,
  output: productImport,
  refusals: ['NOT_FOUND', 'IMPORT_IS_NOT_IN_THAT_STATE'],
})
export const undoImport = endpoint({
  id: 'undoImport',
  route: 'POST /admin/imports/:id/undo',
  tag,
  auth,
  summary: 'Undo an import: what it created goes to the trash, what it changed becomes what it was, unless somebody has changed it since',
  input: named,
  output: productImport,
  refusals: ['NOT_FOUND', 'IMPORT_IS_NOT_IN_THAT_STATE'],
})

/** The files that products are exported as. */
export const productFileFormats = ['shopify', 'shopify-old', 'woocommerce'] as const
const { limit: _, cursor: __, ...filters } = listStaffProducts.input.shape
export const exportProducts = endpoint({
  id: 'exportProducts',
  route: 'GET /admin/imports/export',
  tag,
  auth,
  summary:
    "Export products, all or those that the list's filters find, as a product file of Shopify (columns as now, or before 2024) or WooCommerce",
  input: z.object({ ...filters, format: z.enum(productFileFormats) }),
  output: csvFile,
  mediaType: 'text/csv',
  fileName: 'products.csv',
  refusals: [],
})
