import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildIfStale } from '#scripts/build.ts'
import { fillBengali } from '#seed/bengali/fill-bengali.ts'
import { brands, categories, products } from '#seed/catalogue/index.ts'
import { fillCatalogue } from '#seed/fill.ts'
import { registerPages } from '#server/pages/pages.ts'
import { startApp, type TestApp } from './app.ts'

let app: TestApp
beforeAll(async () => {
  await buildIfStale()
  app = await startApp({
    env: { LOCALES: 'en,bn' },
    prepare: ({ http, call, callFrom, catalogue }, config) =>
      registerPages(http, { call, callFrom, config, invalidations: catalogue.invalidations, now: () => app.now().getTime() }),
  })
  await app.database.transaction(async (tx) => {
    await fillCatalogue(tx, { brands, categories, products }, app.now())
    await fillBengali(tx)
  })
})
afterAll(() => app.stop())

/** Have a page of their own, where one says the amount. */
const giftCards = products.filter(({ giftCard }) => giftCard)
const htmlOf = async (path: string): Promise<string> => (await app.request(path)).text()
/** The first price in there, as people read it. */
const priceIn = (html = ''): string | undefined =>
  /<p class="price[^>]*>(.*?)<\/p>/
    .exec(html)?.[1]
    ?.replaceAll(/(<[^>]*>)+/g, ' ')
    .trim()

const amountIn = (price = ''): string | undefined => /\$[\d০-৯.]+/.exec(price)?.[0]

/** The prices on the cards of the whole catalogue, by the path of the product's page. */
async function cardsIn(prefix: string): Promise<Map<string, string | undefined>> {
  const found = new Map<string, string | undefined>()
  for (let page = 1; ; page += 1) {
    const cards = (await htmlOf(`${prefix}/collections/all?page=${page}`)).split('<article class="card">').slice(1)
    for (const card of cards) found.set(/href="([^"]*\/product\/[^"]+)"/.exec(card)?.[1] ?? '', priceIn(card))
    if (cards.length === 0) return found
  }
}

it.each([
  ['English', ''],
  ['Bengali', '/bn'],
])('every product of the demo opens with the price on its card, in %s', async (_, prefix) => {
  const cards = await cardsIn(prefix)
  expect(cards.size).toBe(products.length)
  const wrong: object[] = []
  for (const [path, card] of cards) {
    if (giftCards.some(({ slug }) => path.endsWith(`/${slug}`))) continue
    const html = (await htmlOf(path)).split('<h1')[1] ?? ''
    const page = priceIn(html)
    // As long as nothing is chosen, the page shows the same as the card; a chosen price isn't a "from" price.
    const isSame = html.includes('id="open-option"') ? page === card : amountIn(page) === amountIn(card)
    if (amountIn(card) === undefined || !isSame) wrong.push({ path, card, page })
  }
  expect(wrong).toEqual([])
})
