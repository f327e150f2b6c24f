import type * as contract from '#contract/admin/downloads.ts'
import type { VariantDownloads } from '#contract/admin/downloads.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import type { FieldErrors } from '#contract/refusal.ts'
import { refuse } from '#contract/refuse.ts'
import { dayMs } from '#contract/time.ts'
import { newId } from '#server/db/ids.ts'
import type { Database } from '#server/db/pool.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { Row } from '#server/db/types.ts'
import type { RecordAuditEntry } from '#server/http/bind.ts'
import type { ReceivedFile, SignedInContext } from '#server/http/context.ts'
import { refreshProducts } from '#server/modules/catalogue/catalogue.ts'
import { type Media, privateName } from '#server/modules/media/media.ts'
import { contentTypeOf, fileNameOf } from './content-type.ts'
import * as queries from './file-queries.ts'

type VariantRow = Row<typeof queries.variantWithFiles.columns>

/** Which variants of a product are sold as files, with their files. Fails with INVALID_PRODUCT_ID. */
export async function productDownloads(
  db: Db,
  { id }: ParsedOf<typeof contract.getProductDownloads>,
): Promise<{ variants: VariantDownloads[] }> {
  const rows = await queries.variantsOfProduct.all(db, { product: id })
  if (rows.length === 0) throw refuse('INVALID_PRODUCT_ID')
  return { variants: rows.map(present) }
}

/** How long replaced content is kept: longer than the downloads that were begun may last. */
const afterUseMs = 2 * limits.download.linkMinutes * 60_000

/**
 * Adds a file to a variant, or replaces the content of an existing one. The content is stored before the transaction that uses it, and
 * deleted if that never happens. Fails with INVALID_FILE_TYPE for a type that we don't sell, and with INVALID_PRODUCT_ID for an unknown
 * variant.
 */
export async function addFile(
  { media: { storage }, database, record }: { media: Media; database: Database; record: RecordAuditEntry },
  { variantId, name, replaces }: ParsedOf<typeof contract.addDownloadFile>,
  { file, now }: SignedInContext,
): Promise<VariantDownloads> {
  if (!file) throw refuse('NO_FILE_IS_FOUND', { file: ['is missing or empty'] })
  const type = await contentTypeOf(file.path)
  if (!type) throw refuse('INVALID_FILE_TYPE', { file: ['is none of PDF, EPUB, ZIP, MP3, M4A, MP4, PNG and JPEG'] })
  // This is checked before the file is stored, as it catches most mistakes.
  refuseMisfit(await queries.variantWithFiles.one(database.db, { variant: variantId }), replaces)
  const content = await storeContent(storage, database.db, { file, type }, now)
  return database.transaction(async (tx) => {
    const row = refuseMisfit(await lockVariant(tx, variantId), replaces)
    if ((await queries.useContent.run(tx, { id: content })) === 0) throw refuse('ERROR_IN_UPLOADING_FILE', { file: ['took too long'] })
    const given = { name: fileNameOf(name, type), content, now }
    if (replaces === undefined) await queries.addFile.run(tx, { id: newId(now), variant: variantId, position: row.files.length, ...given })
    else await queries.replaceFile.run(tx, { id: replaces, ...given, deleteAt: new Date(now.getTime() + afterUseMs) })
    await record(tx)
    return present((await queries.variantWithFiles.one(tx, { variant: variantId }))!)
  })
}

interface Content {
  file: ReceivedFile
  type: string
}

async function storeContent(storage: Media['storage'], db: Db, { file, type }: Content, now: Date): Promise<string> {
  const id = newId(now)
  await queries.insertContent.run(db, { id, type, bytes: file.bytes, now, deleteAt: new Date(now.getTime() + dayMs) })
  await storage.put(privateName(id), file.path, type)
  return id
}

