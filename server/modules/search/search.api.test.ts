import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ApiInput } from '#contract/api.ts'
import { addProducts, changeVariants } from '#server/modules/catalogue/catalogue.ts'
import { newProductOf } from '#seed/rows.ts'
import { fillCatalogue } from '#seed/fill.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { newKey, seedProduct, stockShop } from '#test/builders.ts'
import { addRules, addSynonyms, defaultIndexes } from './search.ts'

let app: TestApp

const named = (name: string, over: Parameters<typeof seedProduct>[0] = {}) =>
  seedProduct({ name, keywords: [], shortDescription: '', ...over })

beforeAll(async () => {
  app = await startApp()
  await stockShop(app, [
    named('Cast kettlebell', { soldLately: 30 }),
    named('Competition kettlebell', { soldLately: 5, stock: 0 }),
    named('Kettlebell rack', { categories: ['accessories'] }),
    named('Olympic barbell', { categories: ['barbells'], variants: [{ options: {}, sku: 'NB-BAR-20', price: 200, stock: 3 }] }),
    named('Leather belt', { categories: ['accessories'], brand: 'saltwell', shortDescription: 'For heavy barbell days.' }),
    named('Fußball', { categories: ['accessories'] }),
    named('Crème brûlée bar', { categories: ['accessories'] }),
    named('কেটলবেল ভারী', { categories: ['accessories'] }),
    named('Training t-shirt', { categories: ['accessories'] }),
  ])
  await app.database.transaction(async (tx) => {
    await addSynonyms(tx, defaultIndexes.products, [{ words: ['kettlebell'], oneWay: ['kb', 'iron ball'] }])
    await addRules(tx, defaultIndexes.products, [{ query: 'girevoy', category: 'kettlebells' }])
  })
})
afterAll(() => app.stop())

type Query = Omit<ApiInput<'GET /search/'>, 'q'>
const search = (q: string, more: Query = {}) => app.call('GET /search/', { q, limit: 20, ...more })
const names = async (q: string, more: Query = {}) => (await search(q, more)).products!.items.map(({ info }) => info.name)
const within = { interval: 5 }

