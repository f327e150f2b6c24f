/** Units of content: grams, millilitres, centimetres, or a count. */
export const contentUnits = ['g', 'ml', 'cm', 'piece', 'capsule', 'serving'] as const
export type ContentUnit = (typeof contentUnits)[number]

/** The content of a variant: 900 g, 60 capsules. */
export interface Content {
  amount: number
  unit: ContentUnit
}

/** The reference of a unit price: an amount in the unit of the content, and its name. "g" and "ml" stand for a hundred of them. */
export interface Reference {
  amount: number
  per: 'g' | 'kg' | 'ml' | 'l' | 'm' | 'piece' | 'capsule' | 'serving'
}

/** Contents up to this amount are priced per 100 g or 100 ml, as is usual in the EU; larger ones per kilogram or liter. */
const smallMax = 250

/** The reference of a content's unit price. */
export function referenceOf({ amount, unit }: Content): Reference {
  const isSmall = amount <= smallMax
  if (unit === 'g') return isSmall ? { amount: 100, per: 'g' } : { amount: 1000, per: 'kg' }
  if (unit === 'ml') return isSmall ? { amount: 100, per: 'ml' } : { amount: 1000, per: 'l' }
  return unit === 'cm' ? { amount: 100, per: 'm' } : { amount: 1, per: unit }
}

/** A fraction or multiple of an amount in minor units, rounded half up. */
export const scaleAmount = (units: number, over: number, under: number): number => Math.round((units * over) / under)

/** The unit price for the reference of its content, in minor units of the same currency. */
export const unitPrice = (price: number, content: Content): number => scaleAmount(price, referenceOf(content).amount, content.amount)
