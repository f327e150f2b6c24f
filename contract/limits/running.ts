/** Largest request body in bytes; larger ones are refused with 413. */
export const bodyBytes = 64 * 1024
export const product = {
  name: 150,
  short: 300,
  full: 10_000,
  metaTitle: 150,
  metaDescription: 320,
  keywordsMax: 40,
  keyword: 40,
  categoriesMax: 20,
  optionsMax: 3,
  option: 40,
  valuesMax: 60,
  value: 60,
  attributesMax: 60,
  attribute: 200,
  photosMax: 40,
  variantsMax: 150,
  sku: 60,
  /** In minor units. */
  priceMax: 100_000_000,
  stockMax: 1_000_000,
  /** A variant with at most this stock shows how many are left. */
  stockLow: 5,
  backOrdersMax: 10_000,
  gramsMax: 1_000_000,
  contentMax: 1_000_000,
  trashDays: 30,
  bulkMax: 100,
} as const
/** A bundle's variants, and pieces of each. `perComponent`: bundles per variant, as each change of its stock writes all of them. */
export const bundle = { componentsMin: 2, componentsMax: 20, quantityMax: 99, perComponent: 200 } as const
/**
 * `productsMax`: products per file; `errorsMax`: lines whose errors are stored; `days`: how long an import is stored; `cell`: characters
 * per cell, `productCell` in a product file; `shown`: characters of a row's displayed name.
 */
export const imports = {
  bytes: 10_000_000,
  productsMax: 20_000,
  rowsMax: 100_000,
  columnsMax: 1000,
  cell: 5000,
  productCell: 100_000,
  shown: 200,
  errorsMax: 200,
  days: 30,
} as const
export const stock = { linesMax: 200, reason: 200, location: 60, locationsMax: 50 } as const
export const category = { name: 60, description: 500, depthMax: 4, perShop: 1000 } as const
export const brand = { name: 60, description: 500, perShop: 1000 } as const
export const searchSettings = { wordsMax: 20, productsMax: 12 } as const
/** `pinned`, `excluded`: products that staff pin or exclude per rail; `related`: picked for a product's page. */
export const rails = { pinned: 12, excluded: 100, related: 24 } as const
/** `max`: running and planned deals; `aheadDays`: how far ahead a deal may be planned. */
export const deals = { max: 500, daysMax: 60, aheadDays: 400, quantityMax: 1_000_000, variantsMax: 100 } as const
/** Text lengths of an issue; the body is Markdown. */
export const newsletter = { subject: 150, body: 20_000 } as const
/** Text lengths of a page or an article, in Markdown. */
export const texts = { bodyMax: 50_000 } as const
/** How long the search log is stored. */
export const searchLog = { days: 90 } as const
export const missingPages = { days: 30 } as const