describe('words', () => {
  it.each([
    ['KETTLEBELLS', 'Cast kettlebell'],
    ['kettle bell', 'Cast kettlebell'],
    ['kettleb', 'Cast kettlebell'],
    ['jettlebell', 'Cast kettlebell'],
    ['kettelbel', 'Cast kettlebell'],
    ['kb', 'Cast kettlebell'],
    ['iron balls', 'Cast kettlebell'],
    ['fussball', 'Fußball'],
    ['FUSSBÄLL', 'Fußball'],
    ['creme brulee', 'Crème brûlée bar'],
    ['কেটলবেলগুলো', 'কেটলবেল ভারী'],
    ['tshirt', 'Training t-shirt'],
    ['t shirts', 'Training t-shirt'],
    ['saltwell', 'Leather belt'],
  ])('%s finds %s', async (q, name) => {
    expect((await names(q))[0]).toBe(name)
  })

  it('of three letters must be right, of seven one may be wrong, and two from eight on', async () => {
    expect(await names('bxr')).toEqual([])
    expect(await names('leathxr')).toEqual(['Leather belt'])
    expect(await names('lexthxr')).toEqual([])
    expect(await names('xettlebxll')).toContain('Cast kettlebell')
  })

  it('of three letters may lack one or have two swapped beside others that are right, and stay as they are where that finds nothing', async () => {
    for (const q of ['bel leather', 'leather bel', 'bet leather']) expect(await names(q), q).toEqual(['Leather belt'])
    expect((await search('bet leather')).corrected).toBe('belt leather')
    for (const [q, word] of [
      ['bxt leather', 'bxt'],
      ['elt leather', 'elt'],
      ['bet kettlebell', 'bet'],
      ['be7 leather', 'be7'],
    ] as const)
      expect(await search(q, { words: true }), q).toMatchObject({ corrected: null, leftOut: [word] })
  })

  it('must all be there; where nothing has them all, what has most of them is shown and the rest is named', async () => {
    expect(await names('kettlebell rack')).toEqual(['Kettlebell rack'])
    const { leftOut, products } = await search('kettlebell purple')
    expect(leftOut).toEqual(['purple'])
    expect(products!.items.length).toBeGreaterThan(1)
    // A left-out word isn't corrected as well.
    expect(await search('kettlebell leathr')).toMatchObject({ corrected: null, leftOut: ['leathr'] })
  })

  it('after a hyphen exclude what has them', async () => {
    expect(await names('kettlebell -rack', { words: true })).toEqual(['Cast kettlebell', 'Competition kettlebell'])
    // The list of the category would have it.
    for (const query of ['kettlebells -competition', 'kettlebells -"competition"', 'kettlebells -"competition kettlebell"'])
      expect(await names(query), query).toEqual(['Cast kettlebell', 'Kettlebell rack'])
    expect(await names('-rack kettlebell', { words: true })).toEqual(['Cast kettlebell', 'Competition kettlebell'])
    // By themselves they search for nothing.
    for (const query of ['-kettlebell', ' -kettlebell -"leather belt"'])
      expect(await search(query), query).toMatchObject({ totals: { products: 0 }, category: null })
    // Nothing is left: that is no reason to look for other words.
    const none = await search('belt -leather')
    expect([none.products!.items, none.corrected]).toEqual([[], null])
    const both = await search('kettlebell -kettlebell')
    expect([both.products!.items, both.leftOut]).toEqual([[], []])
  })

  it('in a name count more than in a description, what sells more, and what can be bought', async () => {
    expect(await names('barbell', { words: true })).toEqual(['Olympic barbell', 'Leather belt'])
    expect((await names('kettlebell', { words: true })).slice(0, 2)).toEqual(['Cast kettlebell', 'Kettlebell rack'])
  })

  it('that are corrected are named, and matches are marked', async () => {
    const { corrected, products } = await search('ketlebell', { words: true })
    expect(corrected).toBe('kettlebell')
    const [first] = products!.items
    const [[from, to] = []] = products!.marks[0]!
    expect(first!.info.name.slice(from, to)).toBe('kettlebell')
  })
})

describe('a kind of product', () => {
  it('is answered with the list of its category, with its filters', async () => {
    const { category, products } = await search('kettlebells')
    expect(category).toEqual({ slug: 'kettlebells', name: 'Kettlebells' })
    const list = await app.call('GET /user/products', { category: 'kettlebells', limit: 20 })
    expect(products).toMatchObject({ total: list.totalProducts, items: list.products, facets: list.facets })
  })
  it('may be named by a rule', async () => expect((await search('girevoy')).category?.slug).toBe('kettlebells'))
  it('is searched for by its words when that is wanted', async () => {
    expect((await search('kettlebells', { words: true })).category).toBeNull()
  })
})

describe('a result list', () => {
  it('has the filters, sorts and pages of a collection, with honest totals', async () => {
    const all = await search('kettlebell', { words: true })
    expect(all.products!.total).toBe(3)
    expect(await names('kettlebell', { words: true, orderBy: 'price-asc', inStock: true })).toHaveLength(2)
    const pages: string[] = []
    for (let cursor: string | null | undefined; cursor !== null;) {
      const { products } = await search('kettlebell', { words: true, limit: 1, ...(cursor && { cursor }) })
      pages.push(...products!.items.map(({ id }) => id))
      cursor = products!.nextCursor
    }
    expect(pages).toEqual(all.products!.items.map(({ id }) => id))
    expect((await search('kettlebell', { words: true, limit: 1, offset: 2 })).products!.items[0]!.id).toBe(pages[2])
  })

  it('is that of a product list with q', async () => {
    const listed = await app.call('GET /user/products', { q: 'kettlebell', limit: 20 })
    const { products } = await search('kettlebell', { words: true })
    expect(listed).toMatchObject({ totalProducts: products!.total, products: products!.items, facets: products!.facets })
  })

  it('begins with what is pinned', async () => {
    const belt = (await search('leather')).products!.items[0]!
    await app.database.transaction((tx) =>
      addRules(tx, defaultIndexes.products, [{ query: 'strong', products: [belt.meta.friendlyPageName] }]),
    )
    await expect.poll(async () => (await names('strong'))[0], within).toBe('Leather belt')
  })
})

