/** What contents are measured in: grams, millilitres, centimetres, or counted. */
export const contentUnits = ['g', 'ml', 'cm', 'piece', 'capsule', 'serving'] as const
export type ContentUnit = (typeof contentUnits)[number]

/** How much there is of a variant: 900 g, 60 capsules. */
export interface Content {
  amount: number
  unit: ContentUnit
}

/** What a unit price is for: so much in the unit of the content, and its name. "g" and "ml" stand for a hundred of them. */
export interface Reference {
  amount: number
  per: 'g' | 'kg' | 'ml' | 'l' | 'm' | 'piece' | 'capsule' | 'serving'
}

/** Up to it prices are for 100 g or 100 ml, as is usual in the EU; above it for a kilogram or liter. */
const smallMax = 250

/** What the unit price of such a content is for. */
export function referenceOf({ amount, unit }: Content): Reference {
  const isSmall = amount <= smallMax
  if (unit === 'g') return isSmall ? { amount: 100, per: 'g' } : { amount: 1000, per: 'kg' }
  if (unit === 'ml') return isSmall ? { amount: 100, per: 'ml' } : { amount: 1000, per: 'l' }
  return unit === 'cm' ? { amount: 100, per: 'm' } : { amount: 1, per: unit }
}

/** A part of an amount, or a multiple: minor units, half up. */
export const partOf = (units: number, over: number, under: number): number => Math.round((units * over) / under)

/** What a price is for the reference of its content, in minor units of the same currency. */
export const unitPrice = (price: number, content: Content): number => partOf(price, referenceOf(content).amount, content.amount)
