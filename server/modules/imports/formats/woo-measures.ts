import type { Row } from './table.ts'
import { gramsPer } from './weights.ts'

/** The units of weight in WooCommerce; the name of the weight column in a file contains the unit. */
const weightUnits = ['kg', 'g', 'lbs', 'oz'] as const
const lengthUnits = ['cm', 'm', 'mm', 'in', 'yd'] as const

/** The name of a file's weight column, and the number of grams in its unit. */
export function weightColumn(row: Row): { column: string; grams: number } {
  const unit = weightUnits.find((one) => row.has(`Weight (${one})`)) ?? 'kg'
  return { column: `Weight (${unit})`, grams: gramsPer[unit] }
}

/** Length, width and height as an attribute, which a product's page shows; none unless the file has all three. */
export function dimensionsOf(row: Row): { name: string; value: string }[] {
  const unit = lengthUnits.find((one) => row.has(`Length (${one})`))
  if (unit === undefined) return []
  const sides = ['Length', 'Width', 'Height'].map((side) => row.text(`${side} (${unit})`))
  return sides.every((side) => /^\d{1,6}([.,]\d{1,4})?$/.test(side)) ? [{ name: 'Dimensions', value: `${sides.join(' × ')} ${unit}` }] : []
}
