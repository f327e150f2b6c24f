import type { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { isRefusal } from '#contract/refusal.ts'
import { productFields, type ProductFields } from '#contract/edited-product.ts'
import { documentOf, type EditRow, type ProductDocument, refuseContradictions } from '#server/modules/catalogue/editor/editor.ts'
import type { TaxClass } from '#server/modules/tax/tax.ts'
import { fileProductOf } from './exported.ts'
import type { FileProduct, LineError } from './formats/file-product.ts'
import type { ProductFormat } from './formats/read-products.ts'
import { htmlOf, textOf } from './formats/values.ts'
import { wooColumns } from './formats/woo-columns.ts'
import { wordsOfIssue } from './issue-words.ts'
import { lineErrorOf, missingMessage } from './line-errors.ts'
import { type ExternalPhoto, mergePhotos, writtenPart } from './merge-photos.ts'
import { Contradiction, mergeVariants } from './merge-variants.ts'
import { type Names, NewNames, type WantedNames } from './names.ts'
import type { PictureSources } from './picture-sources.ts'
import { withCurrentPrices } from './sales.ts'
import { taxClassOf } from './tax-classes.ts'

/** What products are compared and completed with. */
export interface MergeContext {
  names: Names
  format: ProductFormat
  /** The shop's origin. */
  origin: string
  /** The brand and category of products that name none. */
  defaults: { brand: string; category: string }
  countsStock: boolean
  taxClasses: TaxClass[]
  /** The copies of pictures that were fetched before. */
  sources: PictureSources
  now: Date
}

/** The result of merging a file's product into the stored one. */
export interface Merged {
  /** Null if the product is refused. */
  fields: ProductFields | null
  /** Whether the fields differ from the stored ones. */
  isChanged: boolean
  /** Stock that differs from the stored one. */
  counts: { variantId: string; quantity: number }[]
  /** The file's line of each variant. */
  lines: number[]
  /** Brands and categories that don't exist yet; until they do, the fields have `unknownId`. */
  wanted: WantedNames
  /** Pictures that are to be fetched. */
  foreign: ExternalPhoto[]
  errors: LineError[]
  warnings: LineError[]
}

/**
 * Merges a file's product into the stored one. Fields that the file leaves out, or that match an export of the stored ones, stay as they
 * are.
 */
export function merge(given: FileProduct, before: EditRow | null, context: MergeContext): Merged {
  const { file, warnings: ofSales } = withCurrentPrices(given, context.now)
  const document = before && documentOf(before)
  // Checked before the fields, as a run would create the brand or category first.
  if ((file.brand ?? '').length > limits.brand.name)
    return refused(lineErrorOf(['brandId'], `is longer than ${limits.brand.name} characters`, { file, lines: [], format: context.format }))
  const wrongPath = wrongPathOf(file)
  if (wrongPath !== undefined) return refused(lineErrorOf(['categoryIds'], wrongPath, { file, lines: [], format: context.format }))
  try {
    const digital = new Set(before?.variants.flatMap(({ id, isDigital }) => (isDigital ? [id] : [])))
    const { counts, lines, uncounted, ...sold } = mergeVariants(file, document, digital)
    const sourceOf = (source: string) => (before ? context.sources(before.id, source) : undefined)
    const photos = mergePhotos(file, document, { ...context, sourceOf })
    const needed = new NewNames(context.names)
    const draft = { ...fieldsOf(file, before, document, { ...context, needed }), ...sold, photos: photos.photos }
    const parsed = productFields.safeParse({ ...draft, photos: draft.photos.map(writtenPart) })
    const place = { file, lines, format: context.format }
    const isChanged = document === null || (parsed.success && !isSame(draft, document))
    const issues = parsed.error?.issues.slice(0, errorsMax) ?? []
    const errors = parsed.data && isChanged ? contradictionsOf(parsed.data, place) : issues.map((issue) => wordsOf(issue, draft, place))
    const stored = new Map(before?.variants.map(({ id, stock }) => [id, stock]))
    return {
      fields: errors.length > 0 ? null : (parsed.data ?? null),
      isChanged,
      counts: context.countsStock ? counts.filter(({ variantId, quantity }) => stored.get(variantId) !== quantity) : [],
      lines,
      wanted: needed.wanted,
      foreign: photos.foreign,
      errors,
      warnings: [
        ...photos.warnings,
        ...warningsOf(file, before, context),
        ...ofSales,
        ...uncounted.map((at) => lineErrorOf(['variants', at, 'stock'], isUncounted, place)),
      ],
    }
  } catch (error) {
    if (!(error instanceof Contradiction)) throw error
    return refused(lineErrorOf(['options'], error.message, { file, lines: [], format: context.format }))
  }
}

/** What a product comes to that can't be merged. */
export const refused = (error: LineError): Merged => ({
  fields: null,
  isChanged: false,
  counts: [],
  lines: [],
  wanted: { brands: [], categories: [] },
  foreign: [],
  errors: [error],
  warnings: [],
})

/** The error in a category path that a run would have to create; undefined if there is none. */
function wrongPathOf({ categories = [] }: FileProduct): string | undefined {
  const { name, depthMax } = limits.category
  for (const path of categories) {
    const text = path.join(' > ')
    if (path.some((part) => part === '')) return `has a category without a name: "${text}"`
    if (path.length > depthMax) return `has a category more than ${depthMax} levels deep: "${text}"`
    if (path.some((part) => part.length > name)) return `has a category whose name is longer than ${name} characters`
  }
  return undefined
}

const errorsMax = 20
const isUncounted = 'is not counted in this file: it begins with 0 here, and with back-orders, so that it can be bought'
const isSame = (draft: object, document: ProductDocument): boolean =>
  Object.entries(document).every(([name, value]) => canonical(draft[name as keyof typeof draft]) === canonical(value))

/** JSON with sorted keys. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

function wordsOf(issue: z.core.$ZodIssue, draft: object, place: Parameters<typeof lineErrorOf>[2]): LineError {
  const value = issue.path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown> | undefined)?.[key], draft)
  return lineErrorOf(issue.path, value === undefined || value === '' ? missingMessage : wordsOfIssue(issue), place)
}

/** Contradictions between fields that are valid individually. The editor refuses them, so the check has to report them. */
function contradictionsOf(fields: ProductFields, place: Parameters<typeof lineErrorOf>[2]): LineError[] {
  const { file, lines } = place
  // Lines with the same title or handle are one product.
  if (file.options.length === 0 && fields.options.length === 0 && fields.variants.length > 1)
    return lines.slice(1).map((line) => {
      const message = `is missing: by its title or handle this line is a variant of the product on line ${file.line}, and nothing tells the two apart`
      return { ...lineErrorOf(['options'], message, place), line }
    })
  try {
    refuseContradictions(fields)
    return []
  } catch (error) {
    if (!isRefusal(error)) throw error
    return Object.entries(error.errors ?? {}).flatMap(([path, messages]) => messages.map((one) => lineErrorOf(path.split('.'), one, place)))
  }
}

const blank = (now: Date) => ({
  shortDescription: '',
  fullDescription: '',
  metaTitle: '',
  metaDescription: '',
  keywords: [],
  isFeatured: false,
  isRedeemable: false,
  giftCard: null,
  taxClass: 'standard',
  isPublished: true,
  publishDate: now.toISOString(),
  unpublishDate: null,
  attributes: [] as ProductDocument['attributes'],
})

/** The fields of a product as the file has them, without variants and pictures. */
function fieldsOf(
  file: FileProduct,
  before: EditRow | null,
  document: ProductDocument | null,
  { names, needed, origin, ...context }: MergeContext & { needed: NewNames },
) {
  const was = before && fileProductOf(before, names, origin)
  const isGiven = (field: keyof FileProduct): boolean => file[field] !== undefined && !(was && isEqual(file[field], was[field]))
  const brand = file.brand ?? (document ? undefined : context.defaults.brand)
  const { format } = context
  return {
    ...(document ?? blank(context.now)),
    friendlyPageName: file.slug,
    ...((isGiven('name') || !document) && { name: shortName(file.name) }),
    ...(isGiven('description') && { fullDescription: file.description }),
    ...(isGiven('shortDescription') && { shortDescription: file.shortDescription }),
    ...(isGiven('metaTitle') && { metaTitle: file.metaTitle }),
    ...(isGiven('metaDescription') && { metaDescription: file.metaDescription }),
    ...(isGiven('keywords') && { keywords: file.keywords }),
    ...(isGiven('isPublished') && { isPublished: file.isPublished }),
    ...(isGiven('isFeatured') && { isFeatured: file.isFeatured }),
    ...(isGiven('attributes') && { attributes: attributesOf(file, document) }),
    ...(file.taxClass !== undefined && withTaxClass(file.taxClass, context.taxClasses)),
    ...(brand !== undefined && !isEqual(brand, was?.brand) && { brandId: needed.brandId(brand) }),
    categoryIds: categoriesOf(file, document, format, (path) => needed.categoryId(path), context.defaults.category),
  }
}

/** A name within the limit, cut between characters. */
const shortName = (name: string | undefined): string | undefined =>
  name
    ?.slice(0, limits.product.name)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()

/** An unknown tax class leaves the product's class unchanged; `warningsOf` reports it. */
function withTaxClass(text: string, classes: TaxClass[]): { taxClass?: string } {
  const taxClass = taxClassOf(text, classes)
  return taxClass === undefined ? {} : { taxClass }
}

const isEqual = (a: unknown, b: unknown): boolean => plain(a) === plain(b)

/** Normalizes texts as files do, without differences that HTML doesn't preserve. */
function plain(value: unknown): string {
  if (typeof value === 'string') return textOf(htmlOf(value))
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? part.trim() : part))
}

