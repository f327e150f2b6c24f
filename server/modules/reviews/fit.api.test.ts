import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { fits } from '#contract/size-fit.ts'
import { readOutbox } from '#server/messaging/outbox.ts'
import { startApp } from '#test/app.ts'
import { newKey, orderInput, placeDeliveredOrder, seedProduct, signedIn, staffIn, stockShop } from '#test/builders.ts'
import { requestReviews } from './requests.ts'

const app = await startApp()
// Also compares the counts with the reviews.
afterAll(() => app.stop())

/** A product with one variant, of this size. */
const newProduct = async (size: string): Promise<Product> => {
  const variants = [{ options: { Size: size }, sku: randomUUID(), price: 20, stock: 500 }]
  return (await stockShop(app, [seedProduct({ options: [{ name: 'Size', values: [size] }], variants })]))[0]!
}
const owner = async (product: Product) => {
  const person = await signedIn(app)
  return { ...person, order: await placeDeliveredOrder(app, person, [product]) }
}
type Owner = Awaited<ReturnType<typeof owner>>
type Fit = (typeof fits)[number] | null

const write = ({ token, order }: Pick<Owner, 'token' | 'order'>, { id: productId }: Product, fit: Fit) =>
  app.call('POST /user/order/review', { orderId: order.id, productId, rating: 4, fit }, { token })
const change = ({ token }: { token: string }, id: string, fit: Fit) => app.call('PUT /user/order/review', { id, rating: 4, fit }, { token })
const list = ({ id }: Product) => app.call('GET /user/order/review/:id', { id })
const countsOf = async (product: Product) => Object.values((await list(product)).fits)

