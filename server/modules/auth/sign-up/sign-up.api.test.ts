import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { codeFor as codeIn, freshEmail, lastMail as lastMailIn, signedIn, tokenFor } from '#test/builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const password = 'correct horse'
const lastMail = (to: string) => lastMailIn(app, to)
const codeFor = (to: string) => codeIn(app, to)
const send = (input: { email?: string; phone?: string }) =>
  app.call('POST /user-auth/signup/send-otp', { name: 'Ada Moreno', password, ...input })
const verify = (input: { email?: string; phone?: string; otp: string }) => app.call('POST /user-auth/signup/verify-otp', input)

describe('sign-up', () => {
  it('creates an account with a code, by email and by phone', async () => {
    for (const contact of [{ email: freshEmail() }, { phone: '+15035550199' }]) {
      await send(contact)
      const { access_token } = await verify({ ...contact, otp: await codeFor(contact.email ?? contact.phone) })
      expect(await app.call('GET /user', {}, { token: access_token })).toMatchObject({
        name: 'Ada Moreno',
        role: 'customer',
        email: contact.email ?? null,
        phone: contact.phone ?? null,
      })
      expect(await app.call('POST /user-auth/sign-in', { ...contact, password })).toHaveProperty('access_token')
    }
  })

  it('assigns a phone to the account only once it is verified: until then it signs nobody in and blocks no one', async () => {
    const [claimed, email] = ['+15035550177', freshEmail()]
    await send({ email, phone: claimed })
    const { access_token: claimer } = await verify({ email, otp: await codeFor(email) })
    expect(await app.call('GET /user', {}, { token: claimer })).toMatchObject({ phone: claimed, phoneVerified: false })
    await expect(app.call('POST /user-auth/sign-in', { phone: claimed, password })).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
    await app.call('POST /user-auth/forgot-password/send-otp', { phone: claimed })
    expect((await lastMail(claimed))?.subject).toContain('No Gymfolk account')
    app.pass(1000)
    await send({ phone: claimed })
    const { access_token: owner } = await verify({ phone: claimed, otp: await codeFor(claimed) })
    expect(await app.call('GET /user', {}, { token: owner })).toMatchObject({ phone: claimed, phoneVerified: true, email: null })
    expect(await app.call('POST /user-auth/sign-in', { phone: claimed, password })).toHaveProperty('access_token')
    app.pass(1000)
    await app.call('POST /user/change-contact/send-otp', { phone: claimed, password }, { token: claimer })
    await expect(
      app.call('POST /user/change-contact/verify-otp', { phone: claimed, otp: await codeFor(claimed) }, { token: claimer }),
    ).rejects.toMatchObject({ code: 'PHONE_NUMBER_ALREADY_EXISTS' })
  })

  it('responds the same for a known address, and notifies its owner', async () => {
    const { email } = await signedIn(app)
    const known = await send({ email: email.toUpperCase() })
    expect(known).toEqual(await send({ email: freshEmail() }))
    expect((await lastMail(email))?.subject).toContain('already have')
  })

  it('accepts a code once, within 5 minutes, for the same address; requesting another leaves the earlier code valid', async () => {
    const email = freshEmail()
    await send({ email })
    const first = await codeFor(email)
    await expect(send({ email })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    app.pass(61_000)
    await send({ email })
    const second = await codeFor(email)
    await expect(verify({ email: freshEmail(), otp: first })).rejects.toMatchObject({ code: 'OTP_EXPIRED_OR_INVALID_OTP' })
    await verify({ email, otp: first })
    for (const otp of [first, second]) await expect(verify({ email, otp })).rejects.toMatchObject({ code: 'OTP_EXPIRED_OR_INVALID_OTP' })
    const late = freshEmail()
    await send({ email: late })
    app.pass(301_000)
    await expect(verify({ email: late, otp: await codeFor(late) })).rejects.toMatchObject({ code: 'OTP_EXPIRED_OR_INVALID_OTP' })
  })

  it('allows 5 attempts per code, counted exactly when 50 arrive at once', async () => {
    const email = freshEmail()
    await send({ email })
    const right = await codeFor(email)
    const wrong = right === '000000' ? '111111' : '000000'
    await Promise.allSettled(Array.from({ length: 50 }, () => verify({ email, otp: wrong })))
    const { rows } = await app.database.db.query({ text: 'select tries from otps where address = $1', values: [email] })
    expect(rows).toEqual([{ tries: 5 }])
    await expect(verify({ email, otp: right })).rejects.toMatchObject({ code: 'OTP_EXPIRED_OR_INVALID_OTP' })
  })

  it('creates one account from 50 parallel requests with the right code', async () => {
    const email = freshEmail()
    await send({ email })
    const otp = await codeFor(email)
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => verify({ email, otp })))
    expect(results.filter((r) => r.status === 'fulfilled')).toHaveLength(1)
  })

  it('sends one code for 50 parallel requests', async () => {
    const email = freshEmail()
    await Promise.allSettled(Array.from({ length: 50 }, () => send({ email })))
    const { rows } = await app.database.db.query({ text: 'select count(*)::int as n from otps where address = $1', values: [email] })
    expect(rows).toEqual([{ n: 1 }])
  })

  it('requires an email or a phone, and a password of 8 to 128 characters', async () => {
    await expect(send({})).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      errors: { email: [expect.any(String)], phone: [expect.any(String)] },
    })
    for (const bad of ['short', 'x'.repeat(129)])
      await expect(app.call('POST /user-auth/signup/send-otp', { name: 'A', email: freshEmail(), password: bad })).rejects.toMatchObject({
        errors: { password: [expect.any(String)] },
      })
  })

  it('stores neither code, password nor token in plain text', async () => {
    const email = freshEmail()
    await send({ email })
    const otp = await codeFor(email)
    const { access_token } = await verify({ email, otp })
    const { rows } = await app.database.db.query({
      text: `select (select string_agg(o::text, '') from otps o) || (select string_agg(u::text, '') from users u) || (select string_agg(s::text, '') from sessions s) as all`,
      values: [],
    })
    const stored = (rows[0] as { all: string }).all
    for (const secret of [password, access_token]) expect(stored).not.toContain(secret)
    expect(
      (await app.database.db.query({ text: 'select code_hash from otps where address = $1', values: [email] })).rows[0],
    ).not.toMatchObject({ code_hash: otp })
  })
})