describe('a change', () => {
  it('that names a product exactly like a query puts it first, sold out or not, and hides nothing that begins so', async () => {
    const before = await names('kettle')
    expect(before.toSorted()).toEqual(['Cast kettlebell', 'Competition kettlebell', 'Kettlebell rack'])
    const kettle = { ...newProductOf(named('Kettle', { categories: ['accessories'], stock: 0 }), app.now()), sales: [] }
    const [id] = await app.database.transaction((tx) => addProducts(tx, [kettle], app.now()))
    await expect.poll(() => names('kettle'), within).toEqual(['Kettle', ...before])
    expect((await app.call('GET /search/suggestions', { q: 'kettle' })).products[0]?.name).toBe('Kettle')
    await app.database.transaction(async (tx) => {
      await tx.query({ text: `update products set listed = false where id = $1`, values: [id] })
      await changeAll(tx, id!)
    })
    await expect.poll(() => names('kettle'), within).toEqual(before)
  })
  it('of a name, a new product and its end are seen', async () => {
    const [id] = await app.database.transaction((tx) =>
      addProducts(tx, [{ ...newProductOf(named('Ship anchor'), app.now()), sales: [] }], app.now()),
    )
    await expect.poll(() => names('anchor'), within).toEqual(['Ship anchor'])
    await app.database.transaction(async (tx) => {
      await tx.query({ text: `update products set name = 'Grappling hook' where id = $1`, values: [id] })
      await changeAll(tx, id!)
    })
    await expect.poll(() => names('grappling'), within).toEqual(['Grappling hook'])
    expect(await names('anchor')).toEqual([])
    await app.database.transaction(async (tx) => {
      await tx.query({ text: `update products set listed = false where id = $1`, values: [id] })
      await changeAll(tx, id!)
    })
    await expect.poll(() => names('grappling'), within).toEqual([])
    expect((await app.call('GET /search/suggestions', { q: 'grappl' })).products).toEqual([])
    await app.database.transaction(async (tx) => {
      await tx.query({ text: `update products set listed = true where id = $1`, values: [id] })
      await changeAll(tx, id!)
    })
    await expect.poll(() => names('grappling'), within).toEqual(['Grappling hook'])
  })

  it('of synonyms is seen, too', async () => {
    await app.database.transaction((tx) => addSynonyms(tx, defaultIndexes.products, [{ words: ['barbell'], oneWay: ['stick'] }]))
    await expect.poll(async () => (await names('stick'))[0], within).toBe('Olympic barbell')
  })
})

/** Anything that ends in a refresh of the product. */
async function changeAll(tx: Parameters<typeof changeVariants>[0], product: string): Promise<void> {
  const { rows } = await tx.query({ text: 'select id, stock from variants where product_id = $1', values: [product] })
  await changeVariants(tx, rows as { id: string; stock: number }[], app.now())
}

