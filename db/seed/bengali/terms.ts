import type { SeedProduct } from '../types.ts'
import { facts } from './facts.ts'
import { measureIn } from './measures.ts'
import { options } from './options.ts'

/** Every name and value of options and details of these products. */
export const termsOf = (products: SeedProduct[]): string[] => [
  ...new Set(
    products.flatMap(({ options: chosen, attributes }) => [
      ...chosen.flatMap(({ name, values }) => [name, ...values]),
      ...attributes.flatMap(({ name, value }) => [name, value]),
    ]),
  ),
]

/** What a name or value of an option or detail is called in Bengali; undefined for what stays as it is, such as "XL" and "EU 42". */
export const termIn = (term: string): string | undefined => options[term] ?? facts[term] ?? measureIn(term)
