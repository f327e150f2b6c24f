import type { ComparedProduct } from './products.ts'

/** A row of the table: a value of each product, null where nothing is known of it. */
export interface FeatureRow {
  name: string
  values: (string | null)[]
  differs: boolean
}

/** Every feature that any of the products has, in the order in which they come up. */
export function featureRows(products: ComparedProduct[]): FeatureRow[] {
  const names = new Set(products.flatMap(({ features }) => features.map(([name]) => name)))
  return [...names].map((name) => {
    const values = products.map(({ features }) => features.find(([known]) => known === name)?.[1] ?? null)
    return { name, values, differs: areDifferent(values) }
  })
}

/** Whether there are several, and not all are the same. */
export const areDifferent = (values: unknown[]): boolean => new Set(values).size > 1