describe('bad input', () => {
  beforeEach(() => search('warm'))
  it.each([
    ['10,000 letters', 'a'.repeat(10_000), 422],
    ['NUL', 'a\0b', 422],
    ['nothing', '  ', 422],
    ['200 letters', 'b'.repeat(200), 200],
    ['100 words', 'kettlebel '.repeat(20).trim(), 200],
    ['quotes', `"'''"" kettlebell`, 200],
    ['wildcards', '%_\\%', 200],
    ['wildcards in a SKU', 'a1%_\\', 200],
    ['operators', '& | ! ( ) <-> :* kettlebell', 200],
    ['hyphens', '-'.repeat(100), 200],
    ['only stop words', 'the and of', 200],
    ['right-to-left text', 'كتلة حديد ‏', 200],
    ['marks alone', '\u0301\u0301\u09BC', 200],
    ['emoji', '🏋️‍♀️ kettlebell', 200],
    ['a script', '<script>alert(1)</script>', 200],
  ])('%s are answered', async (_, q, status) => {
    for (const path of ['/api/search/', '/api/search/suggestions', '/api/user/products']) {
      const response = await app.request(`${path}?${new URLSearchParams({ q, ...(path.endsWith('search/') && { filterBy: 'ALL' }) })}`)
      const allowed = path.endsWith('suggestions') && q.trim() === '' ? 200 : status
      expect([path, response.status]).toEqual([path, allowed])
      await response.arrayBuffer()
    }
  })
})

describe('the log', () => {
  const log = async () => {
    await app.search.log.flush()
    const { rows } = await app.database.db.query({ text: 'select query, searches, results, opened from search_log', values: [] })
    return new Map((rows as { query: string; searches: number; results: number; opened: number }[]).map((row) => [row.query, row]))
  }
  it('counts searches with their results, and what was opened from them', async () => {
    const { products } = await search('Crème')
    await search('creme')
    await search('creme', { offset: 1 })
    const { id } = products!.items[0]!
    await app.call('POST /search/opened', { q: 'CREME', productId: id })
    await app.call('POST /search/opened', { q: 'never searched', productId: id })
    const logged = await log()
    expect(logged.get('creme')).toEqual({ query: 'creme', searches: 2, results: 1, opened: 1 })
    expect(logged.has('never searched')).toBe(false)
  })
  it('has no email addresses and phone numbers', async () => {
    await search('ada@example.com')
    await search('+1 503 555 0100')
    expect([...(await log()).keys()].filter((query) => /@|555/.test(query))).toEqual([])
  })
  it('is purged after 90 days', async () => {
    await search('leather')
    await log()
    await app.jobs.runDue()
    app.pass(91 * 86_400_000)
    await app.jobs.runDue()
    expect((await log()).size).toBe(0)
  })
})

describe('people and clubs', () => {
  const person = { name: 'Ada Lovelace', handle: 'ada.lifts', avatar: null }
  const put = (id: string) =>
    app.database.transaction((tx) =>
      app.search.engine.putDocuments(tx, 'people', [
        { id, words: [person.name, person.handle], popularity: 1, document: { id, ...person } },
      ]),
    )
  it('are found by their words, misspelt or not, and no more once removed', async () => {
    expect(await search('lovelace', { filterBy: 'ALL' })).toMatchObject({ people: { total: 0, items: [] }, clubs: { total: 0, items: [] } })
    const id = '0198c0de-0000-7000-8000-000000000001'
    await put(id)
    for (const q of ['lovelace', 'lovelac', 'ovelace ada', 'ADA.LIFTS'])
      await expect
        .poll(async () => (await search(q, { filterBy: 'PEOPLE' })).people, within)
        .toEqual({ total: 1, items: [{ id, ...person, relation: null }] })
    expect((await search('lovelace')).totals).toMatchObject({ people: 1, clubs: 0 })
    expect((await search('lovelace')).people).toBeUndefined()
    await app.database.transaction((tx) => app.search.engine.removeDocuments(tx, 'people', [id]))
    expect((await search('lovelace', { filterBy: 'PEOPLE' })).people!.total).toBe(0)
  })
})

it('keeps up with many changes at once', async () => {
  const products = Array.from({ length: 300 }, (_, n) => named(`Anvil ${n}`, { slug: `anvil-${newKey().toLowerCase()}` }))
  await app.database.transaction((tx) => fillCatalogue(tx, { brands: [], categories: [], products }, app.now()))
  await expect.poll(async () => (await search('anvil', { words: true })).products!.total, within).toBe(300)
})
