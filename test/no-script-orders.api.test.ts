import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { urls } from '#contract/urls.ts'
import { buildIfStale } from '#scripts/build.ts'
import { registerPages } from '#server/pages/pages.ts'
import { startApp, type TestApp } from './app.ts'
import { address, freshEmail, newKey, orderInput, seedProduct, signedIn, stockShop } from './builders.ts'

let app: TestApp
let product: Product
let other: Product
beforeAll(async () => {
  await buildIfStale()
  app = await startApp({
    prepare: ({ http, call, callFrom, catalogue }, config) =>
      registerPages(http, { call, callFrom, config, invalidations: catalogue.invalidations, now: () => app.now().getTime() }),
  })
  const [first, second] = await stockShop(app, [seedProduct({ stock: 500 }), seedProduct({ stock: 500 })])
  ;[product, other] = [first!, second!]
})
afterAll(() => app.stop())

const note = 'Ring twice.'
type Form = Record<string, string>

/** A browser without script: its cookies, and the forms it sends. */
async function openBrowser(kind: string) {
  const jar = new Map<string, string>()
  const person = kind === 'customer' ? await signedIn(app) : undefined
  if (person) jar.set('session', person.token)
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const keep = (response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
  }
  const post = async (path: string, fields: Form) => {
    const body = new URLSearchParams(fields)
    const response = await app.request(path, { method: 'POST', body, headers: { cookie: cookies() }, redirect: 'manual' })
    return { response, status: response.status, to: response.headers.get('location'), html: await response.text() }
  }
  const email = person?.email ?? freshEmail()
  return {
    email,
    add: async ({ id, variants }: Product = product) => {
      const { response, status } = await post(urls.cart(), { productId: id, variantId: variants[0]!.id, add: '1' })
      expect(status).toBe(303)
      keep(response)
    },
    /** A tab at the checkout, with the fields of its form. */
    open: async (): Promise<Form> => {
      const html = await (await app.request(urls.checkout(), { headers: { cookie: cookies() } })).text()
      const hidden = (name: string) => (new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '').replaceAll('&quot;', '"')
      const { region = '', ...place } = address()
      return { ...place, region, email, shippingMethod: 'standard', note, attempt: hidden('attempt'), shown: hidden('shown') }
    },
    /** Presses Place order in several tabs before any of them gets a response. */
    place: async (...tabs: Form[]) => {
      const answers = await Promise.all(tabs.map((tab) => post(urls.checkout(), tab)))
      for (const { response } of answers) keep(response)
      return answers
    },
    orders: async () => {
      const text = `select number from orders where email = $1 and note = '${note}'`
      return (await app.database.db.query({ text, values: [email] })).rows.length
    },
  }
}

it('without script, an order is a gift if any gift field is filled in', async () => {
  const { add, open, place, email } = await openBrowser('guest')
  await add()
  const form = await open()
  await place({ ...form, giftMessage: 'Happy birthday,\r\nKim!' })
  const { rows } = await app.database.db.query({ text: 'select gift from orders where email = $1', values: [email] })
  expect(rows).toEqual([{ gift: { message: 'Happy birthday,\nKim!', isWrapped: false } }])
})

it('without script, the price of gift wrap is added when the total is updated; an order that has not seen it is refused', async () => {
  Object.assign(app.config, { offersGiftWrap: true, giftWrap: { price: 450, taxClass: 'standard' } })
  const { add, open, place, email } = await openBrowser('guest')
  await add()
  const form = await open()
  const [unseen] = await place({ ...form, giftWrap: '1' })
  expect(unseen!.status).toBe(422)
  expect(unseen!.html).toContain('$4.50, added when you update the total.')
  const [updated] = await place({ ...form, giftWrap: '1', update: '1' })
  const shown = /name="shown" value="([^"]*)"/.exec(updated!.html)![1]!.replaceAll('&quot;', '"')
  expect((await place({ ...form, giftWrap: '1', shown }))[0]!.status).toBe(303)
  Object.assign(app.config, { offersGiftWrap: false, giftWrap: { price: 0, taxClass: 'standard' } })
  const { rows } = await app.database.db.query({ text: 'select gift from orders where email = $1', values: [email] })
  expect(rows).toEqual([{ gift: { message: '', isWrapped: true, wrapCost: 450 } }])
})

