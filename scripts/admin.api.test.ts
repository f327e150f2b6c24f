import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compileCache } from '#test/shop-process.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { signedIn } from '#test/builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const run = promisify(execFile)
const admin = (...args: string[]) =>
  run(process.execPath, [join(import.meta.dirname, 'admin.ts'), ...args], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compileCache, DATABASE_URL: app.databaseUrl, ORIGIN: 'https://shop.example' },
  })

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
