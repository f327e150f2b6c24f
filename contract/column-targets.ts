/** What a column of a product file may be. An option (such as size) is named by its column's name. */
export const columnTargets = [
  'name',
  'handle',
  'sku',
  'price',
  'oldPrice',
  'stock',
  'brand',
  'category',
  'shortDescription',
  'description',
  'option1',
  'option2',
  'option3',
  'pictures',
  'barcode',
  'kilograms',
  'grams',
  'pounds',
  'content',
  'keywords',
  'published',
  'taxClass',
  'metaTitle',
  'metaDescription',
] as const
export type ColumnTarget = (typeof columnTargets)[number]
/** What no product file can be read without. */
export const requiredTargets = ['name', 'price'] as const satisfies ColumnTarget[]
/** The weight in different units: a file has one of them. */
export const weightTargets: readonly ColumnTarget[] = ['kilograms', 'grams', 'pounds']

/** For each column of a file in its order, what it is; null if it's ignored. */
export type ColumnMapping = (ColumnTarget | null)[]

/** What is wrong with a mapping: required targets without a column, and targets of several columns (with the columns' positions). */
export function mappingProblems(mapping: readonly (ColumnTarget | null)[]): { missing: ColumnTarget[]; repeated: number[] } {
  const kinds = mapping.map((target) => (target !== null && weightTargets.includes(target) ? 'weight' : target))
  return {
    missing: requiredTargets.filter((target) => !mapping.includes(target)),
    repeated: kinds.flatMap((kind, at) => (kind !== null && kinds.indexOf(kind) < at ? [at] : [])),
  }
}
