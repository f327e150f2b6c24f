import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOutbox } from '#server/messaging/outbox.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { freshEmail, signedIn } from '#test/builders.ts'
import { adoptSubscriptions, purgeUnconfirmed, subscribedAmong } from './newsletter.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const mailsTo = async (to: string) => (await readOutbox(app.database.db, 1000)).filter((mail) => mail.to === to)
const linkTo = async (to: string, purpose: 'confirm' | 'unsubscribe') =>
  new RegExp(`/newsletter[?]${purpose}=([\\w.-]+)`).exec((await mailsTo(to))[0]?.text ?? '')?.[1] ?? ''
const ask = (email: string) => app.call('POST /public/newsletter', { email, source: 'footer' })
const confirm = async (email: string) => app.call('POST /public/newsletter/confirm', { token: await linkTo(email, 'confirm') })
const leave = async (email: string) => app.call('POST /public/newsletter/unsubscribe', { token: await linkTo(email, 'unsubscribe') })
const isSubscribed = async (email: string) => (await subscribedAmong(app.database.db, [email])).has(email)
const logOf = async (email: string) =>
  (
    await app.database.db.query({
      text: `select c.event || ' ' || c.source as one from newsletter_consents c join newsletter_subscribers s on s.id = c.subscriber_id where s.email = $1 order by c.at, c.id`,
      values: [email],
    })
  ).rows.map((row) => (row as { one: string }).one)

describe('the newsletter', () => {
  it('is sent to subscribers who confirmed by mail, until they unsubscribe; each step is logged with its source', async () => {
    const email = freshEmail()
    expect(await ask(email)).toMatchObject({ state: 'confirm' })
    expect(await isSubscribed(email)).toBe(false)
    expect(await confirm(email)).toEqual({ state: 'subscribed' })
    expect(await confirm(email)).toEqual({ state: 'subscribed' })
    expect(await isSubscribed(email)).toBe(true)
    expect(await leave(email)).toEqual({ state: 'unsubscribed' })
    expect(await leave(email)).toEqual({ state: 'unsubscribed' })
    expect(await isSubscribed(email)).toBe(false)
    expect(await logOf(email)).toEqual(['asked footer', 'subscribed footer', 'unsubscribed email'])
  })

  it('gives the same response for every address, and sends one confirmation mail for parallel requests', async () => {
    const email = freshEmail()
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(email)))
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(await mailsTo(email)).toHaveLength(1)
    await confirm(email)
    app.pass(2 * 3_600_000)
    expect(await ask(email.toUpperCase())).toEqual(answers[0])
    expect(await mailsTo(email)).toHaveLength(1)
    expect(await logOf(email)).toEqual(['asked footer', 'subscribed footer'])
  })

  it("asks former subscribers to confirm again, and a link from before they left doesn't resubscribe them", async () => {
    const email = freshEmail()
    await ask(email)
    await confirm(email)
    app.pass(60_000)
    await leave(email)
    await expect(confirm(email)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await isSubscribed(email)).toBe(false)
    app.pass(60_000)
    await ask(email)
    await ask(email)
    expect(await mailsTo(email)).toHaveLength(2)
    expect(await confirm(email)).toEqual({ state: 'subscribed' })
    expect(await isSubscribed(email)).toBe(true)
  })

  it('purges an address that was never confirmed', async () => {
    const [email, other] = [freshEmail(), freshEmail()]
    await ask(email)
    await leave(email)
    await ask(other)
    app.pass(31 * 24 * 3_600_000)
    await purgeUnconfirmed(app.database.db, app.now())
    for (const one of [email, other]) expect(await logOf(one)).toEqual([])
    await expect(app.call('POST /public/newsletter/confirm', { token: await linkTo(email, 'confirm') })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('is a setting of customers for their verified email, included in their export and erased with the account', async () => {
    const { token, email } = await signedIn(app)
    expect(await app.call('GET /user/newsletter', {}, { token })).toEqual({ isSubscribed: false, since: null })
    const choose = (isOn: boolean) => app.call('PUT /user/newsletter', { isSubscribed: isOn, source: 'settings' }, { token })
    expect(await choose(true)).toEqual({ isSubscribed: true, since: app.now().toISOString() })
    await choose(true)
    expect(await choose(false)).toEqual({ isSubscribed: false, since: null })
    expect(await logOf(email)).toEqual(['subscribed settings', 'unsubscribed settings'])
    expect((await app.call('GET /user/export', {}, { token })).newsletter?.consents.map(({ event }) => event)).toEqual([
      'unsubscribed',
      'subscribed',
    ])
    const adopted = await app.database.transaction((tx) => adoptSubscriptions(tx, [email], app.now()))
    expect([adopted.size, await isSubscribed(email)]).toEqual([0, false])
  })
})