/** Keeps whether lists can be filtered by an attribute. */
function attributesOf(file: FileProduct, document: ProductDocument | null) {
  const filters = new Set(document?.attributes.filter(({ isFilter }) => isFilter).map(({ name }) => name))
  return (file.attributes ?? []).map(({ name, value }) => ({ name, value, isFilter: filters.has(name) }))
}

/** Shopify's files have only the main category, so the others are kept. */
function categoriesOf(
  { categories }: FileProduct,
  document: ProductDocument | null,
  format: ProductFormat,
  idOf: (path: string[]) => string,
  otherwise: string,
): string[] {
  if (!categories) return document?.categoryIds ?? [idOf([otherwise])]
  const ids = [...new Set(categories.map(idOf))]
  if (format === 'woocommerce' || !document) return ids
  return [...ids, ...document.categoryIds.slice(1).filter((id) => !ids.includes(id))]
}

function warningsOf(file: FileProduct, before: EditRow | null, { format, defaults, countsStock, taxClasses }: MergeContext): LineError[] {
  const place = { file, lines: file.variants.map(({ line }) => line), format }
  const warnings: LineError[] = []
  if (!before && !file.brand) warnings.push(lineErrorOf(['brandId'], `is missing: it gets "${defaults.brand}"`, place))
  if (!before && !file.categories)
    warnings.push(lineErrorOf(['categoryIds'], `is missing: it gets "${defaults.category}", which the navigation leaves out`, place))
  if ((file.name ?? '').length > limits.product.name)
    warnings.push(lineErrorOf(['name'], `is longer than ${limits.product.name} characters: it is cut`, place))
  if (file.taxClass !== undefined && taxClassOf(file.taxClass, taxClasses) === undefined) {
    const message = file.isTaxFree
      ? `is none in this file, and this shop has no class without tax: it ${before ? 'stays as it is' : 'gets the standard one'}`
      : `"${file.taxClass.slice(0, limits.imports.shown)}" is no tax class of this shop: it ${before ? 'stays as it is' : 'gets the standard one'}`
    const error = lineErrorOf(['taxClass'], message, place)
    warnings.push(file.isTaxFree ? { ...error, column: wooColumns.taxStatus } : error)
  }
  if (!before) warnings.push(...(file.newNotes ?? []))
  warnings.push(...file.variants.flatMap(({ notes = [] }) => notes))
  if (before && !countsStock && file.variants.some(({ stock }) => stock !== undefined))
    warnings.push(lineErrorOf(['variants', '0', 'stock'], 'is left as it is: you may not change stock', place))
  if (!before || countsStock) warnings.push(...file.variants.flatMap((variant) => variant.belowZero ?? []))
  return warnings
}
