import { labelOf } from '#web/lib/labels.ts'
import type { ComparedProduct } from './products.ts'

/** A row of the table: one value for each product, null if unknown. */
interface FeatureRow {
  name: string
  values: (string | null)[]
  differs: boolean
}

/** Every feature of any product, in the page's language, in the order of first appearance. */
export function featureRows(products: ComparedProduct[]): FeatureRow[] {
  const names = new Set(products.flatMap(({ features }) => features.map(([name]) => name)))
  return [...names].map((name) => {
    const values = products.map(
      ({ features }) =>
        features
          .find(([known]) => known === name)?.[1]
          .map(labelOf)
          .join(', ') ?? null,
    )
    return { name: labelOf(name), values, differs: areDifferent(values) }
  })
}

/** Whether the values differ. */
export const areDifferent = (values: unknown[]): boolean => new Set(values).size > 1