/** Returns the variant, or refuses if it doesn't exist, has enough files, or doesn't have the file to replace. */
function refuseMisfit(row: VariantRow | undefined, replaces: string | undefined): VariantRow {
  if (!row) throw refuse('INVALID_PRODUCT_ID', { variantId: ['is not known'] })
  const { filesMax } = limits.download
  if (replaces === undefined && row.files.length >= filesMax)
    throw refuse('INVALID_INPUT', { file: [`is one too many: ${filesMax} at most`] })
  if (replaces !== undefined && !row.files.some(({ id }) => id === replaces))
    throw refuse('INVALID_INPUT', { replaces: ['is not a file of this variant'] })
  return row
}

/** Saves how a variant is sold as files, and its files in their order. Files that aren't listed are removed. */
export async function saveDownloads(
  tx: Tx,
  { id: product, variantId, isDigital, downloadLimit, downloadDays, files }: ParsedOf<typeof contract.saveProductDownloads>,
  { now }: SignedInContext,
): Promise<VariantDownloads> {
  const row = await lockVariant(tx, variantId)
  if (row?.product_id !== product) throw refuse('INVALID_PRODUCT_ID')
  refuseWrong(row, { isDigital, files })
  await queries.saveTerms.run(tx, { variant: variantId, is_digital: isDigital, download_limit: downloadLimit, download_days: downloadDays })
  const types = new Map(row.files.map((file) => [file.id, file.type]))
  const ids = files.map((file) => file.id)
  await queries.arrangeFiles.run(tx, { variant: variantId, ids, names: files.map((file) => fileNameOf(file.name, types.get(file.id)!)) })
  await queries.removeFiles.run(tx, { variant: variantId, except: ids, now, deleteAt: new Date(now.getTime() + afterUseMs) })
  // Lists and pages show whether it's in stock, and how it's delivered.
  if (isDigital !== row.is_digital) await refreshProducts(tx, [product])
  return present((await queries.variantWithFiles.one(tx, { variant: variantId }))!)
}

async function lockVariant(tx: Tx, variant: string): Promise<VariantRow | undefined> {
  await queries.lockProduct.one(tx, { variant })
  await queries.lockVariant.one(tx, { variant })
  return queries.variantWithFiles.one(tx, { variant })
}

function refuseWrong(row: VariantRow, { isDigital, files }: { isDigital: boolean; files: { id: string }[] }): void {
  const wrong: FieldErrors = {}
  const known = new Set(row.files.map(({ id }) => id))
  files.forEach(({ id }, index) => {
    if (!known.has(id)) wrong[`files.${index}.id`] = ['is not a file of this variant']
    if (files.findIndex((file) => file.id === id) < index) wrong[`files.${index}.id`] = ['is there twice']
  })
  if (isDigital && files.length === 0) wrong['files'] = ['need at least one before it is sold as files']
  if (isDigital && row.is_gift_card) wrong['isDigital'] = ['is a gift card']
  if (isDigital && row.is_repeated) wrong['isDigital'] = ['is offered for repeat deliveries']
  if (isDigital && row.is_bundled) wrong['isDigital'] = ['is a bundle, or in one']
  if (isDigital && row.back_ordered > 0) wrong['isDigital'] = ['has pieces that wait for stock']
  if (Object.keys(wrong).length > 0) throw refuse('INVALID_INPUT', wrong)
}

const present = (row: VariantRow): VariantDownloads => ({
  variantId: row.id,
  sku: row.sku,
  options: row.options,
  isDigital: row.is_digital,
  downloadLimit: row.download_limit,
  downloadDays: row.download_days,
  files: row.files.map((file) => ({ ...file, addedAt: new Date(file.addedAt).toISOString() })),
})

const batch = 100

/** Deletes the content of files that nothing uses anymore; returns how many were deleted. */
export async function collectContents(database: Database, storage: Media['storage'], now: Date): Promise<number> {
  for (let deleted = 0; ;) {
    const ids = (await queries.dueContents.all(database.db, { now, limit: batch })).map(({ id }) => id)
    await storage.delete(ids.map(privateName))
    await queries.deleteContents.run(database.db, { ids, now })
    deleted += ids.length
    if (ids.length < batch) return deleted
  }
}
