import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { readMail } from '#test/smtp/read.ts'
import { type MailServer, openMailServer } from '#test/smtp/server.ts'
import { bulkJob, cancelCampaign, queueBulkMail } from './bulk.ts'
import type { Brand, Mail } from './mail/mail.ts'
import { queueMessage } from './outbox.ts'

let app: TestApp
let mailServer: MailServer
const minute = 60_000

beforeAll(async () => {
  mailServer = await openMailServer()
  app = await startApp({ env: { SMTP_URL: mailServer.url, MAIL_FROM: 'shop@gymfolk.example' } })
  // Other recurring jobs would take most of the time.
  await app.jobs.runDue()
  await query(`update jobs set run_at = 'infinity' where every_ms is not null and name <> $1`, [bulkJob])
})
afterEach(async () => {
  await query('delete from messages')
  for (const queue of [mailServer.received, mailServer.recipients, mailServer.messages]) queue.length = 0
})
afterAll(async () => {
  await app.stop()
  await mailServer.close()
})

const query = async (text: string, values: unknown[] = []) => (await app.database.db.query({ text, values })).rows
const brand: Brand = { name: 'Gymfolk', supportEmail: 'shop@gymfolk.example', origin: 'https://gymfolk.example', locale: 'en' }
const mail = (subject: string): Mail => ({ brand, subject, preheader: '', blocks: [{ type: 'paragraph', text: 'News.' }] })
const campaign = '00000000-0000-7000-8000-000000000001'
const queueMany = (count: number) =>
  app.database.transaction(async (tx) => {
    for (let n = 0; n < count; n += 1)
      await queueBulkMail(tx, { to: `reader${n}@example.com`, mail: mail(`News ${n}`), campaign }, app.now())
  })
const queueCode = () =>
  app.database.transaction((tx) =>
    queueMessage(tx, { channel: 'email', to: 'ada@example.com', subject: 'Your code', text: 'It is 123456.' }, app.now()),
  )
const subjects = () => mailServer.received.map(({ raw }) => readMail(raw).headers.subject)
const states = () => query('select state, count(*)::int as n from messages group by state order by state')
const runNextMinute = async () => {
  app.pass(minute)
  await app.jobs.runDue()
}

describe('a bulk mail', () => {
  it('is sent once to each recipient by one of several processes, right after it was queued', async () => {
    const others = [await app.another(), await app.another()]
    await queueMany(40)
    await Promise.all([app, ...others].map(({ jobs }) => jobs.runDue()))
    expect([subjects().length, new Set(subjects())]).toEqual([40, new Set(Array.from({ length: 40 }, (_, n) => `News ${n}`))])
    expect(await states()).toEqual([{ state: 'sent', n: 40 }])
    await Promise.all(others.map((other) => other.close()))
  })

  it('does not delay codes that people wait for', async () => {
    await queueMany(20)
    // All mails of one parallel batch get no response.
    mailServer.messages.push('silence', 'silence', 'silence', 'silence', 'silence')
    const bulk = app.jobs.runDue()
    await expect.poll(() => mailServer.messages).toEqual([])
    await queueCode()
    const code = app.jobs.runDue()
    await expect.poll(subjects).toEqual(['Your code'])
    mailServer.messages.push('drop')
    await queueCode()
    await Promise.all([bulk, code, app.jobs.runDue()])
    expect(await states()).toEqual([
      { state: 'sent', n: 16 },
      { state: 'unclear', n: 6 },
    ])
  })

  it('waits while the mail server is unreachable; a mail that is refused temporarily is retried separately', async () => {
    mailServer.recipients.push(...Array.from({ length: 30 }, () => 451))
    await queueMany(30)
    await app.jobs.runDue()
    // Five mails were refused, and the others that were already in progress then.
    expect([subjects(), mailServer.recipients.length > 20]).toEqual([[], true])
    mailServer.recipients.length = 0
    for (let n = 0; n < 3; n += 1) await runNextMinute()
    expect(new Set(subjects())).toEqual(new Set(Array.from({ length: 30 }, (_, n) => `News ${n}`)))
    expect([subjects().length, await states()]).toEqual([30, [{ state: 'sent', n: 30 }]])
  })

  it('that is refused permanently, or whose sender was killed, is not sent again', async () => {
    await queueMany(3)
    await query(`update messages set state = 'sending' where subject = 'News 0'`)
    mailServer.recipients.push(550)
    await app.jobs.runDue()
    await runNextMinute()
    expect(subjects()).toHaveLength(1)
    expect(await query('select state, reason from messages order by state')).toEqual([
      { state: 'dead', reason: expect.stringContaining('refused') as string },
      { state: 'sent', reason: null },
      { state: 'unclear', reason: 'its sender died' },
    ])
  })

  it('that is canceled while it is being sent is either delivered or removed, never both', async () => {
    await queueMany(200)
    const running = app.jobs.runDue()
    await expect.poll(() => subjects().length).toBeGreaterThan(0)
    const removed = await app.database.transaction((tx) => cancelCampaign(tx, campaign))
    await running
    await runNextMinute()
    expect(removed).toBeGreaterThan(0)
    expect([subjects().length + removed, new Set(subjects()).size]).toEqual([200, subjects().length])
  })
})
