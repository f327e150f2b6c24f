import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { bulkJob } from '#server/messaging/bulk.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { freshEmail, staffIn } from '#test/builders.ts'
import { readMail } from '#test/smtp/read.ts'
import { type MailServer, openMailServer } from '#test/smtp/server.ts'
import { adoptSubscriptions } from './newsletter.ts'

let app: TestApp
let mailServer: MailServer
let token: string

beforeAll(async () => {
  mailServer = await openMailServer()
  app = await startApp({ env: { SMTP_URL: mailServer.url, MAIL_FROM: 'shop@gymfolk.example' } })
  ;({ token } = await staffIn(app, 'owner'))
  // Other recurring jobs would take most of the time.
  await app.jobs.runDue()
  await query(`update jobs set run_at = 'infinity' where every_ms is not null and name <> all($1)`, [[bulkJob, 'newsletter.send']])
})
afterEach(async () => {
  await query('delete from messages')
  await query('truncate newsletter_subscribers, newsletter_issues cascade')
  for (const queue of [mailServer.received, mailServer.recipients]) queue.length = 0
})
afterAll(async () => {
  await app.stop()
  await mailServer.close()
})

const query = (text: string, values: unknown[] = []) => app.database.db.query({ text, values })
const subjects = () => mailServer.received.map(({ raw }) => readMail(raw).headers.subject)
const runNextMinute = async () => {
  app.pass(60_000)
  await app.jobs.runDue()
}
const issue = async (people: number) => {
  await app.database.transaction((tx) => adoptSubscriptions(tx, Array.from({ length: people }, freshEmail), app.now()))
  const { id } = await app.call('POST /admin/newsletter/issues', { subject: 'Spring', body: 'New kit' }, { token })
  await app.call('POST /admin/newsletter/issues/:id/send', { id, at: null }, { token })
  await query(`update jobs set run_at = $1 where name = 'newsletter.send'`, [app.now()])
  return id
}
const read = (id: string) => app.call('GET /admin/newsletter/issues/:id', { id }, { token })

it('an issue is marked as sent once all of its mails are, and counts the delivered ones', async () => {
  mailServer.recipients.push(451)
  const id = await issue(3)
  await app.jobs.runDue()
  expect(await read(id)).toMatchObject({ state: 'sending', sent: 2, finishedAt: null })
  expect((await app.call('GET /admin/newsletter/issues', {}, { token })).rows).toMatchObject([{ id, sent: 2 }])
  await runNextMinute()
  await runNextMinute()
  expect(await read(id)).toMatchObject({ state: 'sent', sent: 3, finishedAt: expect.any(String) as string })
  expect(subjects()).toEqual(['Spring', 'Spring', 'Spring'])
})

it('a canceled issue removes its queued mails', async () => {
  mailServer.recipients.push(451)
  const id = await issue(3)
  await app.jobs.runDue()
  expect(await app.call('POST /admin/newsletter/issues/:id/cancel', { id }, { token })).toMatchObject({ state: 'cancelled', sent: 2 })
  await runNextMinute()
  await runNextMinute()
  expect([subjects().length, await read(id)]).toMatchObject([2, { state: 'cancelled', sent: 2 }])
})

it('an issue queues no more mails while thousands of them are waiting', async () => {
  const id = await issue(1)
  await query(
    `insert into messages (id, channel, recipient, subject, body, created_at, state, campaign)
    select gen_random_uuid(), 'email', 'a@example.com', 'Earlier', '', $1, 'sending', $2 from generate_series(1, 5000)`,
    [app.now(), id],
  )
  await app.jobs.runDue()
  expect(subjects()).toEqual([])
  await query(`update messages set state = 'sent' where subject = 'Earlier'`)
  await runNextMinute()
  expect(subjects()).toEqual(['Spring'])
})
