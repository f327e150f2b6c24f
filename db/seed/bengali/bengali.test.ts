import { describe, expect, it } from 'vitest'
import { categories as inEnglish, products as single, sets } from '../catalogue/index.ts'
import { text } from '../catalogue/text.ts'
import type { SeedCategory } from '../types.ts'
import { categories } from './categories.ts'
import { descriptions } from './descriptions/index.ts'
import { altsOf } from './alts.ts'
import { keywords } from './keywords.ts'
import { soldInBengali } from './sold-in-bengali.ts'
import { termIn, termsOf } from './terms.ts'
import { products } from './products.ts'

const catalogue = [...single, ...sets]
const slugs = catalogue.map(({ slug }) => slug).sort()
const slugsOf = (list: SeedCategory[]): string[] => list.flatMap(({ slug, children = [] }) => [slug, ...slugsOf(children)])
const itemsOf = (parts: string[]) => parts.map((part) => part.startsWith('- '))
const written = [
  ...Object.values(products).flat(),
  ...Object.values(descriptions),
  ...Object.values(categories).flat(),
  ...Object.values(keywords),
]

describe("the demo's catalogue in Bengali", () => {
  it('covers every product and category, and none that was removed', () => {
    expect(Object.keys(products).sort()).toEqual(slugs)
    expect(Object.keys(descriptions).sort()).toEqual(slugs)
    expect(Object.keys(keywords).sort()).toEqual(slugs)
    expect(Object.keys(categories).sort()).toEqual(slugsOf(inEnglish).sort())
  })

  it('gives what was sold its name and options; what has none stays as it is', () => {
    expect(soldInBengali({ slug: 'oat-bar-12', options: { Flavor: 'Cherry', Size: 'XL' } }).translation).toEqual({
      locale: 'bn',
      name: products['oat-bar-12']![0],
      options: { Flavor: termIn('Cherry') },
    })
    expect(soldInBengali({ slug: 'unknown', options: {} })).toEqual({ slug: 'unknown', options: {} })
  })

  it.each(catalogue)('$slug has the same paragraphs and list items as in English', ({ slug, fullDescription }) => {
    expect(itemsOf(text(descriptions[slug]!))).toEqual(itemsOf(fullDescription))
  })

  it.each(catalogue)('$slug has as many keywords as in English, each once, none of them English', ({ slug, keywords: original }) => {
    const translated = keywords[slug]!.split(', ')
    expect(new Set(translated).size).toBe(original.length)
    expect(translated.filter((word) => /[a-z]/i.test(word))).toEqual([])
  })

  it('translates every name and value of options and details except sizes and standards', () => {
    const same = termsOf(catalogue).filter((term) => termIn(term) === undefined)
    expect(same.filter((term) => !/^(X*[SML]|EU [\d-]+|IPX4)$/.test(term))).toEqual([])
  })

  it('has a different alternative text for every picture', () => {
    for (const product of catalogue) {
      const alts = Object.values(altsOf(product, products[product.slug]![0]))
      expect([product.slug, alts.length, new Set(alts).size]).toEqual([product.slug, alts.length, alts.length])
      expect(alts.filter((alt) => /[a-z]{2,}/.test(alt))).toEqual([])
    }
  })

  it('contains no English sentence and no digit of another script', () => {
    // Names stay as they are: "USB-C", "IPX4", "R2", and sizes.
    expect(written.filter((one) => /[a-z]{2,}[ ,']+[a-z]{2,}/i.test(one))).toEqual([])
    expect(written.filter((one) => /(?<![A-Z])[0-9]/.test(one))).toEqual([])
  })

  it('has a unique name for each product', () => {
    const names = Object.values(products).map(([name]) => name)
    expect(new Set(names).size).toBe(names.length)
  })
})
