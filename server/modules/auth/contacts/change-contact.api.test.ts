import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { codeFor, freshEmail, lastMail, signedIn } from '#test/builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const password = 'correct horse'
interface Contact {
  email?: string
  phone?: string
}
const ask = (token: string, to: Contact, given = password) => {
  app.pass(1)
  return app.call('POST /user/change-contact/send-otp', { ...to, password: given }, { token })
}
const prove = (token: string, to: Contact, otp: string) => app.call('POST /user/change-contact/verify-otp', { ...to, otp }, { token })
let lastPhone = 5_035_550_200
const freshPhone = () => `+1${(lastPhone += 1)}`

async function move(token: string, to: Contact): Promise<unknown> {
  await ask(token, to)
  return prove(token, to, await codeFor(app, to.email ?? to.phone ?? ''))
}

describe('changing the email or the phone', () => {
  it('sets the address that a code confirms and notifies the old one', async () => {
    const { token, email: before } = await signedIn(app)
    const after = freshEmail()
    await move(token, { email: after.toUpperCase() }).catch(() => undefined)
    app.pass(61_000)
    await move(token, { email: after })
    expect(await app.call('GET /user', {}, { token })).toMatchObject({ email: after })
    const notice = await lastMail(app, before)
    expect(notice?.subject).toContain('email on your Gymfolk account was changed')
    expect(notice?.text).not.toContain(after)
    expect(await app.call('POST /user-auth/sign-in', { email: after, password })).toHaveProperty('access_token')
    await expect(app.call('POST /user-auth/sign-in', { email: before, password })).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
  })

  it('adds a phone to an account with an email, and notifies the email', async () => {
    const { token, email } = await signedIn(app)
    const phone = freshPhone()
    await move(token, { phone })
    expect(await app.call('GET /user', {}, { token })).toMatchObject({ email, phone })
    expect((await lastMail(app, email))?.subject).toContain('phone number on your Gymfolk account was changed')
  })

  it('needs the password, and a code requested by the same user', async () => {
    const [one, other] = [await signedIn(app), await signedIn(app)]
    const email = freshEmail()
    await expect(ask(one.token, { email }, 'wrong horse')).rejects.toMatchObject({ code: 'CURRENT_PASSWORD_IS_INCORRECT' })
    expect(await lastMail(app, email)).toBeUndefined()
    await ask(one.token, { email })
    const code = await codeFor(app, email)
    await expect(prove(other.token, { email }, code)).rejects.toMatchObject({ code: 'OTP_EXPIRED_OR_INVALID_OTP' })
    await prove(one.token, { email }, code)
  })

  it('says that an address is taken only to someone who confirms it with a code', async () => {
    const [mover, owner] = [await signedIn(app), await signedIn(app)]
    const phone = freshPhone()
    await move(owner.token, { phone })
    expect(await ask(mover.token, { email: owner.email })).toEqual(await ask(mover.token, { email: freshEmail() }))
    await expect(prove(mover.token, { email: owner.email }, '000000')).rejects.toMatchObject({ code: 'OTP_EXPIRED_OR_INVALID_OTP' })
    const code = await codeFor(app, owner.email)
    await expect(prove(mover.token, { email: owner.email }, code)).rejects.toMatchObject({ code: 'EMAIL_ALREADY_EXISTS', status: 409 })
    app.pass(61_000)
    await expect(move(mover.token, { phone })).rejects.toMatchObject({ code: 'PHONE_NUMBER_ALREADY_EXISTS', status: 409 })
  })

  it('gives an address to only one of many users who confirm it at once', async () => {
    const email = freshEmail()
    const { token } = await signedIn(app)
    await ask(token, { email })
    const otp = await codeFor(app, email)
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => prove(token, { email }, otp)))
    expect(results.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  })

  it('cancels a password reset that was requested with the old address', async () => {
    const { token, email } = await signedIn(app)
    await app.call('POST /user-auth/forgot-password/send-otp', { email })
    const otp = await codeFor(app, email)
    await move(token, { email: freshEmail() })
    await expect(app.call('POST /user-auth/forgot-password/verify-otp', { email, otp })).rejects.toMatchObject({
      code: 'OTP_EXPIRED_OR_INVALID_OTP',
    })
  })
})
