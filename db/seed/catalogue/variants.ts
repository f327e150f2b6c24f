import type { SeedProduct, SeedVariant } from '../types.ts'
import type { Color } from './colors.ts'

interface Axes {
  Color?: readonly Color[]
  Size?: readonly string[]
  Weight?: readonly string[]
  Flavor?: readonly string[]
  Length?: readonly string[]
  Resistance?: readonly string[]
}
/** One price for all, or a price by the value of one option. */
type Price = number | Readonly<Record<string, number>>
interface Range {
  sku: string
  price: Price
  was?: Price
  stock: readonly number[]
}
type Choice = [name: string, value: string][]

/** The SKU part of a value: "16 kg" is 16, "EU 42" is 42, "2.5 kg" is 2-5, "Charcoal" is CHA, "XXL" stays. */
function code(value: string): string {
  const bare = value.replace(/ kg$|^EU /, '').toUpperCase()
  if (/^\d/.test(bare)) return bare.replaceAll(' ', '').replace(/[^A-Z0-9]+/g, '-')
  const letters = bare.replace(/[^A-Z]/g, '')
  return letters.length > 4 ? letters.slice(0, 3) : letters
}

const priceOf = (price: Price | undefined, choice: Choice): number | undefined =>
  typeof price === 'object' ? choice.map(([, value]) => price[value]).find((found) => found !== undefined) : price

const crossed = (options: SeedProduct['options']): Choice[] =>
  options.reduce<Choice[]>(
    (all, { name, values }) => all.flatMap((choice) => values.map((value): Choice => [...choice, [name, value]])),
    [[]],
  )

/** The options of a product and a variant for every combination; the stocks repeat when there are fewer of them. */
export function range({ sku, price, was, stock }: Range, axes: Axes = {}): Pick<SeedProduct, 'options' | 'variants'> {
  const options = Object.entries(axes).map(([name, values]: [string, readonly string[]]) => ({ name, values: [...values] }))
  const variants = crossed(options).map((choice, i): SeedVariant => {
    const regular = priceOf(price, choice)
    if (regular === undefined) throw new Error(`${sku} has no price for ${choice.join(' ')}`)
    const before = priceOf(was, choice)
    return {
      options: Object.fromEntries(choice),
      sku: [sku, ...choice.map(([, value]) => code(value))].join('-'),
      price: regular,
      stock: stock[i % stock.length] ?? 0,
      ...(before && { oldPrice: before }),
    }
  })
  return { options, variants }
}

export const eu = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, i) => `EU ${from + i}`)
export const sizes = ['S', 'M', 'L', 'XL', 'XXL'] as const
