export const weightUnits = ['kg', 'lb'] as const
export const lengthUnits = ['cm', 'in'] as const
export type WeightUnit = (typeof weightUnits)[number]
export type LengthUnit = (typeof lengthUnits)[number]

/** What the shop shows weights and lengths in; calls have grams and millimetres whatever it is. */
export interface ShopUnits {
  weight: WeightUnit
  length: LengthUnit
}

/** Where people weigh in pounds and measure in inches. */
const imperial = new Set(['US', 'LR', 'MM'])

/** What is usual in a country. */
export const unitsOf = (country: string): ShopUnits =>
  imperial.has(country) ? { weight: 'lb', length: 'in' } : { weight: 'kg', length: 'cm' }
