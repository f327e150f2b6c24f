import { readFile } from 'node:fs/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { startApp } from '#test/app.ts'
import { reviewersOf } from '#test/reviewers.ts'
import { placeDeliveredOrder, signedIn } from '#test/builders.ts'

const app = await startApp()
const { newProduct, owner, write } = reviewersOf(app)
afterAll(() => app.stop())

describe('my reviews', () => {
  it('are those written and those pending', async () => {
    const [first, second] = [await newProduct(), await newProduct()]
    const person = await signedIn(app)
    const order = await placeDeliveredOrder(app, person, [first, second])
    const mine = () => app.call('GET /user/reviews', {}, { token: person.token })
    expect((await mine()).waiting.map(({ productId }) => productId).sort()).toEqual([first.id, second.id].sort())
    await write(person, order.id, first.id, 5, 'Fine')
    expect(await mine()).toMatchObject({
      reviews: [{ text: 'Fine', product: { name: first.info.name } }],
      waiting: [{ productId: second.id, number: order.number }],
    })
    const own = (id: string) => app.call('GET /user/order/review/:id/own', { id }, { token: person.token })
    expect(await own(first.id)).toMatchObject({ reviews: [{ text: 'Fine' }], waiting: [] })
    expect(await own(second.id)).toMatchObject({ reviews: [], waiting: [{ orderId: order.id }] })
  })

  it("are never requested for gift cards, which can't be reviewed", async () => {
    const product = await newProduct()
    const person = await owner(product)
    const { token } = person
    await app.database.db.query({ text: 'update products set is_gift_card = true where id = $1', values: [product.id] })
    expect((await app.call('GET /user/reviews', {}, { token })).waiting).toEqual([])
    await expect(write(person, person.order.id, product.id, 5)).rejects.toEqual(
      expect.objectContaining({ code: 'ONLY_PURCHASED_PRODUCTS_CAN_BE_REVIEWED' }),
    )
  })
})

it('are pending once per product bought several times, with the newest order, and not once it is reviewed', async () => {
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

it('of one product from before the limit: the newest stays, with the others as earlier versions', async () => {
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
