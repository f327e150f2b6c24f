import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { buildIfStale } from '#scripts/build.ts'
import { cloneDatabase } from './database.ts'
import { killShops, openBundle } from './shop-process.ts'
import { slowdown } from './slowdown.ts'
import { openMailServer } from './smtp/server.ts'

const jobBackMs = 15_000

let database: { url: string; drop: () => Promise<void> }
beforeAll(async () => {
  await buildIfStale()
  database = await cloneDatabase()
})
afterAll(() => database.drop())
afterEach(killShops)

/** It spends most of its time waiting, so it runs beside others. */
it('a mail whose sender was killed is sent within 15 seconds by the next one', async () => {
  const mailServer = await openMailServer()
  const env = { DATABASE_URL: database.url, SMTP_URL: mailServer.url, MAIL_FROM: 'shop@gymfolk.example' }
  mailServer.recipients.push('silence')
  const doomed = await openBundle(env)
  const response = await fetch(`${doomed.address}/api/user-auth/signup/send-otp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' }),
  })
  expect(response.status, await response.text()).toBeLessThan(300)
  // The process has claimed the job, and waits for the mail server's response.
  await expect.poll(() => mailServer.recipients.length).toBe(0)
  await doomed.kill()
  const killedAt = performance.now()
  const before = slowdown()
  await openBundle(env, '--worker')
  await expect.poll(() => mailServer.received.length, { timeout: 60_000 }).toBe(1)
  expect(performance.now() - killedAt).toBeLessThan(jobBackMs * Math.max(before, slowdown()))
  await mailServer.close()
})
