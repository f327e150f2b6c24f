import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { seedProduct, stockShop } from '#test/builders.ts'

let app: TestApp
const named = (name: string, sku: string) =>
  seedProduct({ name, keywords: [], shortDescription: '', variants: [{ options: {}, sku, price: 200, stock: 3 }] })

beforeAll(async () => {
  app = await startApp()
  await stockShop(app, [
    named('Olympic barbell', 'NB-BAR-20'),
    named('Cast kettlebell', 'QA-1'),
    named('Leather belt', 'QB-1'),
    named('Training t-shirt', 'QC-1'),
  ])
})
afterAll(() => app.stop())

const setSku = (sku: string) =>
  app.database.db.query({
    text: `update variants set sku = $1 where product_id = (select id from products where name = 'Olympic barbell')`,
    values: [sku],
  })
const search = (q: string) => app.call('GET /search/', { q, limit: 20 })
const names = async (q: string) => (await search(q)).products!.items.map(({ info }) => info.name)

beforeEach(() => setSku('NB-BAR-20'))

it('leads to its product, in any case', async () => {
  const { exact, products } = await search('nb-bar-20')
  expect(exact).toMatchObject({ id: products!.items[0]!.id, slug: products!.items[0]!.meta.friendlyPageName })
})

it('is found without a digit, too, when it is all of it', async () => {
  await setSku('NB-BAR-OAK')
  expect((await names('nb-bar-oak'))[0]).toBe('Olympic barbell')
  expect((await search('bar-oak')).exact).toBeNull()
})

it('is found by a part without a digit, too, where no product is found by words, and only there', async () => {
  await setSku('QX-ZV-JJ')
  expect(await names('qx-zv')).toEqual(['Olympic barbell'])
  expect(await names('ZV-JJ')).toEqual(['Olympic barbell'])
  expect(await search('qx-zv')).toMatchObject({ exact: null, leftOut: [], totals: { products: 1 } })
  expect(await names('qx-zz')).toEqual([])
  // A hyphenated word is searched as a word, even if a SKU begins like it.
  const asWord = await names('kettle-bells')
  expect(asWord.length).toBeGreaterThan(0)
  await setSku('KETTLE-BELLS-JJ')
  expect(await names('kettle-bells')).toEqual(asWord)
})

it('is found by its beginning, and nothing that only some of the words find, unless all of them find something', async () => {
  await setSku('QX-BELT-JJ')
  expect(await names('qx-belt')).toEqual(['Olympic barbell'])
  expect(await names('QX-BELT-JJ')).toEqual(['Olympic barbell'])
  expect(await names('qx-beltt')).toEqual(['Leather belt'])
  await setSku('LEATHER-BELT-5')
  expect(await names('leather-belt')).toEqual(['Leather belt'])
  expect(await names('leather-belt-5')).toEqual(['Olympic barbell'])
  await setSku('NB-BAR-20')
  expect(await names('nb-bar-2')).toEqual(['Olympic barbell'])
})

it('is found by its beginning up to a hyphen before what that would be as a word', async () => {
  await setSku('LEATHER-BELT-5')
  expect((await names('leather-'))[0]).toBe('Olympic barbell')
  expect(await names('leather')).toEqual(['Leather belt'])
  // Products found by the word come after it.
  expect((await names('leather-'))[1]).toBe('Leather belt')
})

it('is found by a part', async () => {
  expect((await names('bar-20'))[0]).toEqual('Olympic barbell')
  expect((await search('bar-20')).exact).toBeNull()
})

it('is said to be one of more than are shown, by its beginning and by a part', async () => {
  const skus = (beginning: string, count: number) => Array.from({ length: count }, (_, at) => named('Plate', `${beginning}-${100 + at}-JJ`))
  await stockShop(app, [...skus('ZA', 201), ...skus('ZB', 200), ...skus('ZC', 41)])
  const more = async (q: string) => {
    const { totals, moreSkus } = await search(q)
    return [totals.products, moreSkus]
  }
  expect(await more('za-')).toEqual([201, true])
  expect(await more('za-10')).toEqual([10, undefined])
  expect(await more('zb-')).toEqual([200, undefined])
  // Of all three, of which 40 are read.
  expect(await more('00-jj')).toEqual([6, undefined])
  expect(await more('0-jj')).toEqual([40, true])
})
