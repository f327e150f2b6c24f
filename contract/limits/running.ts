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
  backOrdersMax: 10_000,
  gramsMax: 1_000_000,
  contentMax: 1_000_000,
  trashDays: 30,
  bulkMax: 100,
} as const
/** What a bundle consists of: so many variants, so many pieces of each. `perComponent`: a variant may be in so many, as each change of its stock writes all of them. */
export const bundle = { componentsMin: 2, componentsMax: 20, quantityMax: 99, perComponent: 200 } as const
/** `productsMax`: of one file; `errorsMax`: how many lines' errors are stored with it; `days`: how long an import is stored;
 * `cell`: characters of a cell, `productCell` of one of a product file; `shown`: of what a row is called. */
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
export const stock = { linesMax: 200, reason: 200, place: 60, placesMax: 50 } as const
export const category = { name: 60, description: 500, depthMax: 4, perShop: 1000 } as const
export const brand = { name: 60, description: 500 } as const
export const searchSettings = { wordsMax: 20, productsMax: 12 } as const
/** What staff may pin to a rail, exclude from it, and pick to be shown beside a product. */
/** `relatedShown`: how many a product page shows beside its product. */
export const rails = { pinned: 12, excluded: 100, related: 24, relatedShown: 8 } as const
/** `max`: how many run or are planned; `aheadDays`: how early one is planned. */
export const deals = { max: 500, daysMax: 60, aheadDays: 400, quantityMax: 1_000_000, variantsMax: 100 } as const
/** Of an issue; the body in Markdown. */
export const newsletter = { subject: 150, body: 20_000 } as const
/** Of a page or an article, in Markdown. */
export const texts = { bodyMax: 50_000 } as const
/** How long the log of searches is stored. */
export const searchLog = { days: 90 } as const
export const missingPages = { days: 30 } as const
