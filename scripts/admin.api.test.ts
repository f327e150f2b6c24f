import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fitsStoredData, loadSigningSecret } from '#server/signing-secret.ts'
import { compileCache } from '#test/shop-process.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { mailsTo, newKey, signedIn } from '#test/builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const run = promisify(execFile)
const adminWith = (env: Record<string, string>, ...args: string[]) =>
  run(process.execPath, [join(import.meta.dirname, 'admin.ts'), ...args], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: compileCache,
      DATABASE_URL: app.databaseUrl,
      ORIGIN: 'https://shop.example',
      ...env,
    },
  })
const admin = (...args: string[]) => adminWith({}, ...args)

/** A customer who is asked for a code. */
async function withSecondFactor() {
  const who = await signedIn(app)
  const { secret } = await app.call('POST /user/second-factor/setup', {}, { token: who.token })
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.now().getTime() })
  await app.call('POST /user/second-factor/confirm', { code }, { token: who.token })
  return who
}
const signIn = (email: string, secret = 'correct horse') => app.call('POST /user-auth/sign-in', { email, password: secret })

/** The token of the printed link. It counts from the real time, which the app's clock is moved to. */
function tokenIn(output: string): string {
  const link = new URL(/https:\S+/.exec(output)![0])
  expect(link.origin + link.pathname + link.search).toBe('https://shop.example/account/forgot-password')
  app.pass(Date.now() - app.now().getTime())
  return new URLSearchParams(link.hash.slice(1)).get('token')!
}
const password = 'their own password'
const reset = (resetToken: string) => app.call('POST /user-auth/forgot-password', { resetToken, password })
const roleOf = async (email: string) =>
  (await app.database.db.query({ text: 'select role from users where email = $1', values: [email] })).rows[0]

describe("a shop's first admin", () => {
  it('is created by a command, and sets a password with the link, once', async () => {
    const { stdout } = await admin('--email', ' Boss@Shop.example', '--name', 'The Boss')
    const token = tokenIn(stdout)
    await reset(token)
    await expect(reset(token)).rejects.toMatchObject({ code: 'TIME_LIMIT_EXCEED_OR_UNVERIFIED_USER' })
    expect(await app.call('POST /user-auth/sign-in', { email: 'boss@shop.example', password })).toHaveProperty('access_token')
    expect(await roleOf('boss@shop.example')).toEqual({ role: 'owner' })
  })

  it('may have an account already: it is promoted, and signed out everywhere', async () => {
    const { email, token } = await signedIn(app)
    const { stdout } = await admin('--email', email)
    expect(await roleOf(email)).toEqual({ role: 'owner' })
    await expect(app.call('GET /user', {}, { token })).rejects.toMatchObject({ status: 401 })
    expect(tokenIn(stdout)).toMatch(/^[\w-]{43}$/)
  })

  it('gets a taken account back with --reset, without what the other one left in it', async () => {
    const { email, userId } = await withSecondFactor()
    const key = newKey()
    await app.database.db.query({
      text: `
        with passkey as (insert into passkeys (id, user_id, name, credential_id, public_key, counter, transports, created_at)
            values ($2::uuid, $1, 'Theirs', $2::uuid::text, 'key', 0, '{}', now())),
          identity as (insert into identities (provider, subject, user_id, created_at) values ('google', $2::uuid::text, $1, now()))
        insert into api_keys (id, name, hash, ending, scopes, user_id, created_at)
        values ($2::uuid, 'Theirs', $2::uuid::text, 'abcd', '{orders:read}', $1, now())`,
      values: [userId, key],
    })
    expect((await admin('--email', email)).stdout).toContain('--reset removes them')
    const { stdout } = await admin('--email', email, '--reset')
    expect(stdout).toContain('API keys (1), passkeys (1), linked accounts (1), two-step verification (was on)')
    await expect(signIn(email)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
    await reset(tokenIn(stdout))
    expect(await signIn(email, password)).toHaveProperty('access_token')
    const left = await app.database.db.query({
      text: `select (select count(*)::int from passkeys where user_id = $1) as passkeys,
        (select count(*)::int from identities where user_id = $1) as identities,
        (select revoked_at is not null from api_keys where id = $2) as revoked`,
      values: [userId, key],
    })
    expect(left.rows).toEqual([{ passkeys: 0, identities: 0, revoked: true }])
  })

  it('turns off two-step verification that does not fit a new SECRET, for everyone', async () => {
    const { email } = await withSecondFactor()
    const SECRET = 'a new secret, of more than 32 characters'
    const fits = (secret: string) => fitsStoredData(app.database.db, secret, app.now())
    expect(await fits(SECRET)).toBe(false)
    const warned: string[] = []
    const log = { write: (line: string) => void warned.push(line) }
    const started = await startApp({
      env: { SECRET, LOG_LEVEL: 'warn' },
      databaseUrl: async () => app.databaseUrl,
      log,
      withoutBooks: true,
    })
    await started.stop()
    expect(warned.filter((line) => line.includes('SECRET is not the one'))).toHaveLength(1)
    await expect(admin('--new-secret')).rejects.toMatchObject({ stderr: expect.stringMatching(/^SECRET is not set: .*\n$/) })
    const signing = await loadSigningSecret(app.database.db)
    expect((await adminWith({ SECRET: signing }, '--new-secret')).stdout).toContain('turned off for 0 accounts')
    expect(await signIn(email)).toHaveProperty('ticket')
    expect((await adminWith({ SECRET }, '--new-secret')).stdout).toContain('turned off for 1 account;')
    expect(await signIn(email)).toHaveProperty('access_token')
    expect(await fits(SECRET)).toBe(true)
    const told = (await mailsTo(app, email)).filter(({ subject }) => /off/i.test(subject))
    expect(told).toHaveLength(1)
  })

  it('must use the link within an hour', async () => {
    const token = tokenIn((await admin('--email', 'late@shop.example')).stdout)
    app.pass(3_600_000)
    await expect(reset(token)).rejects.toMatchObject({ code: 'TIME_LIMIT_EXCEED_OR_UNVERIFIED_USER' })
  })

  it('is not created from an invalid email or an unknown option', async () => {
    for (const args of [[], ['--mail', 'a@b.example']])
      await expect(admin(...args)).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^Usage: npm run admin .*\n$/) })
    const stderr = expect.stringMatching(/^"nobody" is not an email address\. Usage: .*\n$/)
    await expect(admin('--email', 'nobody')).rejects.toMatchObject({ code: 1, stderr })
  })
})
