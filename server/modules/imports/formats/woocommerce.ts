import { slugOf } from '#contract/slug.ts'
import type { FileProduct, FileVariant, LineError, ReadFile } from './file-product.ts'
import type { Row, Table } from './table.ts'
import { amountOf, contentOf, listOf, invalidContentMessage, notANumber, textOf } from './values.ts'

/** Column names of WooCommerce's exporter (includes/export/class-wc-product-csv-exporter.php), and of Germanized for unit prices. */
export const wooColumns = {
  id: 'ID',
  type: 'Type',
  sku: 'SKU',
  barcode: 'GTIN, UPC, EAN, or ISBN',
  name: 'Name',
  published: 'Published',
  featured: 'Is featured?',
  shortDescription: 'Short description',
  description: 'Description',
  stock: 'Stock',
  kilograms: 'Weight (kg)',
  measure: 'Meta: _unit_product',
  measureUnit: 'Meta: _unit',
  base: 'Meta: _unit_base',
  salePrice: 'Sale price',
  regularPrice: 'Regular price',
  categories: 'Categories',
  tags: 'Tags',
  images: 'Images',
  parent: 'Parent',
  brands: 'Brands',
  slug: 'Slug',
} as const
const attributesMax = 60

/** Whether a table comes from WooCommerce. */
export const isWoo = ({ columns }: Table): boolean => {
  const names = new Set(columns.map((name) => name.toLowerCase()))
  return names.has('name') && (names.has('regular price') || names.has('type'))
}

/**
 * Reads WooCommerce's products. A line is a simple product, or a variable one whose variations are on later lines that name it as their
 * parent.
 */
export function readWoo({ rows }: Table): ReadFile {
  const errors: LineError[] = []
  const parents: { row: Row; children: Row[] }[] = []
  const byKey = new Map<string, { row: Row; children: Row[] }>()
  for (const row of rows.filter((one) => one.text('Type').toLowerCase() !== 'variation')) {
    const type = row.text('Type').toLowerCase() || 'simple'
    if (!/\b(simple|variable)\b/.test(type)) {
      errors.push({ line: row.line, column: 'Type', message: `"${type}" isn't sold here: only simple and variable products are` })
      continue
    }
    if (slugFor(row) === '') {
      errors.push({ line: row.line, column: 'Name', message: 'is missing' })
      continue
    }
    const parent = { row, children: [] }
    parents.push(parent)
    if (row.text('ID')) byKey.set(`id:${row.text('ID')}`, parent)
    if (row.text('SKU')) byKey.set(row.text('SKU'), parent)
  }
  for (const row of rows.filter((one) => one.text('Type').toLowerCase() === 'variation')) {
    const parent = byKey.get(row.text('Parent'))
    if (parent) parent.children.push(row)
    else errors.push({ line: row.line, column: 'Parent', message: `"${row.text('Parent')}" is no product of this file` })
  }
  return { products: parents.map(({ row, children }) => productOf(row, children, errors)), errors }
}

const slugFor = (row: Row): string => slugOf(row.text('Slug') || row.text('Name'))
const map = <T>(text: string | undefined, make: (text: string) => T): T | undefined => (text === undefined ? undefined : make(text))

function productOf(row: Row, children: Row[], errors: LineError[]): FileProduct {
  const attributes = attributesOf(row)
  const varying = new Set(children.flatMap((child) => attributesOf(child).map(({ name }) => name)))
  const options = attributes.filter(({ name }) => varying.has(name)).map(({ name, value }) => ({ name, values: listOf(value) }))
  const names = options.map(({ name }) => name)
  return {
    line: row.line,
    slug: slugFor(row),
    name: row.text('Name'),
    description: map(row.optional('Description', 'multiline'), textOf),
    shortDescription: map(row.optional('Short description', 'multiline'), textOf),
    brand: listOf(row.text('Brands'))[0],
    categories: map(row.text('Categories') || undefined, (text) => listOf(text).map((path) => path.split('>').map((part) => part.trim()))),
    keywords: map(row.optional('Tags'), listOf),
    isPublished: map(row.optional('Published'), (text) => text === '1'),
    isFeatured: map(row.optional('Is featured?'), (text) => text === '1'),
    attributes: attributes.filter(({ name }) => !varying.has(name)).map(({ name, value }) => ({ name, value })),
    options,
    photos: map(row.optional('Images'), (text) => listOf(text).map((url) => ({ url, alt: '' }))),
    variants: children.length > 0 ? children.map((child) => variantOf(child, names, errors)) : [variantOf(row, [], errors)],
  }
}

/** "Attribute 1 name", "Attribute 1 value(s)" and so on, as many as there are. */
function attributesOf(row: Row): { name: string; value: string }[] {
  const found: { name: string; value: string }[] = []
  for (let n = 1; n <= attributesMax && row.has(`Attribute ${n} name`); n += 1) {
    const [name, value] = [row.text(`Attribute ${n} name`), row.text(`Attribute ${n} value(s)`)]
    if (name && value) found.push({ name, value })
  }
  return found
}

function variantOf(row: Row, names: string[], errors: LineError[]): FileVariant {
  const amount = (column: string, read: (text: string) => number | undefined): number | null | undefined => {
    const text = row.optional(column)
    if (text === undefined) return undefined
    if (text === '') return null
    const value = read(text)
    if (value === undefined) errors.push({ line: row.line, column, message: notANumber(text) })
    return value
  }
  const [regular, sale] = [amount('Regular price', amountOf), amount('Sale price', amountOf)]
  // The unit price's base follows from the content: reading this column marks it as known.
  row.text(wooColumns.base)
  const values = new Map(attributesOf(row).map(({ name, value }) => [name, value]))
  return {
    line: row.line,
    sku: row.text('SKU'),
    choice: Object.fromEntries(names.map((name) => [name, values.get(name) ?? ''])),
    price: sale ?? regular ?? undefined,
    oldPrice: regular === undefined ? undefined : sale === null || sale === undefined ? null : regular,
    grams: amount('Weight (kg)', gramsOf) || null,
    barcode: map(row.optional('GTIN, UPC, EAN, or ISBN'), (text) => text || null),
    content: contentOf(row.optional(wooColumns.measure), row.text(wooColumns.measureUnit), () => {
      errors.push({ line: row.line, column: wooColumns.measure, message: invalidContentMessage })
      return undefined
    }),
    stock: amount('Stock', wholeOf) ?? undefined,
    photo: names.length > 0 ? listOf(row.text('Images'))[0] : undefined,
  }
}

const wholeOf = (text: string): number | undefined => (/^\d{1,9}(\.0+)?$/.test(text) ? Math.round(Number(text)) : undefined)
const gramsOf = (text: string): number | undefined =>
  /^\d{1,6}([.,]\d{1,4})?$/.test(text) ? Math.round(Number(text.replace(',', '.')) * 1000) : undefined
