import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { placeDeliveredOrder, seedProduct, signedIn, stockShop } from '#test/builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

type Person = Awaited<ReturnType<typeof signedIn>>

const newProduct = async (): Promise<Product> => (await stockShop(app, [seedProduct({ stock: 50 })]))[0]!
/** Someone with a delivered order of this product. */
async function owner(product: Product) {
  const person = await signedIn(app)
  return { ...person, order: await placeDeliveredOrder(app, person, [product]) }
}
const write = (person: Person, orderId: string, productId: string, rating: number, text = '') =>
  app.call('POST /user/order/review', { orderId, productId, rating, text }, { token: person.token })

it('products wait once for a product that was bought twice, with the newest order, and no more once one of it is written', async () => {
  const product = await newProduct()
  const person = await owner(product)
  const newest = await placeDeliveredOrder(app, person, [product])
  const mine = () => app.call('GET /user/reviews', {}, { token: person.token })
  const reviewable = async () => {
    const { orders } = await app.call('GET /user/orders/list', {}, { token: person.token })
    return orders.map(({ canReview }) => canReview)
  }
  expect((await mine()).waiting).toMatchObject([{ productId: product.id, number: newest.number }])
  // The second time as they were stored for lists.
  for (const _ of [1, 2]) expect(await reviewable()).toEqual([[product.id], [product.id]])
  await write(person, person.order.id, product.id, 4)
  expect((await mine()).waiting).toEqual([])
  for (const _ of [1, 2]) expect(await reviewable()).toEqual([[], []])
})

it('reviews of which there were several of a product before: the newest remains, with the others as earlier versions', async () => {
  const product = await newProduct()
  const person = await owner(product)
  const { id } = await write(person, person.order.id, product.id, 2, 'Newest')
  const older = await placeDeliveredOrder(app, person, [product])
  const { db } = app.database
  await db.query({ text: 'drop index reviews_author', values: [] })
  await db.query({
    text: `insert into reviews (id, product_id, order_id, user_id, rating, text, created_at)
      values ('01900000-0000-7000-8000-000000000001', $1, $2, $3, 5, 'Older', now() - interval '1 year')`,
    values: [product.id, older.id, person.userId],
  })
  const migration = new URL('../../../db/migrations/0780_one_review_per_product.sql', import.meta.url)
  await db.query({ text: await readFile(migration, 'utf8'), values: [] })
  const { rows } = await db.query({
    text: `select r.id, r.text, (select array_agg(e.text) from review_edits e where e.review_id = r.id) as before, p.ratings
      from reviews r join products p on p.id = r.product_id where r.product_id = $1`,
    values: [product.id],
  })
  expect(rows).toEqual([{ id, text: 'Newest', before: ['Older'], ratings: [0, 1, 0, 0, 0] }])
})
