import { contentParts } from '#contract/content-text.ts'
import { type Content, referenceOf } from '#contract/unit-price.ts'
import type { Cell } from '#server/http/csv.ts'
import type { FileProduct, FileVariant } from './file-product.ts'
import { shopifyColumns } from './shopify.ts'
import { amountText, htmlOf } from './values.ts'

interface Line {
  product: FileProduct
  isFirst: boolean
  variant: FileVariant | undefined
  photo: number
}

/** A product's lines: one for each variant with a picture beside it, and more lines if there are more pictures. */
export function shopifyLines(product: FileProduct): Line[] {
  const count = Math.max(product.variants.length, product.photos?.length ?? 0)
  return Array.from({ length: count }, (_, n) => ({ product, isFirst: n === 0, variant: product.variants[n], photo: n }))
}

const first =
  (read: (product: FileProduct) => Cell) =>
  (line: Line): Cell =>
    line.isFirst ? read(line.product) : null
const ofVariant =
  (read: (variant: FileVariant, product: FileProduct) => Cell) =>
  ({ variant, product }: Line): Cell =>
    variant ? read(variant, product) : null
const photoOf = ({ product, photo }: Line) => product.photos?.[photo]
const money = (minor: number | null | undefined): Cell => (minor === null || minor === undefined ? null : amountText(minor))

const option = (n: number) => first(({ options }) => options[n]?.name ?? (n === 0 ? 'Title' : null))
const value = (n: number) =>
  ofVariant(({ choice }, { options }) => (options[n] ? choice[options[n].name]! : n === 0 ? 'Default Title' : null))

const measured = (read: (content: Content) => Cell) => ofVariant(({ content }) => (content ? read(content) : null))
const contentCells: [keyof typeof shopifyColumns, (line: Line) => Cell][] = [
  ['measure', measured((content) => contentParts(content)[0])],
  ['measureUnit', measured((content) => contentParts(content)[1])],
  ['base', measured((content) => contentParts(baseOf(content))[0])],
  ['baseUnit', measured((content) => contentParts(baseOf(content))[1])],
]
const baseOf = (content: Content): Content => ({ amount: referenceOf(content).amount, unit: content.unit })

/** Shopify's columns with their cells, with the names used since 2024 or before. */
export function shopifyCells(generation: 'new' | 'old'): readonly (readonly [string, (line: Line) => Cell])[] {
  const at = generation === 'new' ? 0 : 1
  const cells: [keyof typeof shopifyColumns, (line: Line) => Cell][] = [
    ['slug', ({ product }) => product.slug],
    ['name', first(({ name }) => name ?? null)],
    ['description', first(({ description }) => (description ? htmlOf(description) : null))],
    ['brand', first(({ brand }) => brand ?? null)],
    ['category', first(({ categories }) => categories?.[0]?.join(' > ') ?? null)],
    ['keywords', first(({ keywords }) => keywords?.join(', ') ?? null)],
    ['published', first(({ isPublished }) => String(isPublished ?? true))],
    ['option1', option(0)],
    ['value1', value(0)],
    ['option2', option(1)],
    ['value2', value(1)],
    ['option3', option(2)],
    ['value3', value(2)],
    ['sku', ofVariant(({ sku }) => sku)],
    ['barcode', ofVariant(({ barcode }) => barcode ?? null)],
    ['price', ofVariant(({ price }) => money(price))],
    ['oldPrice', ofVariant(({ oldPrice }) => money(oldPrice))],
    ['stock', ofVariant(({ stock }) => stock ?? null)],
    ['grams', ofVariant(({ grams }) => grams ?? null)],
    ...contentCells,
    ['photo', (line) => photoOf(line)?.url ?? null],
    ['position', (line) => (photoOf(line) ? line.photo + 1 : null)],
    ['alt', (line) => photoOf(line)?.alt ?? null],
    ['variantPhoto', ofVariant(({ photo }) => photo ?? null)],
    ['metaTitle', first(({ metaTitle }) => metaTitle ?? null)],
    ['metaDescription', first(({ metaDescription }) => metaDescription ?? null)],
  ]
  return cells.map(([column, read]) => [shopifyColumns[column][at], read])
}
