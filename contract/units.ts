import { z } from 'zod'

export const weightUnits = ['kg', 'lb'] as const
export const lengthUnits = ['cm', 'in'] as const
export type WeightUnit = (typeof weightUnits)[number]
export type LengthUnit = (typeof lengthUnits)[number]

/** What the shop shows weights and lengths in; calls have grams and millimetres whatever it is. */
export const shopUnits = z.object({ weight: z.enum(weightUnits), length: z.enum(lengthUnits) }).meta({ id: 'ShopUnits' })
export type ShopUnits = z.infer<typeof shopUnits>

/** Where people weigh in pounds and measure in inches. */
const imperial = new Set(['US', 'LR', 'MM'])

/** What is usual in a country. */
export const unitsOf = (country: string): ShopUnits =>
  imperial.has(country) ? { weight: 'lb', length: 'in' } : { weight: 'kg', length: 'cm' }
