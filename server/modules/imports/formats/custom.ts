import type { ColumnMapping, ColumnTarget } from '#contract/column-targets.ts'
import { slugOf } from '#contract/slug.ts'
import { customColumns } from './custom-columns.ts'
import type { FileProduct, FileVariant, LineError, ReadFile } from './file-product.ts'
import { belowZero } from './shopify-stock.ts'
import { type RawTable, type Row, type Table, tableOf } from './table.ts'
import { amountOf, contentOf, invalidContentMessage, isTrue, listOf, mapDefined, notANumber, textOf } from './values.ts'
import { gramsOf, gramsPer } from './weights.ts'

const optionTargets = ['option1', 'option2', 'option3'] as const
/** The unit of each kind of column with weights. */
const weightUnits = { kilograms: 'kg', grams: 'g', pounds: 'lb' } as const

/** The input for reading a file, besides its rows. */
interface Reading {
  errors: LineError[]
  /** The names of the file's columns with options. */
  options: { target: (typeof optionTargets)[number]; name: string }[]
}

/**
 * Reads the products of a file with its own format, by the meanings that staff gave its columns. Lines with the same handle, or without
 * handles the same name, are one product, whose variants differ by its options.
 */
export function readCustom(raw: RawTable, mapping: ColumnMapping): ReadFile & { table: Table } {
  const table = tableOf(
    raw,
    raw.columns.map((_, at) => (mapping[at] ? customColumns[mapping[at]] : null)),
  )
  const errors = [...table.errors]
  const options = optionTargets.flatMap((target) => {
    const at = mapping.indexOf(target)
    return at < 0 ? [] : [{ target, name: raw.columns[at] || customColumns[target] }]
  })
  const groups = new Map<string, Row[]>()
  for (const row of table.rows) {
    const slug = slugFor(row)
    if (slug === '') errors.push({ line: row.line, column: customColumns.name, message: 'is missing' })
    else if (!groups.get(slug)?.push(row)) groups.set(slug, [row])
  }
  const products = [...groups].map(([slug, rows]) => productOf(slug, rows, { errors, options }))
  return { products, errors, table }
}

const cell = (row: Row, target: ColumnTarget): string => row.text(customColumns[target])
const optional = (row: Row, target: ColumnTarget, kind?: 'text' | 'multiline'): string | undefined =>
  row.optional(customColumns[target], kind)

/** If a name has no letters that an address can have, such as a Bengali one, the address is derived from the SKU. */
const slugFor = (row: Row): string => {
  const name = cell(row, 'name')
  return slugOf(cell(row, 'handle')) || slugOf(name) || (name === '' ? '' : slugOf(cell(row, 'sku')))
}

function productOf(slug: string, rows: Row[], reading: Reading): FileProduct {
  const first = rows[0]!
  const options = reading.options.filter(({ target }) => rows.some((row) => cell(row, target) !== ''))
  const variants = rows.map((row) => variantOf(row, options, reading.errors))
  const pictures = rows.flatMap((row) => addressesOf(cell(row, 'pictures')))
  return {
    line: first.line,
    slug,
    name: cell(first, 'name') || undefined,
    description: mapDefined(optional(first, 'description', 'multiline'), textOf),
    shortDescription: mapDefined(optional(first, 'shortDescription', 'multiline'), textOf),
    brand: cell(first, 'brand') || undefined,
    categories: mapDefined(cell(first, 'category') || undefined, (path) => [path.split('>').map((part) => part.trim())]),
    keywords: mapDefined(optional(first, 'keywords'), listOf),
    isPublished: mapDefined(cell(first, 'published') || undefined, (text) => isTrue(text) || /^(published|live|visible|y|on)$/i.test(text)),
    taxClass: cell(first, 'taxClass') || undefined,
    metaTitle: optional(first, 'metaTitle'),
    metaDescription: optional(first, 'metaDescription', 'multiline'),
    options: options.map(({ name }) => ({
      name,
      values: [...new Set(variants.map(({ choice }) => choice[name] ?? ''))].filter(Boolean),
    })),
    photos: mapDefined(optional(first, 'pictures'), () => [...new Set(pictures)].map((url) => ({ url, alt: '' }))),
    variants,
  }
}

/** Several addresses of pictures are separated by commas, semicolons, bars or spaces; a single address may contain commas. */
const addressesOf = (text: string): string[] => text.split(/[\s,;|]+(?=https?:|\/)/).filter(Boolean)

function variantOf(row: Row, options: Reading['options'], errors: LineError[]): FileVariant {
  const wrong = (target: ColumnTarget, message: string): undefined =>
    void errors.push({ line: row.line, column: customColumns[target], message })
  const number = <T>(target: ColumnTarget, read: (text: string) => number | undefined, none: T): number | T | undefined => {
    const text = optional(row, target)
    if (text === undefined) return undefined
    return text === '' ? none : (read(text) ?? wrong(target, notANumber(text)))
  }
  const stock = cell(row, 'stock')
  const isBelowZero = /^-\d{1,9}([.,]\d+)?$/.test(stock)
  return {
    line: row.line,
    sku: cell(row, 'sku'),
    choice: Object.fromEntries(options.map(({ target, name }) => [name, cell(row, target)])),
    price: number('price', amountOf, undefined),
    oldPrice: number('oldPrice', amountOf, null),
    grams: weightOf(row, number),
    barcode: mapDefined(optional(row, 'barcode'), (text) => text || null),
    content: contentOf(optional(row, 'content'), '', () => wrong('content', invalidContentMessage)),
    stock: isBelowZero ? 0 : number('stock', wholeOf, undefined),
    ...(isBelowZero && { belowZero: belowZero(row.line, customColumns.stock, stock) }),
  }
}

const wholeOf = (text: string): number | undefined => (/^\d{1,9}([.,]0+)?$/.test(text) ? Number.parseInt(text, 10) : undefined)

/** A weight in grams, in the unit of its column unless the cell has one of its own ("2.5 kg"). */
function weightOf(
  row: Row,
  number: <T>(target: ColumnTarget, read: (text: string) => number | undefined, none: T) => number | T | undefined,
) {
  const target = (['kilograms', 'grams', 'pounds'] as const).find((one) => row.has(customColumns[one]))
  if (!target) return undefined
  const weight = number(target, (text) => gramsOf(text, gramsPer[weightUnits[target]]), null)
  return weight === 0 ? null : weight
}
