import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { staffIn } from '#test/builders.ts'
import { readMail } from '#test/smtp/read.ts'
import { type MailServer, openMailServer } from '#test/smtp/server.ts'
import { openTwilio, twilioAccount } from '#test/twilio.ts'
import { queueMessage } from './outbox.ts'

let app: TestApp
let mailServer: MailServer
beforeAll(async () => {
  mailServer = await openMailServer()
  app = await startApp({ env: { SMTP_URL: mailServer.url, MAIL_FROM: 'shop@gymfolk.example' } })
  // The tests let hundreds of hours pass, in which other recurring jobs would take most of the time.
  await app.jobs.runDue()
  await query(`update jobs set run_at = 'infinity' where every_ms is not null and name <> 'messages.purge'`)
})
afterEach(async () => {
  await query('delete from messages')
  await query(`delete from jobs where name = 'messages.send'`)
  for (const queue of [mailServer.received, mailServer.recipients, mailServer.messages]) queue.length = 0
})
afterAll(async () => {
  await app.stop()
  await mailServer.close()
})

const day = 86_400_000
const postMail = (subject: string, over: { expires?: Date } = {}) =>
  app.database.transaction((tx) =>
    queueMessage(tx, { channel: 'email', to: 'ada@example.com', subject, text: 'Your code is 123456.', ...over }, app.now()),
  )
const query = async (text: string) => (await app.database.db.query({ text, values: [] })).rows
const messages = () => query('select state, body, reason from messages order by id')
/** Makes all attempts of a job, each at its time. */
async function runToTheEnd() {
  for (let n = 0; n < 20; n += 1) {
    await app.jobs.runDue()
    app.pass(3_600_000)
  }
}

