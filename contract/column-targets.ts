/** The possible meanings of a product file's columns. An option (such as size) is named by its column's name. */
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
/** The targets that every product file must have. */
export const requiredTargets = ['name', 'price'] as const satisfies ColumnTarget[]
/** The weight in different units: a file has one of them. */
export const weightTargets: readonly ColumnTarget[] = ['kilograms', 'grams', 'pounds']

/** The meaning of each column of a file, in order; null if it's ignored. */
export type ColumnMapping = (ColumnTarget | null)[]

/** The errors of a mapping: required targets without a column, and targets of several columns (with the columns' positions). */
export function mappingProblems(mapping: readonly (ColumnTarget | null)[]): { missing: ColumnTarget[]; repeated: number[] } {
  const kinds = mapping.map((target) => (target !== null && weightTargets.includes(target) ? 'weight' : target))
  return {
    missing: requiredTargets.filter((target) => !mapping.includes(target)),
    repeated: kinds.flatMap((kind, at) => (kind !== null && kinds.indexOf(kind) < at ? [at] : [])),
  }
}
