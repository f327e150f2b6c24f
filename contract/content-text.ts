import { type Content, type ContentUnit, contentUnits } from './unit-price.ts'

/** Unit names that people write, with their conversion to our units. */
const unitNames: Record<string, readonly [ContentUnit, number]> = {
  g: ['g', 1],
  kg: ['g', 1000],
  ml: ['ml', 1],
  cl: ['ml', 10],
  l: ['ml', 1000],
  cm: ['cm', 1],
  m: ['cm', 100],
  pc: ['piece', 1],
  pcs: ['piece', 1],
  ct: ['piece', 1],
  item: ['piece', 1],
  ...Object.fromEntries(contentUnits.slice(3).flatMap((unit) => [unit, `${unit}s`].map((name) => [name, [unit, 1] as const]))),
}

/** Parses a typed content ("1.5 kg", "60 capsules"); undefined if invalid, or not a whole number of grams, millilitres, cm or pieces. */
export function readContent(text: string): Content | undefined {
  const [, number = '', name = ''] = /^(\d{1,7}(?:[.,]\d{1,3})?)\s*(\p{L}+)$/u.exec(text.trim()) ?? []
  const known = Object.hasOwn(unitNames, name.toLowerCase()) ? unitNames[name.toLowerCase()] : undefined
  if (!known) return undefined
  const [unit, times] = known
  // A thousandth of a kilogram is a gram: rounding removes floating-point errors.
  const amount = Math.round(Number(number.replace(',', '.')) * times * 1000) / 1000
  return Number.isInteger(amount) && amount > 0 ? { amount, unit } : undefined
}

const larger: Partial<Record<ContentUnit, readonly [string, number]>> = { g: ['kg', 1000], ml: ['l', 1000], cm: ['m', 100] }

/** The shortest form of a content, as number and unit: 1500 g are 1.5 kg. */
export function contentParts({ amount, unit }: Content): readonly [number, string] {
  const [name, times] = larger[unit] ?? [unit, 1]
  return amount >= times ? [amount / times, name] : [amount, unit]
}

/** A content in English words, as `readContent` parses it: "1.5 kg", "60 capsules". */
export function contentText(content: Content): string {
  const [number, name] = contentParts(content)
  return `${number} ${name}${name.length > 2 && number !== 1 ? 's' : ''}`
}
