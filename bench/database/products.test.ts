import { describe, expect, it } from 'vitest'
import { products as demo } from '#seed/catalogue/index.ts'
import { makeProducts } from './products.ts'

const products = [...makeProducts(1000, demo)]

describe('the benchmark products', () => {
  it('are the same in every run', () => {
    expect([...makeProducts(1000, demo)]).toEqual(products)
  })

  it('begin with the same products at any size', () => {
    expect([...makeProducts(50, demo)]).toEqual(products.slice(0, 50))
  })

  it('have a single variant in about six of ten cases, and at most 4 otherwise', () => {
    const counts = products.map((product) => product.variants.length)
    expect(Math.max(...counts)).toBe(4)
    expect(counts.filter((count) => count === 1).length / counts.length).toBeCloseTo(0.6, 1)
  })

  it('have unique names, URLs and SKUs', () => {
    for (const values of [products.map((p) => p.name), products.map((p) => p.slug), products.flatMap((p) => p.variants.map((v) => v.sku))])
      expect(new Set(values).size).toBe(values.length)
    for (const { slug } of products) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('offer only options that their variants have, at valid prices', () => {
    for (const { options, variants } of products) {
      expect(variants.map((variant) => Object.values(variant.options).join())).toEqual(options[0]?.values ?? [''])
      for (const { price, oldPrice = Infinity } of variants) expect([price > 0, oldPrice > price]).toEqual([true, true])
    }
  })
})
