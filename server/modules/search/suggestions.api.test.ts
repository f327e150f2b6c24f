import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { seedProduct, stockShop } from '#test/builders.ts'
import { setProductPublished } from '#server/modules/catalogue/catalogue.ts'

let app: TestApp
const named = (name: string, over: Parameters<typeof seedProduct>[0] = {}) =>
  seedProduct({ name, keywords: [], shortDescription: '', ...over })

beforeAll(async () => {
  app = await startApp()
  const rod = (n: number) => ({ options: { Length: `${n} cm` }, sku: `NB-BAR-${n}`, price: 200, stock: 3 })
  await stockShop(app, [
    named('Cast kettlebell', { soldLately: 30 }),
    named('Olympic barbell', {
      categories: ['barbells'],
      options: [{ name: 'Length', values: ['20 cm', '25 cm'] }],
      variants: [rod(20), rod(25)],
    }),
    named('Short barbell', { categories: ['barbells'], variants: [{ options: {}, sku: 'nb-bar-2', price: 90, stock: 3 }] }),
    named('Barbell 2', { categories: ['barbells'], variants: [{ options: {}, sku: 'NB-BAR-OAK', price: 90, stock: 3 }] }),
    named('Leather belt', { categories: ['accessories'], brand: 'saltwell' }),
  ])
})
afterAll(() => app.stop())

const suggest = (q: string) => app.call('GET /search/suggestions', { q })
const products = async (q: string) => (await suggest(q)).products.map(({ name }) => name)

describe('suggestions', () => {
  it('complete what is typed: ten at most, with products, prices and categories', async () => {
    const found = await suggest('kettl')
    expect(found.products[0]).toMatchObject({ name: 'Cast kettlebell', price: 20, marks: [[5, 10]] })
    expect(found.categories).toEqual([{ slug: 'kettlebells', name: 'Kettlebells' }])
    expect(found.products[0]).not.toHaveProperty('from')
    expect(found.queries.filter((query) => /^kettlebells?$/.test(query))).toEqual(['kettlebells'])
    expect(Object.values(found).flat().length).toBeLessThanOrEqual(10)
  })
  it('are no longer made of a product that left the sale, nor of what it was called before', async () => {
    const [secret] = await stockShop(app, [named('Gloves', { keywords: ['zephyr collab'] })])
    const zephyr = async () => (await suggest('zeph')).queries
    expect(await zephyr()).toEqual(['zephyr collab'])
    const published = (is: boolean) => app.database.transaction((tx) => setProductPublished(tx, secret!.id, is, app.now()))
    await published(false)
    expect(await zephyr()).toEqual([])
    await published(true)
    expect(await zephyr()).toEqual(['zephyr collab'])
  })
  it("say that a product's price is its lowest, if it has several", async () => {
    const [bag] = await stockShop(app, [
      named('Zenith bag', {
        options: [{ name: 'Size', values: ['S', 'L'] }],
        variants: [
          { options: { Size: 'S' }, sku: 'ZB-S', price: 30, stock: 3 },
          { options: { Size: 'L' }, sku: 'ZB-L', price: 45, stock: 3 },
        ],
      }),
    ])
    expect((await suggest('zenith')).products).toMatchObject([{ id: bag!.id, price: 30, from: true }])
  })
  it('survive a typo', async () => {
    expect((await suggest('ketlebe')).products[0]?.name).toBe('Cast kettlebell')
  })
  it('of nothing are what many search for, without what only one person did or the shop has no word for', async () => {
    for (let n = 0; n < 6; n++) {
      await app.call('GET /search/', { q: 'Olympic  barbell' })
      await app.call('GET /search/', { q: 'ada.lovelace barbell' })
    }
    await app.call('GET /search/', { q: 'leather belt' })
    await app.search.log.flush()
    app.pass(61_000)
    const { queries } = await suggest('')
    expect(queries).toContain('olympic barbell')
    expect(queries.filter((query) => /ada|leather/.test(query))).toEqual([])
  })
})

describe('a SKU that is typed', () => {
  it.each([
    ['NB-BAR-20', ['Olympic barbell']],
    ['nb-bar-2', ['Short barbell', 'Olympic barbell']],
    ['nb-bar-oak', ['Barbell 2']],
  ])('suggests what has it or begins with it, once, before what its words find: %s', async (q, first) => {
    const found = await products(q)
    expect(found.slice(0, first.length)).toEqual(first)
    expect(new Set(found).size).toBe(found.length)
  })

  it('is no misspelt word, and a word with a hyphen a part of a SKU only where words find nothing', async () => {
    expect((await suggest('nb-bar-25')).queries).toEqual([])
    expect(await products('nb')).toEqual([])
    expect(await products('nb-')).toEqual(['Short barbell', 'Olympic barbell', 'Barbell 2'])
    expect(await products('cast-')).toEqual(await products('cast'))
    await app.database.db.query({ text: `update variants set sku = 'CAST-B' where sku = 'NB-BAR-OAK'`, values: [] })
    expect(await products('cast-')).toEqual(await products('cast'))
    await app.database.db.query({ text: `update variants set sku = 'NB-BAR-OAK' where sku = 'CAST-B'`, values: [] })
  })

  it('suggests nothing that is no longer on sale', async () => {
    await app.database.db.query({ text: `update variants set active = false where sku = 'NB-BAR-OAK'`, values: [] })
    expect((await products('nb-bar-oak'))[0]).not.toBe('Barbell 2')
  })
})