describe('a session', () => {
  it('is refused in the same way for a wrong password and an unknown account', async () => {
    const { email } = await signedIn(app)
    for (const who of [
      { email, password: 'wrong password' },
      { email: freshEmail(), password },
    ]) {
      await expect(app.call('POST /user-auth/sign-in', who)).rejects.toMatchObject({
        code: 'INVALID_CREDENTIALS',
        status: 422,
        message: 'Invalid credentials',
      })
    }
  })

  it('ends by signing out, here or everywhere', async () => {
    const { token, email } = await signedIn(app)
    const other = await tokenFor(app, email, password)
    await app.call('POST /user-auth/sign-out', {}, { token })
    await expect(app.call('GET /user', {}, { token })).rejects.toMatchObject({ status: 401 })
    const third = await tokenFor(app, email, password)
    await app.call('POST /user-auth/sign-out', { everywhere: true }, { token: third })
    await expect(app.call('GET /user', {}, { token: other })).rejects.toMatchObject({ status: 401 })
  })

  it('lasts 30 days from its last use', async () => {
    const day = 86_400_000
    const { token } = await signedIn(app)
    app.pass(29 * day)
    await app.call('GET /user', {}, { token })
    app.pass(29 * day)
    await app.call('GET /user', {}, { token })
    app.pass(31 * day)
    await expect(app.call('GET /user', {}, { token })).rejects.toMatchObject({ code: 'TOKEN_IS_MISSING_OR_EXPIRED' })
  })
})
