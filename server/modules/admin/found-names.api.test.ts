import { afterAll, expect, it } from 'vitest'
import { startApp } from '#test/app.ts'
import { address, newKey, orderInput, seedProduct, signedIn, staffIn, stockShop } from '#test/builders.ts'

const app = await startApp()
afterAll(() => app.stop())
const { token } = await staffIn(app, 'owner')
const [product] = await stockShop(app, [seedProduct({ stock: 500 })])

it.each([
  ['Zoë', 'O’Hara-Längname', ['zoe', 'Zoë', 'ZOË', 'zoe\u0308', "o'hara", 'O’Hara', 'langname', 'Längname zoe']],
  ['Łukasz', 'Weiß', ['lukasz', 'Łukasz', 'weiss', 'Weiß']],
  ['Ødegård', 'Œuvre', ['odegard', 'Ødegård', 'oeuvre']],
  ['Νίκη', 'Щукина', ['νικη', 'щукина']],
  ['নাজমুল', 'হোসেন', ['নাজমুল', 'হোসেন']],
])('%s %s is found in orders and customers, however it is typed', async (firstName, lastName, queries) => {
  const buyer = await signedIn(app)
  await app.database.db.query({ text: 'update users set name = $2 where id = $1', values: [buyer.userId, `${firstName} ${lastName}`] })
  const input = await orderInput(app, [{ product: product!, quantity: 1 }], { shippingAddress: address({ firstName, lastName }) })
  const { number } = await app.call('POST /user/orders/create-order', input, { token: buyer.token, idempotencyKey: newKey() })
  for (const q of queries) {
    const orders = await app.call('GET /admin/orders', { q }, { token })
    expect([q, orders.rows.map((row) => row.number)]).toEqual([q, [number]])
    const customers = await app.call('GET /admin/customers', { q }, { token })
    expect([q, customers.rows.map(({ id }) => id)]).toEqual([q, [buyer.userId]])
  }
})
