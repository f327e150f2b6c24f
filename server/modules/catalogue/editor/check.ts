import type { ProductFields } from '#contract/product-editor.ts'
import type { FieldErrors } from '#contract/refusal.ts'
import { refuse } from '#contract/refuse.ts'
import { refusals } from '#contract/refusals.ts'
import type { Tx } from '#server/db/statement.ts'
import { findConflicts } from './queries.ts'

/** Refuses fields that contradict each other, naming each: with INVALID_INPUT. */
export function refuseContradictions(fields: ProductFields): void {
  const wrong: FieldErrors = { ...wrongOptions(fields), ...wrongVariants(fields), ...wrongPhotos(fields) }
  if (fields.unpublishDate !== null && fields.unpublishDate <= fields.publishDate)
    wrong['unpublishDate'] = ['is not after the date from which it is shown']
  if (new Set(fields.categoryIds).size < fields.categoryIds.length) wrong['categoryIds'] = ['has one twice']
  if (Object.keys(wrong).length > 0) throw refuse('INVALID_INPUT', wrong)
}

function wrongOptions({ options }: ProductFields): FieldErrors {
  const wrong: FieldErrors = {}
  options.forEach(({ name, values, swatches }, index) => {
    if (options.findIndex((other) => other.name === name) < index) wrong[`options.${index}.name`] = ['is there twice']
    if (new Set(values).size < values.length) wrong[`options.${index}.values`] = ['has one twice']
    if (swatches && swatches.length !== values.length) wrong[`options.${index}.swatches`] = ['is not one color for each value']
  })
  return wrong
}

/** Each has a value of each option, no other has the same, and what it was is more than what it is. */
function wrongVariants({ options, variants }: ProductFields): FieldErrors {
  const wrong: FieldErrors = {}
  const seen = new Set<string>()
  variants.forEach((variant, index) => {
    const choice = options.map(({ name }) => variant.options[name])
    const isWhole =
      options.every(({ values }, at) => values.includes(choice[at] ?? '')) && Object.keys(variant.options).length === options.length
    const key = JSON.stringify(choice)
    if (!isWhole) wrong[`variants.${index}.options`] = ['is not one value of each option']
    else if (seen.has(key)) wrong[`variants.${index}.options`] = ['is there twice']
    seen.add(key)
    if (variant.oldPrice !== null && variant.oldPrice <= variant.price) wrong[`variants.${index}.oldPrice`] = ['is not more than the price']
  })
  return wrong
}

function wrongPhotos({ options, photos }: ProductFields): FieldErrors {
  const wrong: FieldErrors = {}
  photos.forEach((photo, index) => {
    if (photos.findIndex(({ url }) => url === photo.url) < index) wrong[`photos.${index}.url`] = ['is there twice']
    const isKnown = Object.entries(photo.options ?? {}).every(([name, value]) =>
      options.find((o) => o.name === name)?.values.includes(value),
    )
    if (!isKnown) wrong[`photos.${index}.options`] = ['is not a value of an option']
  })
  return wrong
}

/** Refuses what is somebody else's already or isn't there, with the sentence at its field. */
export async function refuseConflicts(tx: Tx, id: string, fields: ProductFields): Promise<void> {
  const skus = fields.variants.map(({ sku }) => sku)
  const found = await findConflicts.one(tx, {
    id,
    slug: fields.friendlyPageName,
    skus,
    brand: fields.brandId,
    categories: fields.categoryIds,
    taxClass: fields.taxClass,
  })
  const { slug_taken: isSlugTaken, skus_taken: taken, has_brand: hasBrand, categories_found: categories } = found!
  if (isSlugTaken) throw refuse('PRODUCT_FRIENDLY_PAGE_NAME_MATCH', { friendlyPageName: [refusals.PRODUCT_FRIENDLY_PAGE_NAME_MATCH[1]] })
  const matching = skus.flatMap((sku, index) => (taken.includes(sku) || skus.indexOf(sku) < index ? [index] : []))
  if (matching.length > 0)
    throw refuse('PRODUCT_SKU_MATCH', Object.fromEntries(matching.map((n) => [`variants.${n}.sku`, [refusals.PRODUCT_SKU_MATCH[1]]])))
  if (!found!.has_tax_class) throw refuse('INVALID_INPUT', { taxClass: ['is not one of the classes'] })
  if (!hasBrand) throw refuse('INVALID_BRAND_ID', { brandId: [refusals.INVALID_BRAND_ID[1]] })
  if (categories.length < fields.categoryIds.length) throw refuse('INVALID_CATEGORY_ID', { categoryIds: [refusals.INVALID_CATEGORY_ID[1]] })
}

/** The unique index that a write broke, as the refusal it stands for: another save came between the check and the write. */
export async function unlessTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const index = error instanceof Error && 'constraint' in error ? error.constraint : undefined
    if (index === 'products_slug_key')
      throw refuse('PRODUCT_FRIENDLY_PAGE_NAME_MATCH', { friendlyPageName: [refusals.PRODUCT_FRIENDLY_PAGE_NAME_MATCH[1]] })
    if (index === 'variants_sku_key') throw refuse('PRODUCT_SKU_MATCH')
    throw error
  }
}
