import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayMs, minuteMs } from '#contract/time.ts'
import { batchMax } from '#server/db/in-batches.ts'
import { readOutbox } from '#server/messaging/outbox.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { freshEmail } from '#test/builders.ts'
import { purgeUnconfirmed } from './waitlist.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const mailsTo = async (to: string) => (await readOutbox(app.database.db, 1000)).filter((mail) => mail.to === to)
const ask = async (email: string) => (await app.call('POST /public/subscribe', { email })).state
const linkTo = async (email: string, purpose: 'confirm' | 'unsubscribe') =>
  new RegExp(`[?]${purpose}=([\\w.-]+)`).exec((await mailsTo(email))[0]!.text)![1]!
const confirm = (token: string) => app.call('POST /public/subscribe/confirm', { token })
const leave = async (email: string) => app.call('POST /public/unsubscribe', { token: await linkTo(email, 'unsubscribe') })
const isThere = async (email: string) =>
  (await app.database.db.query({ text: 'select 1 from subscribers where email = $1', values: [email] })).rows.length > 0

it("an old confirmation link doesn't resubscribe someone who has left, but one requested since does", async () => {
  const email = freshEmail()
  await ask(email)
  const token = await linkTo(email, 'confirm')
  await confirm(token)
  expect(await confirm(token)).toEqual({ state: 'subscribed' })
  app.pass(minuteMs)
  await leave(email)
  await expect(confirm(token)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  app.pass(minuteMs)
  expect(await ask(email)).toBe('unsubscribed')
  expect(await mailsTo(email)).toHaveLength(2)
  app.pass(minuteMs)
  // Leaving again also withdraws the pending request.
  await leave(email)
  await expect(confirm(await linkTo(email, 'confirm'))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  app.pass(minuteMs)
  await ask(email)
  expect(await confirm(await linkTo(email, 'confirm'))).toEqual({ state: 'subscribed' })
})

it('the purge keeps an address requested again shortly before its purge, as the new link is valid', async () => {
  const [email, other] = [freshEmail(), freshEmail()]
  await ask(email)
  await ask(other)
  app.pass(29 * dayMs)
  await ask(email)
  app.pass(2 * dayMs)
  await purgeUnconfirmed(app.database.db, app.now())
  expect([await isThere(email), await isThere(other)]).toEqual([true, false])
  expect(await confirm(await linkTo(email, 'confirm'))).toEqual({ state: 'subscribed' })
})

it('the purge purges all due addresses, however many', async () => {
  await app.database.db.query({
    text: `insert into subscribers (id, email, created_at, asked_at, asked_by)
      select gen_random_uuid(), 'robot' || n || '@example.com', $1, $1, gen_random_uuid() from generate_series(1, $2::int) n`,
    values: [new Date(app.now().getTime() - 40 * dayMs), 2 * batchMax + 1],
  })
  await purgeUnconfirmed(app.database.db, app.now())
  expect((await app.database.db.query({ text: `select 1 from subscribers where email like 'robot%'`, values: [] })).rows).toEqual([])
})
