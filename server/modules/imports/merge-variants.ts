import { major } from '#contract/currency.ts'
import { limits } from '#contract/limits.ts'
import type { ProductDocument } from '#server/modules/catalogue/editor/editor.ts'
import type { FileProduct, FileVariant } from './formats/file-product.ts'
import { makeSku } from './made-sku.ts'

type Variant = ProductDocument['variants'][number]
/** A variant before it's validated: a file may leave its price out. */
type Draft = Omit<Variant, 'price'> & { price?: number | undefined }
type Options = ProductDocument['options']

interface MergedVariants {
  options: Options
  variants: Draft[]
  /** The file's line of each variant. */
  lines: number[]
  /** The file's quantities of existing variants. */
  counts: { variantId: string; quantity: number }[]
  /** Places of the variants that get back-orders as the file doesn't count their stock. */
  uncounted: number[]
}

/** Thrown for a file that contradicts the stored product. */
export class Contradiction extends Error {}

/**
 * Merges a file's variants into those of a product. Variants are matched by SKU or by options. Those that the file doesn't name stay,
 * unless the options differ. `digital` are the ids of those without a stock. Throws a `Contradiction` if a product with options has none in the file.
 */
export function mergeVariants(file: FileProduct, before: ProductDocument | null, digital: ReadonlySet<string>): MergedVariants {
  const existing = before?.variants ?? []
  const [first, ...others] = file.variants
  const isSilent = others.length === 0 && file.options.length === 0 && first?.sku === '' && first.price === undefined
  if (before && isSilent)
    return { options: before.options, variants: existing, lines: existing.map(() => file.line), counts: [], uncounted: [] }
  if (before && before.options.length > 0 && file.options.length === 0)
    throw new Contradiction(`has no options here, but is sold by ${before.options.map(({ name }) => name).join(', ')}`)
  const isSame = before !== null && namesOf(before.options) === namesOf(file.options)
  const options = isSame ? before.options.map((option, at) => withValues(option, file.options[at]!.values)) : file.options
  const found = new Map<Variant, FileVariant>()
  const fresh: FileVariant[] = []
  for (const variant of file.variants) {
    const match = matchOf(variant, existing, isSame)
    if (match && !found.has(match)) found.set(match, variant)
    else fresh.push(variant)
  }
  const counted = [...found].find(([variant, from]) => variant.components && from.stock !== undefined)?.[0]
  if (counted) throw new Contradiction(`has a stock for ${counted.sku}, a bundle: that follows from what it consists of`)
  const rows = [
    ...existing.filter((variant) => isSame || found.has(variant)).map((variant) => ({ from: found.get(variant), variant })),
    ...fresh.map((from) => ({ from, variant: null })),
  ]
  const taken = new Set([...rows.flatMap(({ variant }) => variant?.sku ?? []), ...file.variants.map(({ sku }) => sku)])
  const skuFor = (choice: Record<string, string>): string => {
    const sku = makeSku(file.slug, choice, taken)
    taken.add(sku)
    return sku
  }
  const mayOrder = (variant: Variant | null) => !before?.giftCard && !variant?.components && !digital.has(variant?.id ?? '')
  return {
    options,
    variants: rows.map(({ from, variant }) =>
      from ? { ...draftOf(from, variant, skuFor), ...(mayOrder(variant) && backOrdersOf(from, variant)) } : variant!,
    ),
    lines: rows.map(({ from }) => from?.line ?? file.line),
    counts: rows.flatMap(({ from, variant }) =>
      from?.stock === undefined || !variant?.id ? [] : [{ variantId: variant.id, quantity: from.stock }],
    ),
    uncounted: rows.flatMap(({ from, variant }, at) =>
      from?.beyondStock === 'uncounted' && mayOrder(variant) && backOrdersOf(from, variant) ? [at] : [],
    ),
  }
}

/** Sets up back-orders for variants without any; those that staff have set up aren't changed. */
const backOrdersOf = ({ beyondStock }: FileVariant, before: Variant | null): Pick<Variant, 'backOrders'> | undefined =>
  beyondStock && !before?.backOrders ? { backOrders: { limit: limits.product.backOrdersMax, isPreOrder: false, shipsOn: null } } : undefined

const namesOf = (options: { name: string }[]): string => JSON.stringify(options.map(({ name }) => name))

const otherColor = '#808080'

/** Adds the file's new values to an option. */
function withValues(option: Options[number], values: string[]): Options[number] {
  const added = values.filter((value) => !option.values.includes(value))
  if (added.length === 0) return option
  const { swatches } = option
  return { ...option, values: [...option.values, ...added], ...(swatches && { swatches: [...swatches, ...added.map(() => otherColor)] }) }
}

function matchOf(file: FileVariant, existing: Variant[], isSame: boolean): Variant | undefined {
  const bySku = file.sku === '' ? undefined : existing.find(({ sku }) => sku === file.sku)
  return bySku ?? (isSame ? existing.find(({ options }) => isSameChoice(options, file.choice)) : undefined)
}

const isSameChoice = (a: Record<string, string>, b: Record<string, string>): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([name, value]) => b[name] === value)

function draftOf(file: FileVariant, before: Variant | null, skuFor: (choice: Record<string, string>) => string): Draft {
  const price = file.price === undefined ? before?.price : major(file.price)
  const oldPrice = file.oldPrice === undefined ? (before?.oldPrice ?? null) : file.oldPrice === null ? null : major(file.oldPrice)
  return {
    ...before,
    sku: file.sku || (before?.sku ?? skuFor(file.choice)),
    options: file.choice,
    price,
    // Files often repeat the price as the old price.
    oldPrice: oldPrice !== null && price !== undefined && oldPrice > price ? oldPrice : null,
    weight: file.grams === undefined ? (before?.weight ?? null) : file.grams,
    barcode: file.barcode === undefined ? (before?.barcode ?? null) : file.barcode,
    content: file.content === undefined ? (before?.content ?? null) : file.content,
    ...(before === null && file.stock !== undefined && { stock: file.stock }),
  }
}
