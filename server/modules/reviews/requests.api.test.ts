import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOutbox } from '#server/messaging/outbox.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { placeDeliveredOrder, seedProduct, signedIn, stockShop } from '#test/builders.ts'
import { failSome, sendsTo } from '#test/count-statements.ts'
import { requestReviews } from './requests.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const day = 86_400_000
const settings = () => ({ config: app.config, signingSecret: 'a secret of this test, long enough' })
const run = () => requestReviews(app.database, settings(), app.now())
const requestsTo = async (email: string) =>
  (await readOutbox(app.database.db, 100)).filter(({ to, subject }) => to === email && subject.startsWith("How's"))

describe('a review request', () => {
  it('is sent once, some days after delivery, with five stars for each product without a review', async () => {
    const products = await stockShop(app, [seedProduct({ name: 'Rope & "bell"' }), seedProduct()])
    const person = await signedIn(app)
    const order = await placeDeliveredOrder(app, person, products)
    await app.call('POST /user/order/review', { orderId: order.id, productId: products[1]!.id, rating: 5 }, { token: person.token })
    app.pass(7 * day - 1)
    await run()
    expect(await requestsTo(person.email)).toEqual([])
    app.pass(1)
    await Promise.all([run(), run(), run()])
    await run()
    const mails = await requestsTo(person.email)
    expect(mails).toHaveLength(1)
    const links = [...mails[0]!.text.matchAll(/\/order\/(\S+)\/review\/(\S+)\?stars=(\d)&token=\S+/g)].map(([, ...parts]) => parts)
    expect(links).toEqual(['1', '2', '3', '4', '5'].map((stars) => [order.number, products[0]!.id, stars]))
    expect(mails[0]!.html).toContain('Rope &amp; &quot;bell&quot;')
    expect(mails[0]!.html).not.toContain(products[1]!.info.name)
  })

  it('changes nothing when its links are opened: opening one creates no review', async () => {
    const { rows } = await app.database.db.query({ text: 'select count(*)::int as n from reviews', values: [] })
    const mail = (await readOutbox(app.database.db, 100)).find(({ subject }) => subject.startsWith("How's"))
    const link = /https?:\S+stars=5\S+/.exec(mail!.text)![0]
    await app.request(new URL(link).pathname + new URL(link).search)
    expect((await app.database.db.query({ text: 'select count(*)::int as n from reviews', values: [] })).rows).toEqual(rows)
  })

  it('is not sent to those who unsubscribed, which requires the token of an email', async () => {
    await app.jobs.runDue()
    const [product] = await stockShop(app, [seedProduct()])
    const person = await signedIn(app)
    await placeDeliveredOrder(app, person, [product!])
    app.pass(7 * day)
    await app.jobs.runDue()
    const [mail] = await requestsTo(person.email)
    const token = new URL(/https?:\S+unsubscribe\S+/.exec(mail!.text)![0]).searchParams.get('token')!
    const unsubscribe = (given: string) => app.call('POST /public/review-requests/unsubscribe', { token: given })
    for (const wrong of ['', 'x', `${person.userId}.x`, token.replace('.', '')])
      await expect(unsubscribe(wrong)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await unsubscribe(token)
    await unsubscribe(token)
    await placeDeliveredOrder(app, person, [product!])
    app.pass(7 * day)
    await app.jobs.runDue()
    const later = (await requestsTo(person.email)).filter(({ sentAt }) => sentAt === app.now().toISOString())
    expect(later).toEqual([])
  })

  it('is sent to the others even if one fails, and the job fails then', async () => {
    const [product] = await stockShop(app, [seedProduct()])
    const people = [await signedIn(app), await signedIn(app)]
    for (const person of people) await placeDeliveredOrder(app, person, [product!])
    app.pass(7 * day)
    const database = failSome(app.database, sendsTo(people[0]!.email))
    await expect(requestReviews(database, settings(), app.now())).rejects.toThrow('it failed')
    const sent = () => Promise.all(people.map(async ({ email }) => (await requestsTo(email)).length))
    expect(await sent()).toEqual([0, 1])
    await run()
    expect(await sent()).toEqual([1, 1])
  })
})
