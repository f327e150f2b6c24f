import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { serverLimits } from '#contract/server-limits.ts'
import { changeVariants, setProductPublished } from '#server/modules/catalogue/catalogue.ts'
import { readOutbox } from '#server/messaging/outbox.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { freshEmail, seedProduct, signedIn, stockShop } from '#test/builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterEach(async () => {
  await app.database.db.query({ text: 'truncate stock_alerts, messages, attempts', values: [] })
})
afterAll(() => app.stop())

const minute = 60_000
const hour = 60 * minute
const soldOut = async (): Promise<Product> => (await stockShop(app, [seedProduct({ stock: 0, price: 49.9 })]))[0]!
const ask = ({ id: productId }: Product, email?: string, token?: string) =>
  app.call('POST /stock-alerts', { productId, ...(email && { email }) }, { ...(token && { token }) })
const mails = async (to?: string) => (await readOutbox(app.database.db, 1000)).filter((mail) => to === undefined || mail.to === to)
/** The token in the newest mail to someone. */
const linkTo = async (to: string, purpose: 'confirm' | 'unsubscribe') =>
  new RegExp(`#${purpose}=([\\w.-]+)`).exec((await mails(to))[0]?.text ?? '')?.[1] ?? ''
const confirm = async (email: string) => app.call('POST /stock-alerts/confirm', { token: await linkTo(email, 'confirm') })
const setStock = (product: Product, stock: number) =>
  app.database.transaction((tx) => changeVariants(tx, [{ id: product.variants[0]!.id, stock }], app.now()))
/** Runs the job a minute later; returns who was notified. */
async function told(after = minute): Promise<string[]> {
  await app.database.db.query({ text: 'delete from messages', values: [] })
  app.pass(after)
  await app.jobs.runDue()
  return (await mails()).map(({ to }) => to)
}
async function waiting(product: Product): Promise<string> {
  const email = freshEmail()
  await ask(product, email)
  await confirm(email)
  app.pass(1)
  return email
}
const rows = async (text = 'select * from stock_alerts') => (await app.database.db.query({ text, values: [] })).rows

describe('a visitor', () => {
  it('confirms their address by mail, and is alerted only then', async () => {
    const product = await soldOut()
    const email = freshEmail()
    expect(await ask(product, email)).toEqual({ state: 'confirm' })
    const [mail] = await mails(email)
    expect(mail).toMatchObject({ subject: `Please confirm: notify me about ${product.info.name}`, text: expect.stringContaining('$49.90') })
    await setStock(product, 9)
    expect(await told()).toEqual([])
    await setStock(product, 0)
    await app.database.db.query({ text: 'delete from stock_alerts', values: [] })
    await ask(product, email)
    expect(await confirm(email)).toMatchObject({ product: { name: product.info.name } })
    await setStock(product, 9)
    expect(await told()).toEqual([email])
    expect((await mails(email))[0]!.text).toContain(`/product/${product.meta.friendlyPageName}?variant=${product.variants[0]!.id}`)
    expect(await told()).toEqual([])
  })

  it("can't find out whether an email has an account or an alert", async () => {
    const product = await soldOut()
    const { email } = await signedIn(app)
    const answers = [await ask(product, email), await ask(product, freshEmail()), await ask(product, email)]
    await confirm(email)
    answers.push(await ask(product, email))
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"state":"confirm"}']))
    expect(await mails(email)).toHaveLength(1)
  })

  it('ends all alerts by one link in a mail, however often it is pressed', async () => {
    const [first, second] = [await soldOut(), await soldOut()]
    const email = await waiting(first)
    await ask(second, email)
    await confirm(email)
    await setStock(first, 1)
    expect(await told()).toEqual([email])
    const token = await linkTo(email, 'unsubscribe')
    expect(await app.call('POST /stock-alerts/unsubscribe', { token })).toMatchObject({ product: { name: first.info.name } })
    expect(await app.call('POST /stock-alerts/unsubscribe', { token })).toEqual({ product: null })
    expect(await rows()).toEqual([])
  })

  it('is refused with an invalid link, or one for another purpose', async () => {
    const email = freshEmail()
    await ask(await soldOut(), email)
    const token = await linkTo(email, 'confirm')
    const lost = { code: 'NOT_FOUND', status: 404 }
    for (const wrong of ['', 'x', token.replace(/.$/, '~'), `${token}x`, token.split('.')[0]!])
      await expect(app.call('POST /stock-alerts/confirm', { token: wrong })).rejects.toMatchObject(lost)
    await expect(app.call('POST /stock-alerts/unsubscribe', { token })).rejects.toMatchObject(lost)
    app.pass(49 * hour)
    await app.jobs.runDue()
    await expect(app.call('POST /stock-alerts/confirm', { token })).rejects.toMatchObject(lost)
  })
})

