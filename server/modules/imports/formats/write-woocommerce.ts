import { referenceOf } from '#contract/unit-price.ts'
import type { Cell } from '#server/http/csv.ts'
import type { FileProduct, FileVariant } from './file-product.ts'
import { wooColumns } from './woo-columns.ts'
import { amountText, htmlOf, listText } from './values.ts'

interface Line {
  product: FileProduct
  type: 'simple' | 'variable' | 'variation'
  /** The variant, on a line that can be bought. */
  variant: FileVariant | undefined
}

/** A product's lines: a single one, or one for the product and one for each variation. */
export function wooLines(product: FileProduct): Line[] {
  if (product.options.length === 0) return [{ product, type: 'simple', variant: product.variants[0] }]
  return [
    { product, type: 'variable', variant: undefined },
    ...product.variants.map((variant): Line => ({ product, type: 'variation', variant })),
  ]
}

const own =
  (read: (product: FileProduct) => Cell) =>
  ({ product, type }: Line): Cell =>
    type === 'variation' ? null : read(product)
const sold =
  (read: (variant: FileVariant) => Cell) =>
  ({ variant }: Line): Cell =>
    variant ? read(variant) : null
const money = (minor: number | null | undefined): Cell => (minor === null || minor === undefined ? null : amountText(minor))
/** The SKU by which variations refer to their parent. */
const parentSku = ({ slug }: FileProduct): string => `product:${slug}`

function attributesOf({ product, type, variant }: Line): { name: string; value: string }[] {
  const options = product.options.map(({ name, values }) => ({ name, value: variant ? variant.choice[name]! : listText(values) }))
  return type === 'variation' ? options : [...options, ...(product.attributes ?? [])]
}

/** WooCommerce's columns with their cells, with `attributes` attributes. */
export function wooCells(attributes: number): readonly (readonly [string, (line: Line) => Cell])[] {
  const flag = (value: boolean | undefined): Cell => (value ? 1 : 0)
  const cells: [keyof typeof wooColumns, (line: Line) => Cell][] = [
    ['type', ({ type }) => type],
    ['sku', ({ product, type, variant }) => (type === 'variable' ? parentSku(product) : (variant?.sku ?? null))],
    ['barcode', sold(({ barcode }) => barcode ?? null)],
    ['name', ({ product }) => product.name ?? null],
    ['slug', own(({ slug }) => slug)],
    ['published', own(({ isPublished }) => flag(isPublished ?? true))],
    ['featured', own(({ isFeatured }) => flag(isFeatured))],
    ['shortDescription', own(({ shortDescription }) => (shortDescription ? htmlOf(shortDescription) : null))],
    ['description', own(({ description }) => (description ? htmlOf(description) : null))],
    ['stock', sold(({ stock }) => stock ?? null)],
    ['kilograms', sold(({ grams }) => (grams ? grams / 1000 : null))],
    ['measure', sold(({ content }) => content?.amount ?? null)],
    ['measureUnit', sold(({ content }) => content?.unit ?? null)],
    ['base', sold(({ content }) => (content ? referenceOf(content).amount : null))],
    ['salePrice', sold(({ price, oldPrice }) => (oldPrice ? money(price) : null))],
    ['regularPrice', sold(({ price, oldPrice }) => money(oldPrice ?? price))],
    ['categories', own(({ categories }) => listText((categories ?? []).map((path) => path.join(' > '))))],
    ['tags', own(({ keywords }) => listText(keywords ?? []))],
    ['brands', own(({ brand }) => (brand ? listText([brand]) : null))],
    [
      'images',
      ({ product, type, variant }) =>
        type === 'variation' ? (variant?.photo ?? null) : listText((product.photos ?? []).map(({ url }) => url)),
    ],
    ['parent', ({ product, type }) => (type === 'variation' ? parentSku(product) : null)],
  ]
  const more = Array.from({ length: attributes }, (_, n): [string, (line: Line) => Cell][] => [
    [`Attribute ${n + 1} name`, (line) => attributesOf(line)[n]?.name ?? null],
    [`Attribute ${n + 1} value(s)`, (line) => attributesOf(line)[n]?.value ?? null],
  ])
  return [...cells.map(([column, read]): [string, (line: Line) => Cell] => [wooColumns[column], read]), ...more.flat()]
}
