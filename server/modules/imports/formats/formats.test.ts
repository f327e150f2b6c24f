import { slugOf } from '#contract/slug.ts'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { setShopCurrency } from '#contract/currency.ts'
import { contentUnits } from '#contract/unit-price.ts'
import { csvOf } from '#server/http/csv.ts'
import type { FileProduct } from './file-product.ts'
import { kindOfFile } from './recognise.ts'
import { readRaw, readTable } from './table.ts'
import { readProducts } from './read-products.ts'
import { amountOf, htmlOf, textOf } from './values.ts'
import { shopifyCells, shopifyLines } from './write-shopify.ts'
import { wooCells, wooLines } from './write-woocommerce.ts'

afterEach(() => setShopCurrency('USD'))

async function write(parts: AsyncGenerator<string>): Promise<string> {
  let file = ''
  for await (const part of parts) file += part
  return file
}
async function* batch<R>(rows: R[]): AsyncGenerator<R[]> {
  yield rows
}
const toShopify = (products: FileProduct[], generation: 'new' | 'old') =>
  write(csvOf(shopifyCells(generation), batch(products.flatMap(shopifyLines))))
const toWoo = (products: FileProduct[]) => write(csvOf(wooCells(6), batch(products.flatMap(wooLines))))

const word = fc.stringMatching(/^[a-z][a-zéß',"&<=+@-]{0,12}[a-z]$/)
const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((all) => all.join(' '))
const lines = fc
  .array(words, { minLength: 1, maxLength: 4 })
  .map((all) => all.map((line, n) => (n % 3 === 1 ? `- ${line}` : line)).join('\n'))

/** Composed by hand, because creating `fc.webUrl()` takes half a second: it tests each of a million possible characters. */
const address = fc
  .tuple(fc.constantFrom('http', 'https'), fc.domain(), fc.string({ unit: 'grapheme' }))
  .map(([scheme, domain, path]) => `${scheme}://${domain}/${encodeURI(path).replaceAll(',', '')}`)

/** Products that both formats can express. */
const product = (woo: boolean): fc.Arbitrary<FileProduct> =>
  fc
    .record({
      slug: fc.stringMatching(/^[a-z]{3,12}$/),
      name: words,
      description: lines,
      brand: word,
      category: fc.array(fc.stringMatching(/^[A-Z][a-z ]{0,8}[a-z]$/), { minLength: 1, maxLength: 3 }),
      keywords: fc.uniqueArray(fc.stringMatching(/^[a-z]{2,9}$/), { maxLength: 4 }),
      isPublished: fc.boolean(),
      optionNames: fc.uniqueArray(fc.stringMatching(/^[A-Z][a-z]{2,8}$/), { maxLength: 2 }),
      values: fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{1,6}$/), { minLength: 1, maxLength: 3 }),
      price: fc.integer({ min: 1, max: 9_999_999 }),
      reduced: fc.boolean(),
      grams: fc.option(fc.integer({ min: 1, max: 90_000 })),
      stock: fc.integer({ min: 0, max: 500 }),
      photos: fc.uniqueArray(address, { maxLength: 4 }),
      content: fc.option(fc.record({ amount: fc.integer({ min: 1, max: 1_000_000 }), unit: fc.constantFrom(...contentUnits) })),
    })
    .map((made) => {
      const { optionNames, values, slug } = made
      const choices = optionNames.length === 0 ? [{}] : values.map((value) => Object.fromEntries(optionNames.map((name) => [name, value])))
      const used = optionNames.length === 0 ? [] : values
      return {
        line: 0,
        slug,
        name: made.name,
        description: made.description,
        brand: made.brand,
        categories: [made.category.map((part) => part.trim())],
        keywords: made.keywords,
        isPublished: made.isPublished,
        options: optionNames.map((name) => ({ name, values: used })),
        photos: made.photos.map((url) => ({ url, alt: '' })),
        variants: choices.map((choice, n) => ({
          line: 0,
          sku: `${slug}-${n}`,
          choice,
          price: made.price,
          oldPrice: made.reduced ? made.price + 100 : null,
          grams: made.grams,
          barcode: null,
          content: made.content,
          stock: made.stock,
          photo: undefined,
        })),
        ...(woo ? { isFeatured: false, shortDescription: '', attributes: [] } : { metaTitle: '', metaDescription: '' }),
      }
    })

function productsIn(file: string) {
  const raw = readRaw(file)
  return 'error' in raw ? { format: null, products: [], errors: [raw.error] } : readProducts(raw, null)
}
const withoutLines = (products: FileProduct[]) =>
  products.map((one) => ({ ...one, line: 0, variants: one.variants.map((variant) => ({ ...variant, line: 0 })) }))
