import type { ApiInput } from '#contract/api.ts'
import type { Video } from '#contract/media.ts'
import { contentText, readContent } from '#contract/content-text.ts'
import { limits } from '#contract/limits.ts'
import type { EditedComponent, EditedProduct } from '#contract/edited-product.ts'
import { slugOf } from '#contract/slug.ts'
import type { WeightUnit } from '#contract/units.ts'
import { readMoney } from '#web/lib/read-money.ts'
import { typedAmount } from '#web/admin/ui/typed-amount.ts'
import { fromGrams, toGrams } from '#web/admin/ui/weights.ts'

type ProductInput = ApiInput<'POST /admin/products'>

/** A component of a bundle: its quantity as typed, and its name. */
export interface DraftComponent {
  variantId: string
  quantity: string
  name: string
  sku: string
  photo: string | null
  /** Why the bundle can't be bought at the moment. */
  note?: 'offSale' | 'removed' | undefined
}

/** A variant as the matrix cells show it: texts as typed. */
export interface DraftVariant {
  /** The variant's id, or a generated one if it's new. */
  key: string
  isNew: boolean
  options: Record<string, string>
  sku: string
  price: string
  was: string
  weight: string
  barcode: string
  /** "900 g"; empty without a unit price. Missing in drafts stored before the field existed. */
  content?: string
  /** The stock, or a change of it: "+24". */
  stock: string
  /** Sold as files, which are never out of stock. */
  isDigital?: true
  /** How many pieces are sold ahead of stock; empty for none. Missing in drafts stored before the field existed. */
  ahead?: string
  shipsOn?: string
  /** "yes" for a pre-order: the product isn't released yet. */
  preOrder?: string
  /** For a bundle: its components. */
  components?: DraftComponent[] | undefined
}
/** The values that the matrix can show in its cells. */
export const cells = ['stock', 'price', 'was', 'sku', 'weight', 'content', 'barcode'] as const
export type Cell = (typeof cells)[number]

export interface DraftPhoto {
  url: string
  alt: string
  options: Record<string, string>
  /** The video whose poster this is. It isn't saved with the product, which identifies a video by its poster. */
  video?: Video
}
export interface DraftOption {
  name: string
  values: string[]
  swatches?: string[]
}

/** A product as the editor holds it. */
export type ProductDraft = Omit<ProductInput, 'variants' | 'photos' | 'options'> & {
  photos: DraftPhoto[]
  options: DraftOption[]
  variants: DraftVariant[]
  /** The unit of the variants' weights, as typed. */
  weightUnit: WeightUnit
}

const text = (value: number | null | undefined): string => (value === null || value === undefined ? '' : String(value))

/** The draft of an unchanged product. */
export function draftOf(product: EditedProduct, weightUnit: WeightUnit): ProductDraft {
  const {
    id: _,
    version: __,
    state: ___,
    changed: ____,
    soldLately: _____,
    rating: ______,
    inBundles: _______,
    variants,
    photos,
    options,
    ...rest
  } = product
  return {
    ...rest,
    weightUnit,
    options: options.map(({ name, values, swatches }) => ({ name, values, ...(swatches && { swatches }) })),
    photos: photos.map(({ url, alt, options: shown, video }) => ({ url, alt, options: shown ?? {}, ...(video && { video }) })),
    variants: variants.map((variant) => ({
      key: variant.id,
      isNew: false,
      options: variant.options,
      sku: variant.sku,
      price: typedAmount(variant.price),
      was: typedAmount(variant.oldPrice),
      weight: text(variant.weight && fromGrams(variant.weight, weightUnit)),
      barcode: variant.barcode ?? '',
      content: variant.content ? contentText(variant.content) : '',
      stock: text(variant.stock),
      ...(variant.isDigital && { isDigital: true }),
      ahead: text(variant.backOrders?.limit),
      shipsOn: variant.backOrders?.shipsOn ?? '',
      preOrder: variant.backOrders?.isPreOrder ? 'yes' : '',
      ...(variant.components && { components: variant.components.map(draftComponentOf) }),
    })),
  }
}

const draftComponentOf = ({ variantId, quantity, name, sku, options, photo, offered, state }: EditedComponent): DraftComponent => ({
  variantId,
  quantity: String(quantity),
  name: [name, ...Object.values(options)].join(', '),
  sku,
  photo,
  ...(!offered ? { note: 'removed' } : state !== 'live' && { note: 'offSale' }),
})

/** The draft of a new product. */
export function emptyDraft(now: Date, weightUnit: WeightUnit): ProductDraft {
  return {
    weightUnit,
    name: '',
    friendlyPageName: '',
    brandId: '',
    categoryIds: [],
    shortDescription: '',
    fullDescription: '',
    metaTitle: '',
    metaDescription: '',
    keywords: [],
    isFeatured: false,
    isRedeemable: false,
    giftCard: null,
    taxClass: 'standard',
    isPublished: false,
    publishDate: now.toISOString(),
    unpublishDate: null,
    options: [],
    attributes: [],
    photos: [],
    variants: [emptyVariant()],
  }
}

export const emptyVariant = (like?: DraftVariant): DraftVariant => ({
  key: crypto.randomUUID(),
  isNew: true,
  options: {},
  sku: '',
  price: like?.price ?? '',
  was: like?.was ?? '',
  weight: like?.weight ?? '',
  barcode: '',
  content: like?.content ?? '',
  stock: '0',
  ahead: like?.ahead ?? '',
  shipsOn: like?.shipsOn ?? '',
  preOrder: like?.preOrder ?? '',
})

