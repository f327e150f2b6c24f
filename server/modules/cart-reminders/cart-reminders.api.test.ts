import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { hourMs } from '#contract/time.ts'
import { readOutbox } from '#server/messaging/outbox.ts'
import { changeVariants } from '#server/modules/catalogue/catalogue.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { newKey, orderInput, seedProduct, signedIn, stockShop } from '#test/builders.ts'
import { remindOfCarts } from './cart-reminders.ts'

let app: TestApp
let bell: Product
let mat: Product
beforeAll(async () => {
  app = await startApp({ env: { CART_REMINDER_HOURS: '4' } })
  ;[bell, mat] = (await stockShop(app, [seedProduct({ price: 20 }), seedProduct({ price: 30, stock: 3 })])) as [Product, Product]
})
afterAll(() => app.stop())

type Person = Awaited<ReturnType<typeof signedIn>>
const put = ({ token }: Person, product: Product, quantity = 1) => app.call('POST /cart', { productId: product.id, quantity }, { token })
const agree = ({ token }: Person, isSubscribed = true) => app.call('PUT /user/newsletter', { isSubscribed, source: 'settings' }, { token })
async function shopper(agrees = true): Promise<Person> {
  const person = await signedIn(app)
  if (agrees) await agree(person)
  await put(person, bell)
  return person
}
const remind = (over: { cartReminderHours?: number } = {}) =>
  remindOfCarts(app.database, { config: { ...app.config, ...over }, signingSecret: 'x'.repeat(64) }, app.now())
const mailsTo = async ({ email }: Person) =>
  (await readOutbox(app.database.db, 1000)).filter(({ to, subject }) => to === email && subject.includes('cart'))
/** The number of reminders that each customer got after this many hours. */
async function told(people: Person[], hours = 5): Promise<number[]> {
  app.pass(hours * hourMs)
  await remind()
  return Promise.all(people.map(async (one) => (await mailsTo(one)).length))
}

it('the reminder job sends one reminder of an abandoned cart to customers who agreed, with an unsubscribe link', async () => {
  const [agreed, didNot] = [await shopper(), await shopper(false)]
  expect(await told([agreed, didNot], 3)).toEqual([0, 0])
  app.pass(2 * hourMs)
  await Promise.all(Array.from({ length: 50 }, () => remind()))
  expect(await told([agreed, didNot], 0)).toEqual([1, 0])
  const [mail] = await mailsTo(agreed)
  expect(mail?.text).toContain(bell.info.name)
  expect(mail?.text).toMatch(/sign-in\?next=%2Fcart/)
  expect(mail?.text).toMatch(/newsletter\?unsubscribe=/)
  await put(agreed, bell, 2)
  expect(await told([agreed], 24)).toEqual([1])
  app.pass(7 * 24 * hourMs)
  await put(agreed, bell, 3)
  expect(await told([agreed])).toEqual([2])
})

it('the reminder job sends none when the cart was ordered or emptied, the customer unsubscribed, or the setting is off', async () => {
  const [ordered, emptied, gone, late] = [await shopper(), await shopper(), await shopper(), await shopper()]
  await app.call('POST /user/orders/create-order', await orderInput(app, [{ product: mat, quantity: 1 }]), {
    token: ordered.token,
    idempotencyKey: newKey(),
  })
  await app.call('DELETE /cart/allitems', {}, { token: emptied.token })
  await agree(gone, false)
  app.pass(5 * hourMs)
  await remind({ cartReminderHours: 0 })
  expect(await told([late], 0)).toEqual([1])
  expect(await told([ordered, emptied, gone], 0)).toEqual([0, 0, 0])
})

it('the reminder job marks what is out of stock, and sends none when everything is', async () => {
  const [both, one] = [await shopper(), await signedIn(app)]
  await put(both, mat)
  await agree(one)
  await put(one, mat)
  await app.database.transaction((tx) => changeVariants(tx, [{ id: mat.variants[0]!.id, stock: 0 }], app.now()))
  expect(await told([both, one])).toEqual([1, 0])
  expect((await mailsTo(both))[0]?.text).toContain('Out of stock')
})