const unlike = (products: FileProduct[]) => [...new Map(products.map((one) => [one.slug, one])).values()]

describe('a written file is read again, and written the same', () => {
  test.each(['new', 'old'] as const)("as Shopify's %s columns", async (generation) => {
    await fc.assert(
      fc.asyncProperty(fc.array(product(false), { minLength: 1, maxLength: 5 }).map(unlike), async (products) => {
        const file = await toShopify(products, generation)
        const read = productsIn(file)
        expect(read).toMatchObject({ format: 'shopify', errors: [] })
        expect(withoutLines(read.products)).toEqual(products)
        expect(await toShopify(read.products, generation)).toBe(file)
      }),
      { numRuns: 30 },
    )
  })

  test("in WooCommerce's columns", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(product(true), { minLength: 1, maxLength: 5 }).map(unlike), async (products) => {
        const file = await toWoo(products)
        const read = productsIn(file)
        expect(read).toMatchObject({ format: 'woocommerce', errors: [] })
        expect(withoutLines(read.products)).toEqual(products)
        expect(await toWoo(read.products)).toBe(file)
      }),
      { numRuns: 30 },
    )
  })
})

describe('a Shopify file', () => {
  const file = join(import.meta.dirname, '../../../../../shared/data/catalogues/shopify-apparel.csv')
  test.skipIf(!existsSync(file))('as its own example (skipped: no shared data)', () => {
    const { format, products, errors } = productsIn(readFileSync(file, 'utf8'))
    expect([format, errors]).toEqual(['shopify', []])
    const top = products.find(({ slug }) => slug === 'classic-varsity-top')!
    expect(top.options).toEqual([{ name: 'Size', values: ['Small', 'Medium', 'Large'] }])
    expect(top.variants.map(({ price, stock, line }) => [price, stock, line])).toEqual([
      [6000, 1, 3],
      [6000, 1, 4],
      [6000, 1, 5],
    ])
    expect(products.find(({ slug }) => slug === 'ocean-blue-shirt')).toMatchObject({ options: [], keywords: ['men'], isPublished: true })
  })

  test('may omit columns, whose values stay unchanged', () => {
    const { products } = productsIn('URL handle,Title,Price\nbar,Bar,12.50\n')
    expect(products[0]).toMatchObject({ slug: 'bar', variants: [{ price: 1250 }] })
    expect([products[0]!.description, products[0]!.photos, products[0]!.variants[0]!.stock]).toEqual([undefined, undefined, undefined])
  })

  test('has names of one line and descriptions of several', () => {
    const { products } = productsIn('URL handle,Title,Description,Vendor,Price\nbar,"Long\nbar","Long.\nHeavy.","North\r\nbar",12.50\n')
    expect(products).toMatchObject([{ name: 'Long bar', description: 'Long.\nHeavy.', brand: 'North bar' }])
  })

  test('reports errors by line and column', () => {
    const { products, errors } = productsIn(
      'Handle,Title,Variant Price,Variant Inventory Qty\nbar,"A ""bar""\nof two lines",abc,-1\n,,3,\n',
    )
    expect(products[0]!.name).toBe('A "bar" of two lines')
    // Sold before it was there.
    expect(products[0]!.variants[0]).toMatchObject({ stock: 0, belowZero: { column: 'Variant Inventory Qty' } })
    expect(errors).toEqual([
      { line: 4, column: 'Title', message: 'is missing' },
      { line: 2, column: 'Variant Price', message: 'must be a number, 0 or more' },
    ])
  })
})

test.each([
  ['12.345', 'has more decimals than are possible here'],
  ['99999999999', 'is too large'],
  ['$1,299.999', 'has more decimals than are possible here'],
  ['-3', 'must be a number, 0 or more'],
  ['twelve', 'must be a number, 0 or more'],
  ['1.234,50', 'has points between thousands: write 1234.50'],
  ['₹965.08', 'is in ₹, but prices of this shop are in USD'],
  ['4.999 €', 'is in €, but prices of this shop are in USD'],
  ['965 INR', 'is in INR, but prices of this shop are in USD'],
  ['A$12', 'is in A$, but prices of this shop are in USD'],
])('a price of %s: %s', (price, message) => {
  expect(productsIn(`URL handle,Title,Price\nbar,Bar,"${price}"\n`).errors).toEqual([{ line: 2, column: 'Price', message }])
})

test.each([
  ['USD', '$1,299.00', 129_900],
  ['USD', 'US$ 12.50', 1250],
  ['USD', '12.50 USD', 1250],
  ['EUR', '12,50 €', 1250],
  ['EUR', '$12.50', undefined],
  ['EUR', '৳12.50', undefined],
  ['BDT', '৳12.50', 1250],
  ['JPY', '￥1200', 1200],
  ['SEK', '99 kr', 9900],
])('a price in a shop in %s, %s, is %s', (currency, price, units) => {
  setShopCurrency(currency)
  expect(amountOf(price)).toBe(units)
})

