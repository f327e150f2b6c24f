import { minor } from '#contract/currency.ts'
import type { ProductFields } from '#contract/edited-product.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { announce } from '../read-model/announce.ts'
import { dealsTag } from '../read-model/cache-tags.ts'
import { refreshProducts } from '../read-model/refresh.ts'
import { lockProducts } from '../read-model/source.ts'
import { productSlugs } from '../changes/rename.ts'
import { refuseCardsInBundles } from '../bundles/contents.ts'
import { applyRulesTo } from './rules.ts'
import { refuseConflicts, refuseContradictions, refusePastDays, refuseTakenKeys } from './check.ts'
import { changedFields, documentOf, type ProductDocument } from './document.ts'
import { storedPhotos } from './pictures.ts'
import * as queries from './queries.ts'
import * as reading from './read-queries.ts'
import type { EditRow, StoredPhoto } from './read-queries.ts'
import type { SaveContext } from './save-context.ts'
import { writeVariants } from './variants.ts'

export { addBrand, removeBrand } from './brands.ts'
export { addCategory, removeCategory, staffCategories } from './categories.ts'
export { refuseContradictions } from './check.ts'
export { changedFields, documentOf, type ProductDocument } from './document.ts'
export { staffProducts } from './list.ts'
export type { EditRow, StoredPhoto } from './read-queries.ts'
export { discardProducts, trashProducts } from './trash.ts'
export { unchangedSince } from './unchanged.ts'
export { lockProducts, lockProductsForRemoval } from '../read-model/source.ts'

const monthMs = 30 * 86_400_000
const since = (now: Date): string => new Date(now.getTime() - monthMs).toISOString().slice(0, 10)

/** A product with all fields of its editor; fails with INVALID_PRODUCT_ID. */
export async function editRow(db: Db | Tx, id: string, now: Date): Promise<EditRow> {
  const row = await reading.readProduct.one(db, { id, since: since(now) })
  if (!row) throw refuse('INVALID_PRODUCT_ID')
  return row
}

/** The products with these page names, including those in the trash, by name. */
export async function editRowsBySlug(db: Db | Tx, slugs: string[], now: Date): Promise<Map<string, EditRow>> {
  const rows = await reading.readBySlugs.all(db, { slugs, since: since(now) })
  return new Map(rows.map((row) => [row.slug, row]))
}

/** Products by id, in any order. */
export const editRowsById = (db: Db | Tx, ids: string[], now: Date): Promise<EditRow[]> =>
  reading.readByIds.all(db, { ids, since: since(now) })

/** The next products after this id, except those in the trash. */
export const editRowsAfter = (db: Db | Tx, after: string, limit: number, now: Date): Promise<EditRow[]> =>
  reading.readAfter.all(db, { after, limit, since: since(now) })

interface Details {
  sizes?: object
  dimensions?: object | null
}

/** Adds a product. A copy may have pictures that other products have already. Returns it as it's stored. */
export async function addProduct(
  tx: Tx,
  fields: ProductFields,
  saving: SaveContext,
  known: StoredPhoto[] = [],
  details: Details = {},
): Promise<EditRow> {
  const [row] = await write(tx, [{ id: newId(saving.now), before: null, known, details, fields }], saving)
  return row!
}

/**
 * The changes to save and the version that they are based on. With null any version is overwritten, and the fields may be computed from it.
 */
export interface Save {
  id: string
  version: number | null
  known?: StoredPhoto[]
  fields: ProductFields | ((before: ProductDocument) => ProductFields)
}

/**
 * Saves a product. Fails with INVALID_PRODUCT_ID, PRODUCT_WAS_CHANGED and those of the fields. Returns it as it's stored.
 */
export async function saveFields(tx: Tx, given: Omit<Save, 'fields'>, fields: Save['fields'], saving: SaveContext): Promise<EditRow> {
  const [row] = await saveProducts(tx, { added: [], saved: [{ ...given, fields }] }, saving)
  return row!
}

/**
 * Adds products and saves others, all or none, in as many statements as one product takes. Fails as `saveFields` does for any of them. Returns
 * them as they're stored, the added ones first.
 */
export async function saveProducts(
  tx: Tx,
  { added, saved }: { added: ProductFields[]; saved: Save[] },
  saving: SaveContext,
): Promise<EditRow[]> {
  const fresh = added.map((fields): Target => ({ id: newId(saving.now), before: null, known: [], details: {}, fields }))
  const targets = [...fresh, ...(saved.length === 0 ? [] : await targetsOf(tx, saved, saving.now))]
  return targets.length === 0 ? [] : write(tx, targets, saving)
}