describe('a customer', () => {
  it('is alerted without confirming, sees their alerts, and removes them', async () => {
    const product = await soldOut()
    const { token, email } = await signedIn(app)
    expect(await ask(product, undefined, token)).toEqual({ state: 'on' })
    expect(await ask(product, email, token)).toEqual({ state: 'on' })
    const { alerts } = await app.call('GET /stock-alerts', {}, { token })
    expect(alerts).toMatchObject([{ productId: product.id, name: product.info.name, state: 'waiting' }])
    await setStock(product, 1)
    expect(await told()).toEqual([email])
    expect((await app.call('GET /stock-alerts', {}, { token })).alerts).toMatchObject([{ state: 'sent' }])
    const { id } = alerts[0]!
    const stranger = await signedIn(app)
    await expect(app.call('DELETE /stock-alerts/:id', { id }, stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await app.call('DELETE /stock-alerts/:id', { id }, { token })).toEqual({ alerts: [] })
  })

  it('waits again after a new request', async () => {
    const product = await soldOut()
    const { token, email } = await signedIn(app)
    await ask(product, undefined, token)
    await setStock(product, 1)
    expect(await told()).toEqual([email])
    await setStock(product, 0)
    await ask(product, undefined, token)
    await setStock(product, 2)
    expect(await told()).toEqual([email])
  })

  it('sees the alerts that their email confirmed before', async () => {
    const product = await soldOut()
    const { token, email } = await signedIn(app)
    await ask(product, email)
    expect((await app.call('GET /stock-alerts', {}, { token })).alerts).toEqual([])
    await confirm(email)
    expect((await app.call('GET /stock-alerts', {}, { token })).alerts).toHaveLength(1)
  })
})

describe('refused alerts', () => {
  it("are for variants in stock, unknown ones, and other people's alerts", async () => {
    const [product, [inStock]] = [await soldOut(), await stockShop(app, [seedProduct()])]
    await expect(ask(inStock!, freshEmail())).rejects.toMatchObject({ code: 'PRODUCT_IS_IN_STOCK', status: 409 })
    for (const wrong of [{ productId: inStock!.brand.id }, { productId: product.id, variantId: inStock!.variants[0]!.id }])
      await expect(app.call('POST /stock-alerts', { ...wrong, email: freshEmail() })).rejects.toMatchObject({ code: 'INVALID_PRODUCT_ID' })
    for (const email of ['', 'x', 'a@b\0.example', `${'x'.repeat(10_000)}@example.com`])
      await expect(app.call('POST /stock-alerts', { productId: product.id, email })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(ask(product)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('include repeated sign-ups from one client', async () => {
    const limited = await startApp({ env: { RATE_LIMIT_EXEMPT: '' } })
    const input = { productId: '0198c0de-0000-7000-8000-000000000001', email: 'ada@example.com' }
    for (let n = 0; n < 60; n += 1) await expect(limited.call('POST /stock-alerts', input)).rejects.toMatchObject({ status: 404 })
    await expect(limited.call('POST /stock-alerts', input)).rejects.toMatchObject({ status: 429 })
    await limited.stop()
  })
})

describe('50 parallel requests', () => {
  it('create one alert and one mail', async () => {
    const product = await soldOut()
    const email = freshEmail()
    const person = await signedIn(app)
    await Promise.all(Array.from({ length: 50 }, (_, n) => ask(product, n % 2 ? email : undefined, n % 2 ? undefined : person.token)))
    expect(await rows()).toHaveLength(2)
    expect(await mails(email)).toHaveLength(1)
  })

  it('send at most five mails a day to one address, whoever requests them', async () => {
    const products = await stockShop(
      app,
      Array.from({ length: 50 }, () => seedProduct({ stock: 0 })),
    )
    const email = freshEmail()
    await Promise.all(products.map((product) => ask(product, email)))
    expect(await mails(email)).toHaveLength(serverLimits.stockAlerts.mailsPerDay)
    expect(await rows()).toHaveLength(serverLimits.stockAlerts.mailsPerDay)
  })

  it("never exceed a customer's limit of alerts", async () => {
    const { perPerson } = serverLimits.stockAlerts
    const products = await stockShop(
      app,
      Array.from({ length: perPerson + 5 }, () => seedProduct({ stock: 0 })),
    )
    const { token } = await signedIn(app)
    const results = await Promise.allSettled(products.map((product) => ask(product, undefined, token)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(perPerson)
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'TOO_MANY_STOCK_ALERTS' } })
  })
})

describe('new stock', () => {
  it('alerts as many people as there are units, longest waiting first, and the next when more arrives', async () => {
    const product = await soldOut()
    const people: string[] = []
    for (let n = 0; n < 8; n += 1) people.push(await waiting(product))
    await setStock(product, 3)
    expect((await told()).toSorted()).toEqual(people.slice(0, 3).toSorted())
    expect(await told()).toEqual([])
    await setStock(product, 5)
    expect((await told()).toSorted()).toEqual(people.slice(3, 5).toSorted())
  })

  it('that is still there after a day alerts the next person', async () => {
    const product = await soldOut()
    const people = [await waiting(product), await waiting(product)]
    await setStock(product, 1)
    expect(await told()).toEqual([people[0]])
    expect(await told(23 * hour)).toEqual([])
    expect(await told(2 * hour)).toEqual([people[1]])
  })

  it('alerts each person once, however many processes send', async () => {
    const product = await soldOut()
    for (let n = 0; n < 20; n += 1) await waiting(product)
    await setStock(product, 7)
    const others = [await app.another(), await app.another()]
    await app.database.db.query({ text: 'delete from messages', values: [] })
    const { sendStockAlerts } = await import('./stock-alerts.ts')
    const context = { config: app.config, signingSecret: 'secret' }
    await Promise.all(
      [app, ...others].flatMap(({ database }) => Array.from({ length: 5 }, () => sendStockAlerts(database, context, app.now()))),
    )
    const recipients = (await mails()).map(({ to }) => to)
    expect([recipients.length, new Set(recipients).size]).toEqual([7, 7])
    await Promise.all(others.map((other) => other.close()))
  })

  it('sends alerts even when many wait for products no longer on sale', async () => {
    const sizes = Array.from({ length: 100 }, (_, n) => String(n))
    const [gone] = await stockShop(app, [
      seedProduct({
        options: [{ name: 'Size', values: sizes }],
        variants: sizes.map((size) => ({ options: { Size: size }, sku: `GONE-${size}`, price: 5, stock: 3 })),
      }),
    ])
    const product = await soldOut()
    await app.database.db.query({
      text: `insert into stock_alerts (id, variant_id, email, created_at, confirmed_at) select gen_random_uuid(), id, 'x@example.com', $2, $2
        from variants where product_id = $1`,
      values: [gone!.id, app.now()],
    })
    await app.database.transaction((tx) => setProductPublished(tx, gone!.id, false, app.now()))
    const email = await waiting(product)
    await setStock(product, 3)
    expect(await told()).toEqual([email])
  })

  it('alerts nobody who unsubscribed, and old alerts are purged', async () => {
    const product = await soldOut()
    const leaving = await signedIn(app)
    await ask(product, undefined, leaving.token)
    await app.call('POST /user/delete', { password: 'correct horse' }, leaving)
    await setStock(product, 5)
    expect(await told()).toEqual([])
    expect(await rows()).toHaveLength(1)
    app.pass((serverLimits.stockAlerts.sentDays + 1) * 24 * hour)
    await app.jobs.runDue()
    expect(await rows()).toEqual([])
  })
})
