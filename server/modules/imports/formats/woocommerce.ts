import { slugOf } from '#contract/slug.ts'
import type { FileProduct, LineError, ReadFile } from './file-product.ts'
import type { Row, Table } from './table.ts'
import { listOf, mapDefined, textOf } from './values.ts'
import { wooColumns } from './woo-columns.ts'
import { categoriesOf } from './woo-categories.ts'
import { dimensionsOf } from './woo-measures.ts'
import { relatedOf, slugsByReference } from './woo-related.ts'
import { attributesOf, variantOf } from './woo-variant.ts'

/** Whether a table comes from WooCommerce. */
export const isWoo = ({ columns }: Table): boolean => {
  const names = new Set(columns.map((name) => name.toLowerCase()))
  // A custom file may have a column "Type" too, but calls its price just "Price".
  return names.has('name') && (names.has('regular price') || (names.has('type') && !names.has('price')))
}

/**
 * Reads WooCommerce's products. A line is a simple product, or a variable one whose variations are on later lines that name it as their
 * parent.
 */
export function readWoo({ rows }: Table): ReadFile {
  const errors: LineError[] = []
  const parents: { row: Row; children: Row[] }[] = []
  const byKey = new Map<string, { row: Row; children: Row[] }>()
  for (const row of rows.filter((one) => !isVariation(one))) {
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
  for (const row of rows.filter(isVariation)) {
    const parent = byKey.get(row.text('Parent'))
    if (parent) parent.children.push(row)
    else errors.push({ line: row.line, column: 'Parent', message: `"${row.text('Parent')}" is no product of this file` })
  }
  const slugs = slugsByReference(parents.map(({ row, children }) => ({ slug: slugFor(row), rows: [row, ...children] })))
  const products = parents.map(({ row, children }) => ({ ...productOf(row, children, errors), related: relatedOf(row, slugs) }))
  return { products, errors }
}

/** A type may have more words: "variation, virtual". */
const isVariation = (row: Row): boolean => /\bvariation\b/i.test(row.text('Type'))
const slugFor = (row: Row): string => slugOf(row.text('Slug') || row.text('Name'))

function productOf(row: Row, children: Row[], errors: LineError[]): FileProduct {
  const attributes = attributesOf(row)
  const varying = new Set(children.flatMap((child) => attributesOf(child).map(({ name }) => name)))
  const options = attributes.filter(({ name }) => varying.has(name)).map(({ name, value }) => ({ name, values: listOf(value) }))
  const names = options.map(({ name }) => name)
  const shipped = [row, ...children].flatMap(shippedNote)
  return {
    line: row.line,
    slug: slugFor(row),
    name: row.text('Name'),
    description: mapDefined(row.optional('Description', 'multiline'), textOf),
    shortDescription: mapDefined(row.optional('Short description', 'multiline'), textOf),
    brand: listOf(row.text('Brands'))[0],
    categories: categoriesOf(row.text('Categories')),
    keywords: mapDefined(row.optional('Tags'), listOf),
    isPublished: mapDefined(row.optional('Published'), (text) => text === '1'),
    isFeatured: mapDefined(row.optional('Is featured?'), (text) => text === '1'),
    attributes: withDimensions(
      attributes.filter(({ name }) => !varying.has(name)),
      row,
    ),
    options,
    photos: mapDefined(row.optional('Images'), (text) => listOf(text).map((url) => ({ url, alt: '' }))),
    taxClass: taxClassOf(row),
    ...(isTaxFree(row) && { isTaxFree: true }),
    ...(shipped.length > 0 && { newNotes: shipped }),
    variants: children.length > 0 ? children.map((child) => variantOf(child, row, names, errors)) : [variantOf(row, null, [], errors)],
  }
}

/** The dimensions are one more attribute, unless the file has one of that name: exports from here do. */
function withDimensions(attributes: { name: string; value: string }[], row: Row): { name: string; value: string }[] {
  const dimensions = dimensionsOf(row)
  return dimensions.some(({ name }) => attributes.some((one) => one.name.toLowerCase() === name.toLowerCase()))
    ? attributes
    : [...attributes, ...dimensions]
}

/**
 * The tax status takes precedence over the class: products without tax there have none here either. "shipping" means that only their
 * shipping is taxed.
 */
const isTaxFree = (row: Row): boolean => /^(none|shipping)$/i.test(row.text(wooColumns.taxStatus))
const taxClassOf = (row: Row): string | undefined => {
  const named = row.optional(wooColumns.taxClass)
  return isTaxFree(row) ? 'zero-rate' : named
}

/** Virtual products without files are shipped here, until they get files. */
function shippedNote(row: Row): LineError[] {
  const kind = /\b(downloadable|virtual)\b/i.exec(row.text('Type'))?.[1]?.toLowerCase()
  if (kind === undefined) return []
  const message = `is ${kind} in this file: here it is shipped like any other product, unless you add files for download to it`
  return [{ line: row.line, column: wooColumns.type, message }]
}