describe.each(['guest', 'customer'])('without script, the cart of a %s', (kind) => {
  it('becomes one order from two tabs, and another one once it is filled again', async () => {
    const { add, open, place, orders } = await openBrowser(kind)
    await add()
    const tabs = [await open(), await open()]
    const [first] = await place(tabs[0]!)
    expect(first).toMatchObject({ status: 303, to: expect.stringContaining('/payment-success') })
    const [second] = await place(tabs[1]!)
    // A guest gets a message; a customer is redirected to the first order.
    const number = /order=\w+/.exec(first!.to!)![0]
    expect([second!.html.includes('This cart was ordered or emptied in another tab.'), second!.to?.includes(number)]).toEqual(
      kind === 'guest' ? [true, undefined] : [false, true],
    )
    expect(await orders()).toBe(1)

    await add()
    expect((await place(tabs[1]!))[0]).toMatchObject({ status: 409, html: expect.stringContaining('Your cart or the total has changed.') })
    expect((await place(await open()))[0]).toMatchObject({ status: 303 })
    expect(await orders()).toBe(2)
  })

  it('becomes one order when its button is pressed 50 times in parallel', async () => {
    const { add, open, place, orders } = await openBrowser(kind)
    await add()
    const tabs = await Promise.all([open(), open()])
    const answers = await place(...Array.from({ length: 50 }, (_, index) => tabs[index % 2]!))
    expect(new Set(answers.map(({ status, to }) => `${status} ${/order=\w+/.exec(to ?? '')?.[0]}`)).size).toBe(1)
    expect(answers[0]!.status).toBe(303)
    expect(await orders()).toBe(1)
  })

  it('becomes one order, also if a tab shows fewer lines or another address', async () => {
    const { add, open, place, orders } = await openBrowser(kind)
    await add()
    const less = await open()
    await add(other)
    const all = await open()
    const answers = await place(less, all, { ...all, city: 'Elsewhere' })
    // Later tabs get a message, or, for a customer, a redirect to the existing order.
    const { 303: led = [], 409: told = [] } = Object.groupBy(answers, ({ status }) => status)
    expect(led.length + told.length).toBe(answers.length)
    expect(new Set(led.map(({ to }) => /order=\w+/.exec(to ?? '')?.[0])).size).toBe(1)
    expect(await orders()).toBe(1)
  })
})

it('without script, a line added after a tab showed the order stays in the cart', async () => {
  const { add, open, place, orders } = await openBrowser('guest')
  await add()
  const tab = await open()
  await add(other)
  await place(tab)
  const shown = JSON.parse((await open())['shown']!) as { products: { productId: string }[] }
  expect(shown.products.map(({ productId }) => productId)).toEqual([other.id])
  expect(await orders()).toBe(1)
})

it('without script, a missing state is asked for, as with it; an API client may omit it', async () => {
  const { add, open, place, orders } = await openBrowser('guest')
  await add()
  const tab = { ...(await open()), country: 'AE', postCode: '00000', city: 'Dubai', region: '', phone: '+971501234567' }
  const [missing] = await place(tab)
  expect(missing).toMatchObject({ status: 422 })
  expect(missing!.html).toMatch(/<select[^>]*name="region"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="region"/)
  expect(await orders()).toBe(0)
  const [told] = await place({ ...tab, country: 'US', postCode: '97201', city: 'Portland', phone: '+15035550123' })
  expect(told).toMatchObject({ status: 303 })
  expect(await orders()).toBe(1)
  const shippingAddress = { ...address({ country: 'AE', postCode: '00000', city: 'Dubai', phone: '+971501234567' }), region: undefined }
  const input = await orderInput(app, [{ product, quantity: 1 }], { shippingAddress })
  await app.call('POST /user/orders/create-order', input, { idempotencyKey: newKey() })
})
