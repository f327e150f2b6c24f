import { type ColumnMapping, columnTargets, type ColumnTarget, weightTargets } from '#contract/column-targets.ts'

/** Common names of columns, normalized: in English, German and Bengali, including those of Shopify, WooCommerce and other shop systems. */
const usual: Record<ColumnTarget, readonly string[]> = {
  name: [
    'name',
    'title',
    'product name',
    'product title',
    'item name',
    'article name',
    'product',
    'item',
    'artikelname',
    'artikelbezeichnung',
    'bezeichnung',
    'produktname',
    'পণ্যের নাম',
    'নাম',
  ],
  handle: ['handle', 'url handle', 'slug', 'url key', 'permalink', 'page name', 'product url key'],
  sku: [
    'sku',
    'variant sku',
    'product sku',
    'item no',
    'item number',
    'item code',
    'item id',
    'article number',
    'article no',
    'product code',
    'product id',
    'part number',
    'model',
    'reference',
    'artikelnummer',
    'artikel nr',
    'art nr',
    'কোড',
    'পণ্যের কোড',
  ],
  price: [
    'price',
    'variant price',
    'selling price',
    'sale price',
    'retail price',
    'unit price',
    'our price',
    'price incl tax',
    'preis',
    'verkaufspreis',
    'vk',
    'vk preis',
    'মূল্য',
    'দাম',
  ],
  oldPrice: [
    'compare at price',
    'variant compare at price',
    'old price',
    'list price',
    'regular price',
    'rrp',
    'msrp',
    'uvp',
    'was',
    'was price',
    'price before discount',
    'আগের দাম',
  ],
  stock: [
    'stock',
    'qty',
    'quantity',
    'in stock',
    'stock quantity',
    'stock level',
    'inventory',
    'inventory quantity',
    'variant inventory qty',
    'on hand',
    'available',
    'units',
    'bestand',
    'lagerbestand',
    'menge',
    'মজুদ',
    'স্টক',
    'পরিমাণ',
  ],
  brand: ['brand', 'brands', 'brand name', 'manufacturer', 'vendor', 'maker', 'marke', 'hersteller', 'ব্র্যান্ড'],
  category: [
    'category',
    'categories',
    'product category',
    'category path',
    'collection',
    'department',
    'product type',
    'type',
    'kategorie',
    'warengruppe',
    'ক্যাটাগরি',
    'বিভাগ',
  ],
  shortDescription: ['short description', 'summary', 'excerpt', 'teaser', 'subtitle', 'kurzbeschreibung'],
  description: [
    'description',
    'body',
    'body html',
    'long description',
    'full description',
    'product description',
    'details',
    'text',
    'beschreibung',
    'produktbeschreibung',
    'বিবরণ',
    'বর্ণনা',
  ],
  option1: ['size', 'option1 value', 'grosse', 'groesse', 'সাইজ', 'আকার'],
  option2: ['color', 'colour', 'option2 value', 'farbe', 'রঙ', 'রং'],
  option3: ['flavor', 'flavour', 'material', 'option3 value', 'geschmack', 'স্বাদ'],
  pictures: [
    'image',
    'images',
    'picture',
    'pictures',
    'photo',
    'photos',
    'image url',
    'image urls',
    'image src',
    'image link',
    'picture url',
    'product image url',
    'main image',
    'bild',
    'bilder',
    'bild url',
    'ছবি',
  ],
  barcode: ['barcode', 'variant barcode', 'ean', 'ean13', 'ean 13', 'ean code', 'gtin', 'upc', 'isbn', 'gtin upc ean or isbn', 'বারকোড'],
  kilograms: ['weight', 'net weight', 'gross weight', 'shipping weight', 'weight kg', 'gewicht', 'gewicht kg', 'ওজন', 'kg'],
  grams: ['weight g', 'weight gr', 'weight grams', 'weight in grams', 'weight value grams', 'variant grams', 'grams', 'gewicht g'],
  pounds: ['weight lb', 'weight lbs', 'weight pounds', 'lbs'],
  content: ['content', 'contents', 'net content', 'pack size', 'inhalt'],
  keywords: ['tags', 'keywords', 'labels', 'schlagworte', 'ট্যাগ'],
  published: ['published', 'status', 'active', 'visible', 'enabled', 'is active', 'visibility'],
  taxClass: ['tax class', 'tax', 'vat', 'tax rate', 'steuerklasse'],
  metaTitle: ['seo title', 'meta title', 'page title'],
  metaDescription: ['seo description', 'meta description'],
}

const targetOf = new Map(columnTargets.flatMap((target) => usual[target].map((name) => [name, target] as const)))

/** A column's name without case, accents, punctuation and currency: "Item_No." becomes "item no", "Price (€)" becomes "price". */
const normal = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .replaceAll(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/\p{Sc}|\b(usd|eur|gbp|bdt|inr)\b/gu, ' ')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** The meaning of a column with a common name. */
export const guessColumn = (name: string): ColumnTarget | undefined => targetOf.get(normal(name))

/**
 * Guesses the meanings of a file's columns from their names. Each target is assigned once, to the column whose name comes first in the list
 * of common names; only the first option is assigned.
 */
export function guessColumns(columns: readonly string[]): ColumnMapping {
  const guesses = columns.map(guessColumn)
  const best = new Map<string, number>()
  guesses.forEach((target, at) => {
    if (!target) return
    const kind = weightTargets.includes(target) ? 'weight' : target
    const other = best.get(kind)
    if (other === undefined || rank(target, columns[at]!) < rank(guesses[other]!, columns[other]!)) best.set(kind, at)
  })
  const chosen = new Set(best.values())
  return withOptionsInOrder(guesses.map((target, at) => (target && chosen.has(at) ? target : null)))
}

const rank = (target: ColumnTarget, name: string): number => usual[target].indexOf(normal(name))

const optionTargets: readonly (ColumnTarget | null)[] = ['option1', 'option2', 'option3']

/** Options are numbered in the order of the file. */
function withOptionsInOrder(mapping: ColumnMapping): ColumnMapping {
  let options = 0
  return mapping.map((target) => (optionTargets.includes(target) ? optionTargets[options++]! : target))
}
