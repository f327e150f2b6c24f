import type { SeedProduct } from '../types.ts'
import { facts } from './facts.ts'
import { measureIn } from './measures.ts'
import { options } from './options.ts'

/** Every name and value of the options and attributes of these products. */
export const termsOf = (products: SeedProduct[]): string[] => [
  ...new Set(
    products.flatMap(({ options: chosen, attributes }) => [
      ...chosen.flatMap(({ name, values }) => [name, ...values]),
      ...attributes.flatMap(({ name, value }) => [name, value]),
    ]),
  ),
]

/** The Bengali name of an option, an attribute or one of their values; undefined for what isn't translated, such as "XL" and "EU 42". */
export const termIn = (term: string): string | undefined => options[term] ?? facts[term] ?? measureIn(term)