describe('how a size fits', () => {
  it('is said with a review, shown with the bought size, and counted until it is changed, hidden or deleted', async () => {
    const product = await newProduct('M')
    const [person, staff] = [await owner(product), await staffIn(app, 'moderator')]
    const { id } = await write(person, product, 'runs-small')
    expect((await list(product)).reviews).toMatchObject([{ id, fit: 'runs-small', options: { Size: 'M' } }])
    expect(await countsOf(product)).toEqual([1, 0, 0])
    await change(person, id, 'runs-large')
    expect((await app.call('GET /user/reviews', {}, person)).reviews).toMatchObject([{ id, fit: 'runs-large' }])
    await expect.poll(() => countsOf(product)).toEqual([0, 0, 1])
    expect((await app.call('GET /admin/reviews/:id', { id }, staff)).edits).toMatchObject([{ fit: 'runs-small' }])
    await app.call('POST /staff/reviews/:id/remove', { id, reason: 'spam' }, staff)
    await expect.poll(() => countsOf(product)).toEqual([0, 0, 0])
    await app.call('POST /admin/reviews/:id/restore', { id }, staff)
    await expect.poll(() => countsOf(product)).toEqual([0, 0, 1])
    await change(person, id, null)
    await expect.poll(() => countsOf(product)).toEqual([0, 0, 0])
    await change(person, id, 'true-to-size')
    await app.call('DELETE /user/order/review/:id', { id }, person)
    await expect.poll(() => countsOf(product)).toEqual([0, 0, 0])
  })

  it('is refused for what has no size, or one that only says how much is in it', async () => {
    const [plain] = await stockShop(app, [seedProduct()])
    for (const product of [plain!, await newProduct('500 ml')]) {
      const person = await owner(product)
      await expect(write(person, product, 'true-to-size')).rejects.toMatchObject({ code: 'PRODUCT_HAS_NO_SIZES', status: 422 })
      const { id, fit } = await write(person, product, null)
      expect(fit).toBeNull()
      await expect(change(person, id, 'runs-large')).rejects.toMatchObject({ code: 'PRODUCT_HAS_NO_SIZES' })
      expect(await countsOf(product)).toEqual([0, 0, 0])
    }
    const wrong = app.call('PUT /user/order/review', { id: randomUUID(), rating: 4, fit: 'tight' as 'runs-small' }, await signedIn(app))
    await expect(wrong).rejects.toMatchObject({ code: 'INVALID_INPUT', errors: { fit: [expect.any(String)] } })
  })

  it('follows the newest order if a product is reviewed again', async () => {
    const product = await newProduct('L')
    const person = await owner(product)
    const { id } = await write(person, product, 'runs-small')
    const again = { ...person, order: await placeDeliveredOrder(app, person, [product]) }
    expect(await write(again, product, 'true-to-size')).toMatchObject({ id, fit: 'true-to-size' })
    await expect.poll(() => countsOf(product)).toEqual([0, 1, 0])
  })

  it('adds up after 50 parallel reviews, 50 changes, and deletions among them', async () => {
    const product = await newProduct('S')
    const people = await Promise.all(Array.from({ length: 50 }, () => owner(product)))
    const reviews = await Promise.all(people.map((person, n) => write(person, product, fits[n % 3]!)))
    await expect.poll(() => countsOf(product)).toEqual([17, 17, 16])
    const changes = reviews.flatMap(({ id }, n) => [
      change(people[n]!, id, [...fits, null][n % 4]!),
      ...(n % 5 === 0 ? [app.call('DELETE /user/order/review/:id', { id }, people[n])] : []),
    ])
    await Promise.allSettled(changes)
    const left = await app.database.db.query({
      text: `select count(*) filter (where fit = 'runs-small')::int as small, count(*) filter (where fit = 'true-to-size')::int as fitting,
        count(*) filter (where fit = 'runs-large')::int as large from reviews where product_id = $1`,
      values: [product.id],
    })
    await expect.poll(() => countsOf(product)).toEqual(Object.values(left.rows[0] as object))
  })

  it('stays with the reviews that stay when accounts are merged or erased', async () => {
    const product = await newProduct('XL')
    const [stays, goes, staff] = [await owner(product), await owner(product), await staffIn(app, 'owner')]
    await write(stays, product, 'runs-small')
    await write(goes, product, 'runs-large')
    app.pass(1000)
    await app.call('POST /admin/customers/:id/merge', { id: stays.userId, from: goes.userId, confirm: goes.email }, staff)
    await expect.poll(() => countsOf(product)).toEqual([0, 0, 1])
    const edits = await app.database.db.query({
      text: 'select e.fit from review_edits e join reviews r on r.id = e.review_id where r.product_id = $1',
      values: [product.id],
    })
    expect(edits.rows).toEqual([{ fit: 'runs-small' }])
  })

  it('is shown to staff with the pieces that came back because of their size', async () => {
    const product = await newProduct('EU 42')
    const [person, staff] = [await signedIn(app), await staffIn(app, 'owner')]
    const input = await orderInput(app, [{ product, quantity: 1 }])
    const order = await app.call('POST /user/orders/create-order', input, { token: person.token, idempotencyKey: newKey() })
    await app.call('POST /admin/orders/:id/ship', { id: order.id }, staff)
    await app.call('POST /admin/orders/:id/deliver', { id: order.id }, staff)
    await write({ ...person, order }, product, 'runs-large')
    const lines = [{ variantId: product.variants[0]!.id, quantity: 1 }]
    await app.call('POST /user/orders/:id/returns', { id: order.id, lines, reason: 'wrong-size' }, person)
    const expected = { fits: { runsSmall: 0, trueToSize: 0, runsLarge: 1 }, returnedForSize: 1 }
    expect(await app.call('GET /admin/products/:id/fit', { id: product.id }, staff)).toEqual(expected)
    await expect(app.call('GET /admin/products/:id/fit', { id: randomUUID() }, staff)).rejects.toMatchObject({ code: 'INVALID_PRODUCT_ID' })
    const csv = await app.request('/api/admin/reviews/export', { headers: { authorization: `Bearer ${staff.token}` } })
    expect(await csv.text()).toMatch(/,Hidden,Fit\r?\n[\s\S]*,runs-large\r?\n/)
  })

  it('is mentioned in the mail that asks for reviews, if what was bought has a size', async () => {
    const settings = { config: app.config, signingSecret: 'a secret of this test, long enough' }
    const [plain] = await stockShop(app, [seedProduct()])
    const [sized, other] = [await owner(await newProduct('M')), await owner(plain!)]
    app.pass(7 * 86_400_000)
    await requestReviews(app.database, settings, app.now())
    const mails = await readOutbox(app.database.db, 200)
    const textTo = (email: string) => mails.find(({ to, subject }) => to === email && subject.startsWith("How's"))!.text
    expect(textTo(sized.email)).toContain('Does it run small')
    expect(textTo(other.email)).not.toContain('Does it run small')
  })
})
