import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { codeFor, signedIn } from '#test/builders.ts'
import { purgeExpired } from './erasure.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

it('the purge deletes expired sessions, password resets and codes, and nothing else', async () => {
  const { email, token } = await signedIn(app)
  await app.call('POST /user-auth/forgot-password/send-otp', { email })
  await app.call('POST /user-auth/forgot-password/verify-otp', { email, otp: await codeFor(app, email) })
  const counts = async () =>
    (
      await app.database.db.query({
        text: `select (select count(*) from sessions where user_id = u.id)::int as sessions, (select count(*) from password_resets where user_id = u.id)::int as resets,
          (select count(*) from otps where address = u.email)::int as codes from users u where email = $1`,
        values: [email],
      })
    ).rows[0]
  await purgeExpired(app.database.db, app.now())
  expect(await counts()).toEqual({ sessions: 1, resets: 1, codes: 1 })
  app.pass(25 * 3_600_000)
  await app.call('GET /user', {}, { token })
  await purgeExpired(app.database.db, app.now())
  expect(await counts()).toEqual({ sessions: 1, resets: 0, codes: 0 })
  app.pass(31 * 24 * 3_600_000)
  await purgeExpired(app.database.db, app.now())
  expect(await counts()).toEqual({ sessions: 0, resets: 0, codes: 0 })
})