describe('a WooCommerce file', () => {
  test('attaches variations to their parents, by SKU or id', () => {
    const file = [
      'ID,Type,SKU,Name,Published,Regular price,Sale price,Categories,Parent,Attribute 1 name,Attribute 1 value(s),Weight (kg),Images',
      '7,variable,TEE,Tee,1,,,"Clothes > Tops, Sale",,Size,"S, M",,https://a.test/1.jpg',
      '8,variation,TEE-S,Tee - S,1,20,15,,TEE,Size,S,0.2,',
      '9,variation,TEE-M,Tee - M,1,20,,,id:7,Size,M,0.25,',
      '10,grouped,SET,Set,1,,,,,,,,',
      '11,variation,LOST,Lost,1,5,,,GONE,Size,S,,',
    ].join('\n')
    const { products, errors } = productsIn(file)
    expect(products).toHaveLength(1)
    expect(products[0]).toMatchObject({
      categories: [['Clothes', 'Tops'], ['Sale']],
      options: [{ name: 'Size', values: ['S', 'M'] }],
      variants: [
        { sku: 'TEE-S', price: 1500, oldPrice: 2000, grams: 200 },
        { sku: 'TEE-M', price: 2000, oldPrice: null, grams: 250 },
      ],
    })
    expect(errors.map(({ line, column }) => [line, column])).toEqual([
      [5, 'Type'],
      [6, 'Parent'],
    ])
  })
})

describe('values', () => {
  test.each([
    ['12', 1200],
    ['12.5', 1250],
    ['$1,299.00', 129_900],
    ['12,50', 1250],
    ['0.999', undefined],
    ['-1', undefined],
    ['', undefined],
    ['1e9', undefined],
  ])('%s is %s in minor units', (text, minor) => expect(amountOf(text)).toBe(minor))

  test('HTML is converted to plain text and back', () => {
    expect(textOf('<p>A &amp; b</p><ul><li>one</li><li>two <b>bold</b></li></ul><script>x()</script>End')).toBe(
      'A & b\n- one\n- two bold\nEnd',
    )
    expect(textOf(htmlOf('A < b\n- one\n- two\nEnd'))).toBe('A < b\n- one\n- two\nEnd')
  })

  test('a name becomes a slug that never ends in a hyphen, however long it is', () => {
    expect(slugOf('  Café “Größe” 2 kg ')).toBe('cafe-grosse-2-kg')
    expect(slugOf(`${'a'.repeat(99)} b`)).toBe('a'.repeat(99))
    expect(slugOf('জুতা')).toBe('')
  })

  test.each(['', '\0', '"never closed', 'Title\n'])('an unrecognized file is refused: %j', (file) => {
    expect(productsIn(file)).toMatchObject({ format: null, products: [], errors: [{ line: expect.any(Number) }] })
  })
})

test('nothing of a file with custom columns is read until they are mapped', () => {
  expect(productsIn('a,b\n1,2')).toEqual({ format: null, products: [], errors: [], unread: [] })
})

describe('a table of cells', () => {
  test.each([
    ['semicolons', 'SKU;Price;Reason\r\nBELL;12,50;"a;b"\r\n'],
    ['tabs', '\uFEFFSKU\tPrice\tReason\nBELL\t12,50\ta;b\n'],
    ['commas', 'SKU,Price,Reason\nBELL,"12,50",a;b\n'],
    ['commas, with semicolons in names', '"SKU",Price,Reason,"a;b;c;d;e;f"\nBELL,"12,50",a;b,\n'],
  ])('is read with %s', (_, file) => {
    const table = readTable(file)
    if ('error' in table) throw new Error(table.error.message)
    expect(['SKU', 'Price', 'Reason'].map((name) => table.rows[0]?.text(name))).toEqual(['BELL', '12,50', 'a;b'])
    expect(kindOfFile(file)).toBe('prices')
  })

  test.each([
    ['SKU,Price,price', 'price'],
    ['SKU;Quantity;SKU', 'SKU'],
    ['First Name,Email,EMAIL ', 'EMAIL'],
    ['Redirect from,Redirect to,Redirect to', 'Redirect to'],
    ['Promotion,Code,Code', 'Code'],
  ])('with a column twice is refused: %s', (head, column) => {
    expect(readTable(`${head}\na,b,c\n`)).toEqual({ error: { line: 1, column, message: 'is there twice: leave one of these columns out' } })
  })

  test('may have several columns without a name', () => {
    expect(readTable('SKU,Price,,\nA,1,,\n')).toMatchObject({ columns: ['SKU', 'Price', '', ''] })
  })
})
