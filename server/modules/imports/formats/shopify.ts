import { slugOf } from '#contract/slug.ts'
import type { FilePhoto, FileProduct, FileVariant, LineError, ReadFile } from './file-product.ts'
import { belowZero } from './shopify-stock.ts'
import type { Row, Table } from './table.ts'
import { amountOf, contentOf, isTrue, listOf, invalidContentMessage, mapDefined, notANumber, textOf } from './values.ts'

/** Column names since 2024, and before (help.shopify.com/en/manual/products/import-export/using-csv). */
export const shopifyColumns = {
  name: ['Title', 'Title'],
  slug: ['URL handle', 'Handle'],
  description: ['Description', 'Body (HTML)'],
  brand: ['Vendor', 'Vendor'],
  category: ['Type', 'Type'],
  keywords: ['Tags', 'Tags'],
  published: ['Published on online store', 'Published'],
  status: ['Status', 'Status'],
  sku: ['SKU', 'Variant SKU'],
  barcode: ['Barcode', 'Variant Barcode'],
  option1: ['Option1 name', 'Option1 Name'],
  value1: ['Option1 value', 'Option1 Value'],
  option2: ['Option2 name', 'Option2 Name'],
  value2: ['Option2 value', 'Option2 Value'],
  option3: ['Option3 name', 'Option3 Name'],
  value3: ['Option3 value', 'Option3 Value'],
  price: ['Price', 'Variant Price'],
  oldPrice: ['Compare-at price', 'Variant Compare At Price'],
  stock: ['Inventory quantity', 'Variant Inventory Qty'],
  tracker: ['Inventory tracker', 'Variant Inventory Tracker'],
  policy: ['Continue selling when out of stock', 'Variant Inventory Policy'],
  grams: ['Weight value (grams)', 'Variant Grams'],
  measure: ['Unit price total measure', 'Unit Price Total Measure'],
  measureUnit: ['Unit price total measure unit', 'Unit Price Total Measure Unit'],
  base: ['Unit price base measure', 'Unit Price Base Measure'],
  baseUnit: ['Unit price base measure unit', 'Unit Price Base Measure Unit'],
  photo: ['Product image URL', 'Image Src'],
  position: ['Image position', 'Image Position'],
  alt: ['Image alt text', 'Image Alt Text'],
  variantPhoto: ['Variant image URL', 'Variant Image'],
  metaTitle: ['SEO title', 'SEO Title'],
  metaDescription: ['SEO description', 'SEO Description'],
} as const
type Column = keyof typeof shopifyColumns

/** Whether a table comes from Shopify, with either set of column names. */
export const isShopify = ({ columns }: Table): boolean => {
  const names = new Set(columns.map((name) => name.toLowerCase()))
  const hasAny = (column: Column) => shopifyColumns[column].some((name) => names.has(name.toLowerCase()))
  return hasAny('name') && !names.has('regular price') && (hasAny('slug') || hasAny('price'))
}

/** Reads Shopify's products. Lines with the same handle are one product; a line may have nothing but a picture. */
export function readShopify({ rows }: Table): ReadFile {
  const errors: LineError[] = []
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const slug = slugOf(cell(row, 'slug') || cell(row, 'name'))
    if (slug === '') errors.push({ line: row.line, column: 'Title', message: 'is missing' })
    else if (!groups.get(slug)?.push(row)) groups.set(slug, [row])
  }
  const products = [...groups].map(([slug, lines]) => productOf(slug, lines, errors))
  return { products, errors }
}

const nameOf = (row: Row, column: Column): string => shopifyColumns[column].find((name) => row.has(name)) ?? shopifyColumns[column][0]
const cell = (row: Row, column: Column): string => row.text(nameOf(row, column))
const optional = (row: Row, column: Column, kind?: 'text' | 'multiline'): string | undefined => row.optional(nameOf(row, column), kind)
const has = (row: Row, column: Column): boolean => row.has(nameOf(row, column))

