import type { ColumnTarget } from '#contract/column-targets.ts'

/** The column names in errors about a file with its own format, for fields that the file has no column for. */
export const customColumns = {
  name: 'Name',
  handle: 'Handle',
  sku: 'SKU',
  price: 'Price',
  oldPrice: 'Compare-at price',
  stock: 'Stock',
  brand: 'Brand',
  category: 'Category',
  shortDescription: 'Short description',
  description: 'Description',
  option1: 'Option 1',
  option2: 'Option 2',
  option3: 'Option 3',
  pictures: 'Pictures',
  barcode: 'Barcode',
  kilograms: 'Weight (kg)',
  grams: 'Weight (g)',
  pounds: 'Weight (lb)',
  content: 'Content',
  keywords: 'Tags',
  published: 'Published',
  taxClass: 'Tax class',
  metaTitle: 'SEO title',
  metaDescription: 'SEO description',
} as const satisfies Record<ColumnTarget, string>
