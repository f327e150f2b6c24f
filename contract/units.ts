export const weightUnits = ['kg', 'lb'] as const
export const lengthUnits = ['cm', 'in'] as const
export type WeightUnit = (typeof weightUnits)[number]
export type LengthUnit = (typeof lengthUnits)[number]

/** The units in which the shop shows weights and lengths; calls always use grams and millimetres. */
export interface ShopUnits {
  weight: WeightUnit
  length: LengthUnit
}

/** Countries that use pounds and inches. */
const imperial = new Set(['US', 'LR', 'MM'])

/** The usual units of a country. */
export const unitsOf = (country: string): ShopUnits =>
  imperial.has(country) ? { weight: 'lb', length: 'in' } : { weight: 'kg', length: 'cm' }