/** Parses a typed number with a comma or a point; undefined if the text isn't one. */
function numberOf(value: string): number | undefined {
  const typed = value.trim().replace(',', '.')
  return /^\d{1,9}(?:\.\d+)?$/.test(typed) ? Number(typed) : undefined
}

/** A typed price; undefined if the text isn't one. */
function priceOf(value: string): number | undefined {
  const price = readMoney(value)
  return price >= 0 ? price : undefined
}

/** The SKU proposed for a variant: the product's name and the chosen options. Saving assigns it to variants without a SKU. */
const proposedSku = (name: string, options: Readonly<Record<string, string>>): string =>
  slugOf([name, ...Object.values(options)].join(' '))
    .toUpperCase()
    .slice(0, limits.product.sku)

/** Assigns proposed SKUs to variants without one, each a different one. */
export function withSkus(draft: ProductDraft): ProductDraft {
  const usedSkus = new Set(draft.variants.map(({ sku }) => sku.trim()).filter(Boolean))
  const free = (proposed: string): string => {
    const ending = ['']
      .concat(Array.from({ length: draft.variants.length }, (_, n) => `-${n + 2}`))
      .find((one) => !usedSkus.has(proposed + one))
    usedSkus.add(proposed + ending)
    return proposed + ending
  }
  const isNamed = proposedSku(draft.name, {}) !== ''
  const variants = draft.variants.map((variant) =>
    variant.isNew && isNamed && variant.sku.trim() === '' ? { ...variant, sku: free(proposedSku(draft.name, variant.options)) } : variant,
  )
  return { ...draft, variants }
}

/** A problem that the browser finds without the server; its text is `problem.<name>`. */
type Problem = 'price' | 'number' | 'stock' | 'content' | 'components' | 'name' | 'url' | 'brand' | 'category' | 'sku' | 'day'
/** Problems by the field's path in the server's notation. */
type Problems = Record<string, Problem>

/** Finds missing values and texts that aren't numbers; the server checks everything else. */
export function problemsOf(draft: ProductDraft): Problems {
  const problems: Problems = {}
  const needed = { name: 'name', friendlyPageName: 'url', brandId: 'brand' } as const
  for (const name of ['name', 'friendlyPageName', 'brandId'] as const) if (!draft[name].trim()) problems[name] = needed[name]
  if (draft.categoryIds.length === 0) problems['categoryIds'] = 'category'
  draft.variants.forEach(({ sku, price, was, weight, content = '', stock, ahead = '', shipsOn, preOrder, components }, at) => {
    if (!sku.trim()) problems[`variants.${at}.sku`] = 'sku'
    if (priceOf(price) === undefined) problems[`variants.${at}.price`] = 'price'
    if (was.trim() && priceOf(was) === undefined) problems[`variants.${at}.oldPrice`] = 'price'
    if (weight.trim() && numberOf(weight) === undefined) problems[`variants.${at}.weight`] = 'number'
    if (content.trim() && !readContent(content)) problems[`variants.${at}.content`] = 'content'
    if (!/^\s*[+-]?\d{1,7}\s*$/.test(stock)) problems[`variants.${at}.stock`] = 'stock'
    if (ahead.trim() && !/^\s*[1-9]\d{0,4}\s*$/.test(ahead)) problems[`variants.${at}.backOrders.limit`] = 'number'
    components?.forEach(({ quantity }, index) => {
      if (!/^\s*[1-9]\d?\s*$/.test(quantity)) problems[`variants.${at}.components.${index}.quantity`] = 'number'
    })
    if (components && components.length < limits.bundle.componentsMin) problems[`variants.${at}.components`] = 'components'
    if (ahead.trim() && preOrder && !shipsOn) problems[`variants.${at}.backOrders.shipsOn`] = 'day'
  })
  return problems
}

/** The request body for a draft without problems. */
export function inputOf({ variants, photos, weightUnit, ...draft }: ProductDraft): ProductInput {
  return {
    ...draft,
    photos: photos.map(({ url, alt, options }) => ({ url, alt: alt.trim(), ...(Object.keys(options).length > 0 && { options }) })),
    variants: variants.map((variant) => ({
      ...(!variant.isNew && { id: variant.key }),
      sku: variant.sku.trim(),
      options: variant.options,
      price: priceOf(variant.price) ?? 0,
      oldPrice: priceOf(variant.was) ?? null,
      weight: gramsOf(variant.weight, weightUnit),
      barcode: variant.barcode.trim() || null,
      content: variant.components ? null : (readContent(variant.content ?? '') ?? null),
      ...(variant.components ? contentsOf(variant.components) : backOrdersOf(variant)),
      ...(variant.isNew && { stock: variant.components ? 0 : Math.max(0, Number(variant.stock)) }),
    })),
  }
}

const gramsOf = (typed: string, unit: WeightUnit): number | null => {
  const value = numberOf(typed)
  return value === undefined ? null : toGrams(value, unit)
}

const backOrdersOf = ({ ahead = '', shipsOn = '', preOrder }: DraftVariant) =>
  ahead.trim() ? { backOrders: { limit: Number(ahead), isPreOrder: preOrder === 'yes', shipsOn: shipsOn || null } } : {}

const contentsOf = (components: DraftComponent[]) => ({
  components: components.map(({ variantId, quantity }) => ({ variantId, quantity: Number(quantity) })),
})