async function targetsOf(tx: Tx, saves: Save[], now: Date): Promise<Target[]> {
  const ids = saves.map(({ id }) => id)
  await lockProducts.run(tx, { ids })
  const rows = new Map((await editRowsById(tx, ids, now)).map((row) => [row.id, row]))
  return saves.map(({ id, version, known = [], fields }) => {
    const before = rows.get(id)
    if (!before || before.deleted_at) throw refuse('INVALID_PRODUCT_ID')
    if (version !== null && before.version !== version) throw refuse('PRODUCT_WAS_CHANGED', { version: [`is ${before.version} now`] })
    const given = typeof fields === 'function' ? fields(documentOf(before)) : fields
    return { id, before, known: [...before.photos, ...known], details: {}, fields: given }
  })
}

interface Target {
  id: string
  before: EditRow | null
  known: StoredPhoto[]
  details: Details
  fields: ProductFields
}

async function write(tx: Tx, targets: Target[], saving: SaveContext): Promise<EditRow[]> {
  const { now } = saving
  for (const { fields, before } of targets) {
    refuseContradictions(fields)
    refusePastDays(fields, before, now)
  }
  await refuseConflicts(tx, targets)
  await refuseCardsInBundles(
    tx,
    targets.flatMap(({ id, before, fields }) => (fields.giftCard && before && !documentOf(before).giftCard ? [id] : [])),
  )
  const versions = await writeRows(tx, targets, saving)
  for (const { id, before, fields } of targets)
    if (before && before.slug !== fields.friendlyPageName) {
      await productSlugs.deleteOld.run(tx, { slug: fields.friendlyPageName })
      await productSlugs.storeOld.run(tx, { slug: before.slug, id })
    }
  const ids = targets.map(({ id }) => id)
  await applyRulesTo(tx, ids, now)
  const rows = new Map((await editRowsById(tx, ids, now)).map((row) => [row.id, row]))
  const changes = targets.map(({ id, before }) => {
    const document = documentOf(rows.get(id)!)
    return { product: id, version: versions.get(id)!, changed: changedFields(before && documentOf(before), document), document }
  })
  const [author] = await queries.addVersions.all(tx, { versions: changes, at: now, user: saving.userId })
  await refreshProducts(tx, ids)
  // A deal only counts while it's cheaper than the price.
  if (changes.some(({ changed }) => changed.includes('variants'))) await announce(tx, { tags: [dealsTag] })
  return ids.map((id) => ({ ...rows.get(id)!, changed: { name: author!.name, at: now.toISOString() } }))
}

/** Writes the rows, pictures, categories and variants that differ. Returns the products' new versions. */
async function writeRows(tx: Tx, targets: Target[], saving: SaveContext): Promise<Map<string, number>> {
  const given: (Target & { document: ProductDocument; isNew: boolean; photos: StoredPhoto[] })[] = []
  for (const target of targets) {
    const photos = await storedPhotos(tx, target.id, target.fields, target.known, saving)
    given.push({ ...target, photos, document: { ...target.fields, photos }, isNew: target.before === null })
  }
  const products = given.map(({ id, fields, details }) => ({ ...rowOf(id, fields), ...details }))
  const saved = await refuseTakenKeys(queries.saveProducts.all(tx, { products, now: saving.now }))
  const isOther = (...names: (keyof ProductDocument)[]) =>
    given.filter(({ before, document }) => {
      const earlier = before && documentOf(before)
      return names.some((name) => JSON.stringify(earlier?.[name]) !== JSON.stringify(document[name]))
    })
  const parts = isOther('categoryIds', 'photos').map(({ id, fields, photos }) => ({ id, categories: fields.categoryIds, photos }))
  if (parts.length > 0) await queries.saveParts.run(tx, { products: parts })
  const sold = isOther('photos', 'variants')
  if (sold.length > 0) await writeVariants(tx, sold, saving)
  return new Map(saved.map(({ id, version }) => [id, version]))
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
  is_gift_card: fields.giftCard !== null,
  gift_card_min: fields.giftCard?.ownAmount ? minor(fields.giftCard.ownAmount.min) : null,
  gift_card_max: fields.giftCard?.ownAmount ? minor(fields.giftCard.ownAmount.max) : null,
  tax_class: fields.taxClass,
  published_at: fields.publishDate,
  unpublish_at: fields.unpublishDate,
  is_published: fields.isPublished,
  options: fields.options,
  attributes: fields.attributes.map(({ name, value, isFilter }) => ({ name, value, ...(isFilter && { filter: true }) })),
})
