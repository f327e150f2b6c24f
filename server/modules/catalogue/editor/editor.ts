import type { ProductFields } from '#contract/product-editor.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { announce } from '../read-model/announce.ts'
import { dealsTag } from '../read-model/cache-tags.ts'
import { refreshProducts } from '../read-model/refresh.ts'
import { lockProducts } from '../read-model/source.ts'
import { keepProductSlug, freeProductSlug } from '../changes/rename.ts'
import { applyRulesTo } from './rules.ts'
import { refuseConflicts, refuseContradictions, unlessTaken } from './check.ts'
import { changedFields, documentOf, type ProductDocument } from './document.ts'
import { storedPhotos } from './pictures.ts'
import * as queries from './queries.ts'
import type { Saving } from './saving.ts'
import { writeVariants } from './variants.ts'

export { addBrand } from './brands.ts'
export { addCategory, staffCategories } from './categories.ts'
export { changedFields, documentOf, type ProductDocument } from './document.ts'
export { staffProducts } from './list.ts'
export type { EditRow, StoredPhoto } from './queries.ts'
export { trashProduct } from './trash.ts'

const monthMs = 30 * 86_400_000
const since = (now: Date): string => new Date(now.getTime() - monthMs).toISOString().slice(0, 10)

/** A product with all that its editor writes; fails with INVALID_PRODUCT_ID. */
export async function editRow(db: Db | Tx, id: string, now: Date): Promise<queries.EditRow> {
  const row = await queries.readProduct.one(db, { id, since: since(now) })
  if (!row) throw refuse('INVALID_PRODUCT_ID')
  return row
}

/** The products with these page names, those in the trash too, by name. */
export async function editRowsBySlug(db: Db | Tx, slugs: string[], now: Date): Promise<Map<string, queries.EditRow>> {
  const rows = await queries.readBySlugs.all(db, { slugs, since: since(now) })
  return new Map(rows.map((row) => [row.slug, row]))
}

/** Products by id, in any order. */
export const editRowsById = (db: Db | Tx, ids: string[], now: Date): Promise<queries.EditRow[]> =>
  queries.readByIds.all(db, { ids, since: since(now) })

/** So many products after this id; what is in the trash isn't among them. */
export const editRowsAfter = (db: Db | Tx, after: string, limit: number, now: Date): Promise<queries.EditRow[]> =>
  queries.readAfter.all(db, { after, limit, since: since(now) })

interface Details {
  sizes?: object
  dimensions?: object | null
}

/** Adds a product, and whatever of its pictures others have already (a copy). Returns it as it's stored. */
export function addProduct(
  tx: Tx,
  fields: ProductFields,
  saving: Saving,
  known: queries.StoredPhoto[] = [],
  details: Details = {},
): Promise<queries.EditRow> {
  return write(tx, { id: newId(saving.now), before: null, known, details }, fields, saving)
}

/**
 * Saves a product that was read as `version`; null saves over whatever is there, of which the fields may be made. Fails with INVALID_PRODUCT_ID, PRODUCT_WAS_CHANGED and those
 * of the fields. Returns it as it's stored.
 */
export async function saveFields(
  tx: Tx,
  { id, version, known = [] }: { id: string; version: number | null; known?: queries.StoredPhoto[] },
  fields: ProductFields | ((before: ProductDocument) => ProductFields),
  saving: Saving,
): Promise<queries.EditRow> {
  await lockProducts.run(tx, { ids: [id] })
  const before = await editRow(tx, id, saving.now)
  if (before.deleted_at) throw refuse('INVALID_PRODUCT_ID')
  if (version !== null && before.version !== version) throw refuse('PRODUCT_WAS_CHANGED', { version: [`is ${before.version} now`] })
  const given = typeof fields === 'function' ? fields(documentOf(before)) : fields
  return write(tx, { id, before, known: [...before.photos, ...known], details: {} }, given, saving)
}

interface Target {
  id: string
  before: queries.EditRow | null
  known: queries.StoredPhoto[]
  details: Details
}

async function write(tx: Tx, { id, before, known, details }: Target, fields: ProductFields, saving: Saving): Promise<queries.EditRow> {
  const { now, userId } = saving
  refuseContradictions(fields)
  await refuseConflicts(tx, id, fields)
  const photos = await storedPhotos(tx, id, fields, known, saving)
  const saved = await unlessTaken(queries.saveProduct.one(tx, { product: { ...rowOf(id, fields), ...details }, now }))
  const earlier = before && documentOf(before)
  const given: ProductDocument = { ...fields, photos }
  const isOther = (...names: (keyof ProductDocument)[]) =>
    names.some((name) => JSON.stringify(earlier?.[name]) !== JSON.stringify(given[name]))
  if (isOther('categoryIds', 'photos')) await queries.saveParts.run(tx, { id, categories: fields.categoryIds, photos })
  if (isOther('photos', 'variants')) await writeVariants(tx, { id, fields, photos, isNew: before === null }, saving)
  if (before && before.slug !== fields.friendlyPageName) {
    await freeProductSlug.run(tx, { slug: fields.friendlyPageName })
    await keepProductSlug.run(tx, { slug: before.slug, id })
  }
  await applyRulesTo(tx, [id])
  const after = await editRow(tx, id, now)
  const document = documentOf(after)
  const changed = changedFields(earlier, document)
  const version = await queries.addVersion.one(tx, { product: id, version: saved!.version, at: now, user: userId, changed, document })
  await refreshProducts(tx, [id])
  // A deal is one only while it's cheaper.
  if (changed.includes('variants')) await announce(tx, { tags: [dealsTag] })
  return { ...after, changed: { name: version!.name, at: now.toISOString() } }
}

const rowOf = (id: string, fields: ProductFields) => ({
  id,
  slug: fields.friendlyPageName,
  name: fields.name,
  brand_id: fields.brandId,
  short_description: fields.shortDescription,
  full_description: fields.fullDescription,
  meta_title: fields.metaTitle || fields.name,
  meta_description: fields.metaDescription || fields.shortDescription,
  keywords: fields.keywords,
  is_featured: fields.isFeatured,
  is_redeemable: fields.isRedeemable,
  tax_class: fields.taxClass,
  published_at: fields.publishDate,
  unpublish_at: fields.unpublishDate,
  is_published: fields.isPublished,
  options: fields.options,
  attributes: fields.attributes.map(({ name, value, isFilter }) => ({ name, value, ...(isFilter && { filter: true }) })),
})