describe('a message', () => {
  it('is sent once by a job, and its text is deleted afterwards', async () => {
    await postMail('Hello')
    expect(mailServer.received).toEqual([])
    await app.jobs.runDue()
    const { headers, text } = readMail(mailServer.received[0]!.raw)
    expect([headers.subject, text]).toEqual(['Hello', 'Your code is 123456.'])
    expect(headers.from).toBe('Gymfolk <shop@gymfolk.example>')
    expect(await messages()).toEqual([{ state: 'sent', body: '', reason: null }])
    await runToTheEnd()
    expect(mailServer.received).toHaveLength(1)
  })

  it("is sent as HTML in the shop's design and as plain text", async () => {
    await app.call('POST /user-auth/signup/send-otp', { name: 'Ada', email: 'ada@example.com', password: 'correct horse' })
    await app.jobs.runDue()
    const { headers, text, html } = readMail(mailServer.received[0]!.raw)
    expect(headers['content-type']).toMatch(/^multipart\/alternative;/)
    const code = /\d{6}/.exec(text)?.[0]
    expect(html).toContain(`>${code}</td>`)
    expect(await query('select mail from messages')).toEqual([{ mail: null }])
  })

  it('is not sent when the transaction that queued it rolls back', async () => {
    await expect(
      app.database.transaction(async (tx) => {
        await queueMessage(tx, { channel: 'email', to: 'ada@example.com', subject: 'x', text: 'x' }, app.now())
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    expect(await app.jobs.runDue()).toBe(0)
  })

  it('is retried until the server accepts it', async () => {
    mailServer.recipients.push(451)
    mailServer.messages.push(451)
    await postMail('Hello')
    await app.jobs.runDue()
    expect(await messages()).toMatchObject([{ state: 'pending' }])
    await runToTheEnd()
    expect(mailServer.received).toHaveLength(1)
    expect(await messages()).toMatchObject([{ state: 'sent' }])
  })

  it.each([
    ['is refused for good', 550, 'dead'],
    ['may have arrived', 'drop', 'unclear'],
  ] as const)('that %s is not sent again, says why, and forgets its words within a day', async (_, reaction, state) => {
    mailServer.messages.push(reaction)
    await postMail('Hello')
    await app.jobs.runDue()
    expect(await messages()).toEqual([{ state, body: 'Your code is 123456.', reason: expect.stringMatching(/refused|closed/) }])
    expect(await query('select reason from jobs where died_at is not null')).toHaveLength(1)
    await runToTheEnd()
    app.pass(day)
    await app.jobs.runDue()
    expect(mailServer.received).toEqual([])
    expect(await messages()).toMatchObject([{ state, body: '' }])
  })

  it('is marked dead after a few hours of retries', async () => {
    mailServer.recipients.push(...Array.from({ length: 10 }, () => 451))
    await postMail('Hello')
    await runToTheEnd()
    expect(await messages()).toMatchObject([{ state: 'dead' }])
    expect(mailServer.received).toEqual([])
  })

  it('is not sent after it has expired', async () => {
    mailServer.recipients.push(451)
    await postMail('Your code', { expires: new Date(app.now().getTime() + 4000) })
    await app.jobs.runDue()
    app.pass(10_000)
    await app.jobs.runDue()
    expect(mailServer.received).toEqual([])
    expect(await messages()).toMatchObject([{ state: 'dead', reason: 'expired' }])
  })

  it('whose sender was killed while sending is not sent again', async () => {
    await postMail('Hello')
    await query(`update messages set state = 'sending'`)
    await runToTheEnd()
    expect(mailServer.received).toEqual([])
    expect(await messages()).toMatchObject([{ state: 'unclear', reason: 'its sender died' }])
  })

  it('is stored for 90 days and then purged', async () => {
    await postMail('Hello')
    await app.jobs.runDue()
    app.pass(89 * day)
    await app.jobs.runDue()
    expect(await messages()).toHaveLength(1)
    app.pass(2 * day)
    await app.jobs.runDue()
    expect(await messages()).toEqual([])
  })
})

describe('50 messages and 3 processes', () => {
  it('make 50 mails, each once', async () => {
    const others = [await app.another(), await app.another()]
    for (let n = 0; n < 50; n += 1) await postMail(`Mail ${n}`)
    await Promise.all([app, ...others].map(({ jobs }) => jobs.runDue()))
    const subjects = mailServer.received.map(({ raw }) => readMail(raw).headers.subject)
    expect(subjects).toHaveLength(50)
    expect(new Set(subjects)).toEqual(new Set(Array.from({ length: 50 }, (_, n) => `Mail ${n}`)))
    expect(await query('select state, count(*)::int as n from messages group by state')).toEqual([{ state: 'sent', n: 50 }])
    await Promise.all(others.map((other) => other.close()))
  })

  it('are sent once each even if two processes run the same job', async () => {
    const other = await app.another()
    await postMail('Hello')
    await query(`insert into jobs (id, name, data, run_at, created_at) select gen_random_uuid(), name, data, run_at, created_at from jobs
      where name = 'messages.send'`)
    await Promise.all([app.jobs.runDue(), other.jobs.runDue()])
    await runToTheEnd()
    expect(mailServer.received).toHaveLength(1)
    await other.close()
  })
})

describe('with Twilio', () => {
  it('sends codes to phones as text messages, and stores emails', async () => {
    const twilio = await openTwilio()
    const { account, token, from } = twilioAccount
    const own = await startApp({
      env: { TWILIO_ACCOUNT_SID: account, TWILIO_AUTH_TOKEN: token, TWILIO_FROM: from, TWILIO_API: twilio.url },
    })
    for (const contact of [{ phone: '+15035550199' }, { email: 'ada@example.com' }])
      await own.call('POST /user-auth/signup/send-otp', { name: 'Ada', password: 'correct horse', ...contact })
    await own.jobs.runDue()
    expect(twilio.received).toEqual([{ to: '+15035550199', from, body: expect.stringMatching(/\b\d{6}\b/) }])
    const { rows } = await own.database.db.query({ text: 'select channel, state from messages order by channel', values: [] })
    expect(rows).toEqual([
      { channel: 'email', state: 'kept' },
      { channel: 'sms', state: 'sent' },
    ])
    await own.stop()
    await twilio.close()
  })
})

describe('without a mail server', () => {
  it('stores messages for a day, to be read in the outbox', async () => {
    const own = await startApp()
    await own.call('POST /user-auth/signup/send-otp', { name: 'Ada', email: 'ada@example.com', password: 'correct horse' })
    await own.jobs.runDue()
    const outbox = async () => (await (await own.request('/dev/outbox.json')).json()) as object[]
    expect(await outbox()).toEqual([
      { to: 'ada@example.com', subject: expect.any(String), text: expect.stringMatching(/\d{6}/), sentAt: own.now().toISOString() },
    ])
    own.pass(day + 3_600_000)
    await own.jobs.runDue()
    expect(await outbox()).toEqual([])
    await own.stop()
  })

  it('does not send stored messages once a server is configured, and stores queued ones when it no longer is', async () => {
    const without = await app.another({ SMTP_URL: '', MAIL_FROM: '' })
    await postMail('Kept')
    await without.close()
    const withIt = await app.another()
    await postMail('To be sent')
    await withIt.jobs.runDue()
    expect(mailServer.received.map(({ raw }) => readMail(raw).headers.subject)).toEqual(['To be sent'])
    await postMail('Too late')
    const again = await app.another({ SMTP_URL: '', MAIL_FROM: '' })
    await again.jobs.runDue()
    expect(await query('select subject, state from messages order by subject')).toEqual([
      { subject: 'Kept', state: 'kept' },
      { subject: 'To be sent', state: 'sent' },
      { subject: 'Too late', state: 'kept' },
    ])
    await Promise.all([withIt.close(), again.close()])
  })

  it('shows no outbox where a mail server is configured', async () => {
    expect([(await app.request('/dev/outbox')).status, (await app.request('/dev/outbox.json')).status]).toEqual([404, 404])
    expect((await app.call('GET /public/shop', {})).showOutbox).toBe(false)
  })
})

describe('the message log', () => {
  it('masks addresses for staff who may not read customers, and resends a refused message', async () => {
    await query('delete from messages')
    await postMail('Hello')
    await query(`update messages set state = 'dead', reason = 'refused'`)
    const [support, packer] = [await staffIn(app, 'owner'), await staffIn(app, 'warehouse')]
    const [row] = (await app.call('GET /admin/mails', { state: 'dead' }, { token: support.token })).rows
    expect(row).toMatchObject({ subject: 'Hello', reason: 'refused', canBeSentAgain: true })
    const [masked] = (await app.call('GET /admin/mails', {}, { token: packer.token })).rows
    expect(masked?.to).toMatch(/^.•••@/)
    expect((await app.call('GET /admin/mails', { q: row!.to }, { token: support.token })).rows).toHaveLength(1)
    const again = () => app.call('POST /admin/mails/:id/send', { id: row!.id }, { token: support.token })
    const results = await Promise.allSettled(Array.from({ length: 50 }, again))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await app.jobs.runDue()
    expect(await messages()).toMatchObject([{ state: 'sent' }])
  })

  it('lists messages that may not have been sent on the first screen until staff resend them or confirm their arrival; only one of 50 parallel calls does', async () => {
    await query('delete from messages')
    await postMail('Maybe')
    await query(`update messages set state = 'unclear', reason = 'no answer'`)
    const { token } = await staffIn(app, 'owner')
    const waiting = async () => (await app.call('GET /admin/home', {}, { token })).waiting.mails
    expect(await waiting()).toMatchObject({ count: 1 })
    const [row] = (await app.call('GET /admin/mails', { state: 'unclear' }, { token })).rows
    const settle = () => app.call('POST /admin/mails/:id/settle', { id: row!.id }, { token })
    const results = await Promise.allSettled(Array.from({ length: 50 }, settle))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await waiting()).toEqual({ count: 0, oldestAt: null })
    expect(await query('select state, body from messages')).toEqual([{ state: 'sent', body: '' }])
  })
})
