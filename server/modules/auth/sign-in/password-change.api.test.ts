import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { codeFor, signedIn, tokenFor } from '#test/builders.ts'
import { createPasswordHasher } from '../passwords/hasher.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const old = 'correct horse'
const fresh = 'battery staple'
const isAlive = async (token: string) => (await app.request('/api/user', { headers: { authorization: `Bearer ${token}` } })).status === 200

async function resetTokenFor(email: string): Promise<string> {
  await app.call('POST /user-auth/forgot-password/send-otp', { email })
  return (await app.call('POST /user-auth/forgot-password/verify-otp', { email, otp: await codeFor(app, email) })).resetToken
}

describe('a sign-in with the old password while it changes', () => {
  it('leaves no session, 50 times out of 50', async () => {
    for (let round = 0; round < 50; round += 1) {
      const { email, token } = await signedIn(app)
      const signIns = Array.from({ length: 4 }, () => tokenFor(app, email, old).catch(() => undefined))
      const change = app.call('POST /user/change-password', { currentPassword: old, newPassword: fresh }, { token })
      const tokens = (await Promise.all(signIns)).filter((one) => one !== undefined)
      await change
      expect(await Promise.all(tokens.map(isAlive))).toEqual(tokens.map(() => false))
      expect(await isAlive(token)).toBe(true)
      app.pass(11 * 60_000)
    }
  })
})

describe('a sign-in that waits for its second factor', () => {
  const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.now().getTime() })

  it.each(['change', 'reset', 'sign-out everywhere', 'sign-out elsewhere'])('is ended by: %s', async (how) => {
    const { email, token } = await signedIn(app)
    const { secret } = await app.call('POST /user/second-factor/setup', {}, { token })
    await app.call('POST /user/second-factor/confirm', { code: codeOf(secret) }, { token })
    app.pass(30_000)
    const answer = await app.call('POST /user-auth/sign-in', { email, password: old })
    if (!('ticket' in answer)) throw new Error('no ticket')
    if (how === 'change') await app.call('POST /user/change-password', { currentPassword: old, newPassword: fresh }, { token })
    if (how === 'reset') await app.call('POST /user-auth/forgot-password', { resetToken: await resetTokenFor(email), password: fresh })
    if (how === 'sign-out everywhere') await app.call('POST /user-auth/sign-out', { everywhere: true }, { token })
    if (how === 'sign-out elsewhere') await app.call('DELETE /user/sessions', {}, { token })
    await expect(app.call('POST /user-auth/second-factor', { ticket: answer.ticket, code: codeOf(secret) })).rejects.toMatchObject({
      code: 'SIGN_IN_TICKET_IS_SPENT',
    })
  })
})

describe('a password hash with another cost', () => {
  it('is rehashed at sign-in, also when several sign in at once', async () => {
    const { email, userId } = await signedIn(app)
    const older = await createPasswordHasher({ memory: 32, passes: 1 }).hash(old)
    await app.database.db.query({ text: 'update users set password_hash = $2 where id = $1', values: [userId, older] })
    await Promise.all(Array.from({ length: 8 }, () => tokenFor(app, email, old)))
    const { rows } = await app.database.db.query({ text: 'select password_hash from users where id = $1', values: [userId] })
    expect((rows[0] as { password_hash: string }).password_hash).toContain('$m=64,t=1,p=1$')
    expect(await tokenFor(app, email, old)).toEqual(expect.any(String))
  })
})
