import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { codeFor, freshEmail, lastMail, signedIn, tokenFor } from '#test/builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const old = 'correct horse'
const fresh = 'battery staple'
const ask = (who: object) => app.call('POST /user-auth/forgot-password/send-otp', who)
const prove = (who: object) => app.call('POST /user-auth/forgot-password/verify-otp', who as { otp: string })
const reset = (token: string, password = fresh) => {
  app.pass(1)
  return app.call('POST /user-auth/forgot-password', { resetToken: token, password })
}
const enter = (email: string, password: string) => app.call('POST /user-auth/sign-in', { email, password })
const isDead = (token: string) => expect(app.call('GET /user', {}, { token })).rejects.toMatchObject({ status: 401 })

async function resetToken(email: string): Promise<string> {
  await ask({ email })
  return (await prove({ email, otp: await codeFor(app, email) })).resetToken
}

describe('a forgotten password', () => {
  it('is reset with a code; every session ends and the owner is notified', async () => {
    const { email, token } = await signedIn(app)
    const other = await tokenFor(app, email, old)
    await reset(await resetToken(email))
    for (const one of [token, other]) await isDead(one)
    expect((await lastMail(app, email))?.subject).toContain('password was changed')
    await expect(enter(email, old)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
    expect(await enter(email, fresh)).toHaveProperty('access_token')
  })

  it('can be requested with one field for email or phone', async () => {
    const { email } = await signedIn(app)
    await ask({ username: ` ${email.toUpperCase()}` })
    expect(await prove({ username: email, otp: await codeFor(app, email) })).toHaveProperty('resetToken')
    await ask({ username: '+1 (503) 555-0142' })
    expect((await lastMail(app, '+15035550142'))?.subject).toContain('No Gymfolk account')
    for (const username of ['nonsense', 'a@b', '503'])
      await expect(ask({ username })).rejects.toMatchObject({ code: 'INVALID_INPUT', errors: { username: [expect.any(String)] } })
    await expect(ask({})).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('gets the same response for an unknown address, whose code is worthless', async () => {
    const { email } = await signedIn(app)
    const unknown = freshEmail()
    expect(await ask({ email: unknown })).toEqual(await ask({ email }))
    expect(await codeFor(app, unknown)).toBe('')
    await expect(prove({ email: unknown, otp: '123456' })).rejects.toMatchObject({ code: 'OTP_EXPIRED_OR_INVALID_OTP' })
  })

  it('accepts the newest reset token once, for 15 minutes, and stores only its hash', async () => {
    const { email } = await signedIn(app)
    const first = await resetToken(email)
    const { rows } = await app.database.db.query({ text: 'select token_hash from password_resets', values: [] })
    expect(JSON.stringify(rows)).not.toContain(first)
    app.pass(61_000)
    const second = await resetToken(email)
    await expect(reset(first)).rejects.toMatchObject({ code: 'TIME_LIMIT_EXCEED_OR_UNVERIFIED_USER', status: 422 })
    const both = await Promise.allSettled(Array.from({ length: 20 }, () => reset(second)))
    expect(both.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    app.pass(61_000)
    const third = await resetToken(email)
    app.pass(15 * 60_000)
    await expect(reset(third)).rejects.toMatchObject({ code: 'TIME_LIMIT_EXCEED_OR_UNVERIFIED_USER' })
  })

  it("can't be reset to a weak password, and the token stays valid", async () => {
    const { email } = await signedIn(app)
    const token = await resetToken(email)
    for (const easy of ['Password1', email, 'test person'])
      await expect(reset(token, easy)).rejects.toMatchObject({
        code: 'PASSWORD_IS_EASY_TO_GUESS',
        errors: { password: [expect.any(String)] },
      })
    await reset(token)
  })

  it('can be reset by an owner who reached the attempt limit', async () => {
    const { email } = await signedIn(app)
    for (let n = 0; n < 10; n += 1) await enter(email, 'wrong guess').catch(() => undefined)
    await expect(enter(email, old)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    await reset(await resetToken(email))
    expect(await enter(email, fresh)).toHaveProperty('access_token')
  })
})

describe('changing the password', () => {
  const change = (token: string, currentPassword: string, newPassword = fresh) =>
    app.call('POST /user/change-password', { currentPassword, newPassword }, { token })

  it('ends every other session and notifies the owner', async () => {
    const { email, token } = await signedIn(app)
    const other = await tokenFor(app, email, old)
    const reset15 = await resetToken(email)
    app.pass(1)
    await change(token, old)
    await isDead(other)
    expect((await app.call('GET /user', {}, { token })).email).toBe(email)
    expect((await lastMail(app, email))?.subject).toContain('password was changed')
    await expect(reset(reset15, 'another one')).rejects.toMatchObject({ code: 'TIME_LIMIT_EXCEED_OR_UNVERIFIED_USER' })
    expect(await enter(email, fresh)).toHaveProperty('access_token')
  })

  it('needs the current password', async () => {
    const { token } = await signedIn(app)
    await expect(change(token, 'wrong horse')).rejects.toMatchObject({
      code: 'CURRENT_PASSWORD_IS_INCORRECT',
      status: 422,
      message: 'Current password is incorrect',
    })
  })

  it('succeeds once when many requests arrive at once', async () => {
    const { token } = await signedIn(app)
    const results = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => change(token, old, `battery staple ${n}`)))
    expect(results.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  })
})