function productOf(slug: string, rows: Row[], errors: LineError[]): FileProduct {
  const first = rows[0]!
  const names = optionNames(first)
  const variants = rows.filter((row, n) => n === 0 || isVariant(row)).map((row) => variantOf(row, names, errors))
  return {
    line: first.line,
    slug,
    // A file that updates products may leave the title out.
    name: cell(first, 'name') || undefined,
    description: mapDefined(optional(first, 'description', 'multiline'), textOf),
    brand: cell(first, 'brand') || undefined,
    categories: mapDefined(cell(first, 'category') || undefined, (type) => [type.split('>').map((part) => part.trim())]),
    keywords: mapDefined(optional(first, 'keywords'), listOf),
    isPublished: publishedOf(first),
    metaTitle: optional(first, 'metaTitle'),
    metaDescription: optional(first, 'metaDescription', 'multiline'),
    options: names.map((name) => ({ name, values: [...new Set(variants.map(({ choice }) => choice[name] ?? ''))].filter(Boolean) })),
    photos: has(first, 'photo') ? photosOf(rows) : undefined,
    variants,
  }
}

/** Without options, Shopify writes the option "Title" with the value "Default Title". */
const optionNames = (row: Row): string[] =>
  (['option1', 'option2', 'option3'] as const)
    .filter((column, n) => cell(row, column) !== '' && !(n === 0 && cell(row, 'value1') === 'Default Title'))
    .map((column) => cell(row, column))

const isVariant = (row: Row): boolean => (['value1', 'sku', 'price'] as const).some((column) => cell(row, column) !== '')

function publishedOf(row: Row): boolean | undefined {
  const status = cell(row, 'status')
  if (status !== '' && !isTrue(status)) return false
  return mapDefined(optional(row, 'published') ?? (status === '' ? undefined : status), isTrue)
}

function variantOf(row: Row, names: string[], errors: LineError[]): FileVariant {
  const values = (['value1', 'value2', 'value3'] as const).map((column) => cell(row, column))
  const wrong = (column: Column, message: string): undefined => void errors.push({ line: row.line, column: nameOf(row, column), message })
  const number = <T>(column: Column, read: (text: string) => number | undefined, none: T): number | T | undefined => {
    const text = optional(row, column)
    if (text === undefined) return undefined
    return text === '' ? none : (read(text) ?? wrong(column, notANumber(text)))
  }
  // The unit price's base follows from the content: reading these columns marks them as known.
  for (const column of ['base', 'baseUnit'] as const) cell(row, column)
  const isBelowZero = /^-\d{1,9}(\.\d+)?$/.test(cell(row, 'stock'))
  return {
    line: row.line,
    sku: cell(row, 'sku'),
    choice: Object.fromEntries(names.map((name, n) => [name, values[n]!])),
    price: number('price', amountOf, undefined),
    oldPrice: number('oldPrice', amountOf, null),
    grams: number('grams', wholeOf, null) || null,
    barcode: mapDefined(optional(row, 'barcode'), (text) => text || null),
    content: contentOf(optional(row, 'measure'), cell(row, 'measureUnit'), () => wrong('measure', invalidContentMessage)),
    stock: isBelowZero ? 0 : number('stock', wholeOf, undefined),
    ...(isBelowZero && { belowZero: belowZero(row.line, nameOf(row, 'stock'), cell(row, 'stock')) }),
    ...beyondStockOf(row),
    photo: cell(row, 'variantPhoto') || undefined,
  }
}

/** Whether it's sold beyond its stock: by Shopify's setting, or because nothing tracks its stock, which then is 0 in the file. */
function beyondStockOf(row: Row): Pick<FileVariant, 'beyondStock'> {
  if (/^(continue|true)$/i.test(cell(row, 'policy'))) return { beyondStock: 'backOrders' }
  const isTracked = !has(row, 'tracker') || cell(row, 'tracker') !== ''
  return !isTracked && /^0?$/.test(cell(row, 'stock')) ? { beyondStock: 'uncounted' } : {}
}

const wholeOf = (text: string): number | undefined => (/^\d{1,9}(\.\d+)?$/.test(text) ? Math.round(Number(text)) : undefined)

function photosOf(rows: Row[]): FilePhoto[] {
  const found = rows
    .map((row, n) => ({ url: cell(row, 'photo'), alt: cell(row, 'alt'), position: Number(cell(row, 'position')) || n + 1 }))
    .filter(({ url }) => url !== '')
    .sort((a, b) => a.position - b.position)
  return [...new Map(found.map(({ url, alt }) => [url, { url, alt }])).values()]
}
