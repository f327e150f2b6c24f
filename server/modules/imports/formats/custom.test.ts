import { expect, test } from 'vitest'
import type { ColumnMapping } from '#contract/column-targets.ts'
import { readProducts } from './read-products.ts'
import { readRaw } from './table.ts'

function read(lines: string[], mapping: ColumnMapping) {
  const raw = readRaw(lines.join('\n'))
  if ('error' in raw) throw new Error(raw.error.message)
  return readProducts(raw, mapping)
}

test('lines of the same name are one product, whose variants differ in a column', () => {
  const { products, errors, unread, format } = read(
    ['No;Item;RRP;Size;Left;Shelf', 'T-S;Tee;12,50 $;S;4;A', 'B;Bell;"1,299.00";;-2;B', 'T-M;Tee;13;M;;A'],
    ['sku', 'name', 'price', 'option1', 'stock', null],
  )
  expect([format, errors, unread]).toEqual(['custom', [], ['Shelf']])
  expect(products).toMatchObject([
    {
      line: 2,
      slug: 'tee',
      options: [{ name: 'Size', values: ['S', 'M'] }],
      variants: [
        { sku: 'T-S', price: 1250, stock: 4, choice: { Size: 'S' } },
        { sku: 'T-M', price: 1300, stock: undefined, choice: { Size: 'M' } },
      ],
    },
    { slug: 'bell', options: [], variants: [{ price: 129_900, stock: 0, belowZero: { line: 3 } }] },
  ])
})

test('weights are in the unit of their column, or in one of their own', () => {
  const weights = ['2', '0,5', '750 g', '1 lb', '16 oz', '0', '']
  const { products } = read(['n,p,w', ...weights.map((weight, n) => `P${n},1,"${weight}"`)], ['name', 'price', 'kilograms'])
  expect(products.map(({ variants }) => variants[0]!.grams)).toEqual([2000, 500, 750, 454, 454, null, null])
  for (const weight of ['heavy', '2 stone', '2 constructor'])
    expect(read(['n,p,w', `P,1,${weight}`], ['name', 'price', 'grams']).errors).toMatchObject([{ line: 2, column: 'Weight (g)' }])
})

test('reads several pictures, a content, and whether the product is published', () => {
  const { products } = read(
    ['n,p,pics,c,on', 'P,1,"https://a.example/1,2.jpg, https://a.example/3.jpg|/media/4.jpg",900 g,no', 'Q,1,,,live'],
    ['name', 'price', 'pictures', 'content', 'published'],
  )
  expect(products[0]).toMatchObject({
    isPublished: false,
    photos: [{ url: 'https://a.example/1,2.jpg' }, { url: 'https://a.example/3.jpg' }, { url: '/media/4.jpg' }],
    variants: [{ content: { amount: 900, unit: 'g' } }],
  })
  expect(products[1]).toMatchObject({ isPublished: true, photos: [], variants: [{ content: null }] })
})

test('a product whose name has no usable letters gets its slug from the SKU; without one the line is refused', () => {
  const { products, errors } = read(['n,p,s', 'ডাম্বেল,1,DB-5', 'ডাম্বেল,1,', ',2,X'], ['name', 'price', 'sku'])
  expect(products.map(({ slug, name }) => [slug, name])).toEqual([['db-5', 'ডাম্বেল']])
  expect(errors).toMatchObject([
    { line: 3, column: 'Name' },
    { line: 4, column: 'Name', message: 'is missing' },
  ])
})

test.each([
  ['custom', 'n,p', ['name', 'price'] as ColumnMapping],
  ['shopify', 'Title,Price', null],
])('lines of one name are collected in time that grows with them (%s)', (format, head, mapping) => {
  const raw = readRaw(`${head}\n${'x,1\n'.repeat(40_000)}`)
  const began = performance.now()
  expect('error' in raw ? raw : readProducts(raw, mapping)).toMatchObject({ format, products: [{ slug: 'x' }] })
  expect(performance.now() - began).toBeLessThan(10_000)
})
