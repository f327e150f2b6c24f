import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TextDocument } from '#contract/admin/texts.ts'
import type { Call } from '#contract/api.ts'
import type { App } from '#server/app.ts'
import { changeVariants } from '#server/modules/catalogue/catalogue.ts'
import { startApp, type TestApp } from './app.ts'
import { placeDeliveredOrder, seedProduct, signedIn, staffIn, stockShop } from './builders.ts'
import { member } from './community.ts'
import { slowdown } from './slowdown.ts'

const seenMs = 1000
/** A machine busy with other things can be late once. */
const timed = { retry: 2 }

let app: TestApp
let other: App
beforeAll(async () => {
  app = await startApp()
  other = await app.another()
})
afterAll(async () => {
  await other.close()
  await app.stop()
})

let articles = 0
const written: TextDocument = {
  title: '',
  description: 'What a thumb does, and what it does not.',
  body: 'Hold on.',
  category: 'sports',
  author: 'Ada',
  about: '',
  cover: null,
  alt: '',
  caption: '',
  products: [],
  date: null,
}

/** In the process that changed it, and in another one. */
async function checkSeen(read: (call: Call) => Promise<unknown>, expected: unknown): Promise<void> {
  const timeout = seenMs * slowdown()
  await Promise.all([app.call, other.call].map((call) => expect.poll(() => read(call), { timeout, interval: 10 }).toEqual(expected)))
}

it('a changed price is shown in lists within a second', timed, async () => {
  const [product] = await stockShop(app, [seedProduct()])
  const { id } = product!.variants[0]!
  const price = async (call: Call) =>
    (await call('GET /user/products', { orderBy: 'newest' })).products.find((one) => one.id === product!.id)?.info.price
  await checkSeen(price, 20)
  await app.database.transaction((tx) => changeVariants(tx, [{ id, price: 4321 }], app.now()))
  await checkSeen(price, 43.21)
})

it('a review is shown on cards within a second', timed, async () => {
  const [product] = await stockShop(app, [seedProduct()])
  const person = await signedIn(app)
  const { id: orderId } = await placeDeliveredOrder(app, person, [product!])
  const { id: productId } = product!
  await app.call('POST /user/order/review', { orderId, productId, rating: 3 }, person)
  await checkSeen((call) => call('GET /user/products/:id', { id: productId }).then(({ rating }) => rating.average), 3)
})

it('a profile appears in and disappears from search within a second', timed, async () => {
  const person = await member(app)
  const found = (call: Call) => call('GET /search/', { q: 'brambleshed', filterBy: 'PEOPLE' }).then(({ people }) => people?.total)
  await app.call('PATCH /profile', { name: 'Quentin Brambleshed' }, person)
  await checkSeen(found, 1)
  await app.call('PATCH /user', { privacy: 'private' }, person)
  await checkSeen(found, 0)
})

it('an article is shown within a second', timed, async () => {
  const { token } = await staffIn(app, 'editor')
  const name = `on-grip-${(articles += 1)}`
  const document = { ...written, title: `On grip ${articles}` }
  await app.call(
    'PUT /admin/texts/:kind/:locale/:name',
    { kind: 'article', locale: 'en', name, version: 0, as: 'live', document },
    { token },
  )
  await checkSeen((call) => call('GET /user/blogs/:id', { id: name }).then(({ title }) => title), document.title)
})
