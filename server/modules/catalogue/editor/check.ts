import { major } from '#contract/currency.ts'
import type { ProductFields } from '#contract/edited-product.ts'
import { limits } from '#contract/limits.ts'
import type { FieldErrors } from '#contract/refusal.ts'
import { refuse } from '#contract/refuse.ts'
import { refusals } from '#contract/refusals.ts'
import type { Tx } from '#server/db/statement.ts'
import { bundleErrors } from '../bundles/check.ts'
import { findConflicts } from './queries.ts'
import type { EditRow } from './read-queries.ts'

/** Refuses contradictory fields with INVALID_INPUT, naming each. */
export function refuseContradictions(fields: ProductFields): void {
  const wrong: FieldErrors = {
    ...wrongOptions(fields),
    ...wrongVariants(fields),
    ...wrongPhotos(fields),
    ...wrongGiftCard(fields),
    ...bundleErrors(fields),
  }
  if (fields.unpublishDate !== null && fields.unpublishDate <= fields.publishDate)
    wrong['unpublishDate'] = ['is not after the date from which it is shown']
  if (new Set(fields.categoryIds).size < fields.categoryIds.length) wrong['categoryIds'] = ['has a duplicate']
  if (Object.keys(wrong).length > 0) throw refuse('INVALID_INPUT', wrong)
}

function wrongOptions({ options }: ProductFields): FieldErrors {
  const wrong: FieldErrors = {}
  options.forEach(({ name, values, swatches }, index) => {
    if (options.findIndex((other) => other.name === name) < index) wrong[`options.${index}.name`] = ['is there twice']
    if (new Set(values).size < values.length) wrong[`options.${index}.values`] = ['has a duplicate']
    if (swatches && swatches.length !== values.length) wrong[`options.${index}.swatches`] = ['is not one color for each value']
  })
  return wrong
}

/**
 * Checks that each variant has a value for each option, that no two have the same values, and that an old price is higher than the price.
 */
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
    if (variant.backOrders?.isPreOrder && variant.backOrders.shipsOn === null)
      wrong[`variants.${index}.backOrders.shipsOn`] = ['is needed: a pre-order says when it ships']
    if (variant.oldPrice !== null && variant.oldPrice <= variant.price) wrong[`variants.${index}.oldPrice`] = ['is not more than the price']
  })
  return wrong
}

/** The time zone furthest behind UTC: a day isn't past as long as it's today there. */
const latestZoneMs = 12 * 3_600_000

/** Refuses a ship date in the past, unless it's the stored one, which may have passed since. */
export function refusePastDays({ variants }: ProductFields, before: EditRow | null, now: Date): void {
  const today = new Date(now.getTime() - latestZoneMs).toISOString().slice(0, 10)
  const known = new Map(before?.variants.map(({ sku, backOrders }) => [sku, backOrders?.shipsOn]))
  const wrong: FieldErrors = {}
  variants.forEach(({ sku, backOrders }, index) => {
    const shipsOn = backOrders?.shipsOn
    if (shipsOn && shipsOn < today && known.get(sku) !== shipsOn) wrong[`variants.${index}.backOrders.shipsOn`] = ['is in the past']
  })
  if (Object.keys(wrong).length > 0) throw refuse('INVALID_INPUT', wrong)
}

/** Checks a gift card: it can't be bought with points, has no weight or old price, and its amounts are within the limits. */
function wrongGiftCard({ giftCard, isRedeemable, variants }: ProductFields): FieldErrors {
  if (!giftCard) return {}
  const wrong: FieldErrors = {}
  const { ownAmount } = giftCard
  if (isRedeemable) wrong['isRedeemable'] = ['is not for gift cards']
  if (ownAmount && ownAmount.min > ownAmount.max) wrong['giftCard.ownAmount.max'] = ['is less than the least']
  if (ownAmount && ownAmount.max > amountMax()) wrong['giftCard.ownAmount.max'] = [`is more than ${amountMax()}`]
  variants.forEach(({ price, oldPrice, weight, backOrders }, index) => {
    if (backOrders) wrong[`variants.${index}.backOrders`] = ['are not for gift cards']
    if (price > amountMax()) wrong[`variants.${index}.price`] = [`is more than ${amountMax()}`]
    if (oldPrice !== null) wrong[`variants.${index}.oldPrice`] = ['is not for gift cards']
    if (weight !== null) wrong[`variants.${index}.weight`] = ['is not for gift cards']
  })
  return wrong
}

const amountMax = () => major(limits.giftCard.amountMax)

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

interface Checked {
  id: string
  fields: ProductFields
}

/** Refuses page names and SKUs of other products, and ids that don't exist, each at its field. Checks all given products together. */
export async function refuseConflicts(tx: Tx, products: Checked[]): Promise<void> {
  const claims = products.map(({ id, fields }) => ({
    id,
    slug: fields.friendlyPageName,
    skus: fields.variants.map(({ sku }) => sku),
    brand: fields.brandId,
    categories: fields.categoryIds,
    taxClass: fields.taxClass,
  }))
  const found = new Map((await findConflicts.all(tx, { products: claims })).map((row) => [row.id, row]))
  for (const { id, fields } of products) refuseFound(fields, found.get(id)!)
}

type Found = Awaited<ReturnType<typeof findConflicts.all>>[number]

function refuseFound(fields: ProductFields, found: Found): void {
  const skus = fields.variants.map(({ sku }) => sku)
  const { slug_taken: isSlugTaken, skus_taken: taken, has_brand: hasBrand, categories_found: categories } = found
  if (isSlugTaken) throw refuse('PRODUCT_FRIENDLY_PAGE_NAME_MATCH', { friendlyPageName: [refusals.PRODUCT_FRIENDLY_PAGE_NAME_MATCH[1]] })
  const matching = skus.flatMap((sku, index) => (taken.includes(sku) || skus.indexOf(sku) < index ? [index] : []))
  if (matching.length > 0)
    throw refuse('PRODUCT_SKU_MATCH', Object.fromEntries(matching.map((n) => [`variants.${n}.sku`, [refusals.PRODUCT_SKU_MATCH[1]]])))
  if (!found.has_tax_class) throw refuse('INVALID_INPUT', { taxClass: ['is not one of the classes'] })
  if (!hasBrand) throw refuse('INVALID_BRAND_ID', { brandId: [refusals.INVALID_BRAND_ID[1]] })
  if (categories < fields.categoryIds.length) throw refuse('INVALID_CATEGORY_ID', { categoryIds: [refusals.INVALID_CATEGORY_ID[1]] })
}

/** Turns a unique violation into its refusal, when a concurrent save came between the check and the write. */
export async function refuseTakenKeys<T>(work: Promise<T>): Promise<T> {
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
