import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import type { Refusal } from '#contract/refusal.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { placeDeliveredOrder, seedProduct, signedIn, stockShop } from '#test/builders.ts'

const times = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n))
const parallel = 50

/** Each race runs once with the local database, and once with 15 ms of latency. */
describe.each([
  ['a near database', 0],
  ['a database 15 ms away', 15],
])('with %s', (_, ms) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ databaseMs: ms })
  })
  afterAll(async () => {
    await app.stop()
  })

  const newProduct = async (): Promise<Product> => (await stockShop(app, [seedProduct({ stock: 500 })]))[0]!
  const number = async (text: string, values: unknown[]) =>
    ((await app.database.db.query({ text, values })).rows[0] as { n: number } | undefined)?.n

  it('50 parallel reviews of one order line create one, which counts once', async () => {
    const product = await newProduct()
    const person = await signedIn(app)
    const { id: orderId } = await placeDeliveredOrder(app, person, [product])
    const write = (n: number) =>
      app.call('POST /user/order/review', { orderId, productId: product.id, rating: 1 + (n % 5) }, { token: person.token })
    const results = await Promise.allSettled(times(parallel, write))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as Refusal).code] : []))
    expect(new Set(refused)).toEqual(new Set(['PRODUCT_IS_ALREADY_REVIEWED']))
    const { rating, reviews } = await app.call('GET /user/order/review/:id', { id: product.id })
    expect([rating.count, rating.average]).toEqual([1, reviews[0]!.rating])
  })

  it('parallel reviews of 12 orders of one product create one, which counts once', async () => {
    const product = await newProduct()
    const person = await signedIn(app)
    const orders = await Promise.all(times(12, () => placeDeliveredOrder(app, person, [product])))
    const write = (orderId: string, n: number) =>
      app.call('POST /user/order/review', { orderId, productId: product.id, rating: 1 + (n % 5) }, { token: person.token })
    const results = await Promise.allSettled(orders.map(({ id }, n) => write(id, n)))
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as Refusal).code] : []))
    expect(refused.filter((code) => code !== 'PRODUCT_IS_ALREADY_REVIEWED')).toEqual([])
    const { rating, reviews } = await app.call('GET /user/order/review/:id', { id: product.id })
    expect([rating.count, rating.average, reviews.length]).toEqual([1, reviews[0]!.rating, 1])
  })

  it('50 parallel votes of one member count once, and 50 withdrawals remove one', async () => {
    const product = await newProduct()
    const [author, reader] = [await signedIn(app), await signedIn(app)]
    const { id: orderId } = await placeDeliveredOrder(app, author, [product])
    const { id } = await app.call('POST /user/order/review', { orderId, productId: product.id, rating: 4 }, { token: author.token })
    const helpful = () => number('select helpful as n from reviews where id = $1', [id])
    await Promise.all(times(parallel, () => app.call('PUT /user/reviews/:id/vote', { id }, { token: reader.token })))
    expect(await helpful()).toBe(1)
    await Promise.all(times(parallel, () => app.call('DELETE /user/reviews/:id/vote', { id }, { token: reader.token })))
    expect(await helpful()).toBe(0)
  })

  it("a product's rating matches its reviews after 60 parallel changes", async () => {
    const product = await newProduct()
    const people = await Promise.all(
      times(10, async () => {
        const person = await signedIn(app)
        const { id: orderId } = await placeDeliveredOrder(app, person, [product])
        const review = await app.call('POST /user/order/review', { orderId, productId: product.id, rating: 3 }, { token: person.token })
        return { token: person.token, id: review.id }
      }),
    )
    const changes = times(60, (n) => {
      const { token, id } = people[n % people.length]!
      return n % 11 === 10
        ? app.call('DELETE /user/order/review/:id', { id }, { token })
        : app.call('PUT /user/order/review', { id, rating: 1 + ((n * 7) % 5) }, { token })
    })
    await Promise.allSettled(changes)
    const { rows } = await app.database.db.query({
      text: `select array[count(*) filter (where rating = 1), count(*) filter (where rating = 2), count(*) filter (where rating = 3),
        count(*) filter (where rating = 4), count(*) filter (where rating = 5)]::int[] as stars, coalesce(round(avg(rating), 1), 0)::float8 as average
        from reviews where product_id = $1`,
      values: [product.id],
    })
    const [counted] = rows as { stars: number[]; average: number }[]
    const shown = async () => (await app.call('GET /user/order/review/:id', { id: product.id })).rating
    await expect
      .poll(shown)
      .toEqual({ histogram: counted!.stars, average: counted!.average, count: counted!.stars.reduce((sum, n) => sum + n, 0) })
    const { rating } = await app.call('GET /user/products/:id', { id: product.id })
    expect(rating.histogram).toEqual(counted!.stars)
  })
})
