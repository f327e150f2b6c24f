import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Browser } from '#test/browser.ts'
import { authenticate } from '#server/modules/auth/sessions/sessions.ts'
import { signedIn, tokenFor } from '#test/builders.ts'
import { signInAtProvider } from '#test/provider.ts'
import { socialSessionOf, type SocialShop, startSocialShop } from '#test/social.ts'

let provider: SocialShop['provider']
let app: SocialShop['app']
let stop: SocialShop['stop']
beforeAll(async () => {
  ;({ app, provider, stop } = await startSocialShop())
})
afterAll(() => stop())

const password = 'correct horse'
const codeOf = (secret: string, offset = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.now().getTime() + offset * 30_000 })
const wrong = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0')

/** A customer whose second factor is on, with its secret and backup codes. */
async function withSecondFactor() {
  const who = await signedIn(app)
  const { secret } = await app.call('POST /user/second-factor/setup', {}, { token: who.token })
  const { backupCodes } = await app.call('POST /user/second-factor/confirm', { code: codeOf(secret) }, { token: who.token })
  app.pass(30_000)
  return { ...who, secret, backupCodes }
}
async function ticketFor(email: string): Promise<string> {
  const answer = await app.call('POST /user-auth/sign-in', { email, password })
  if (!('ticket' in answer)) throw new Error('no ticket')
  return answer.ticket
}
const answerWith = (ticket: string, code: string) => app.call('POST /user-auth/second-factor', { ticket, code })
const subjects = async (email: string) =>
  ((await (await app.request('/dev/outbox.json')).json()) as { to: string; subject: string }[])
    .filter(({ to }) => to === email)
    .map(({ subject }) => subject)
    .join()
const hasTwoFactors = async (token: string) => {
  const text = `select second_factor from sessions where token_hash = encode(sha256($1::bytea), 'base64')`
  const { rows } = await app.database.db.query({ text, values: [Buffer.from(token)] })
  return (rows[0] as { second_factor: boolean }).second_factor
}

describe('setting up a second factor', () => {
  it('returns a secret as text, URI and QR code, and has no effect until it is confirmed', async () => {
    const { token, email } = await signedIn(app)
    const { secret, uri, qr } = await app.call('POST /user/second-factor/setup', {}, { token })
    const read = new URL(uri)
    expect([read.protocol, read.searchParams.get('secret'), read.searchParams.get('issuer')]).toEqual(['otpauth:', secret, 'Gymfolk'])
    expect(decodeURIComponent(uri)).toContain(email)
    expect(qr).toMatch(/^<svg /)
    expect(await tokenFor(app, email)).toEqual(expect.any(String))
    await expect(app.call('POST /user/second-factor/confirm', { code: wrong(codeOf(secret)) }, { token })).rejects.toMatchObject({
      code: 'SECOND_FACTOR_IS_WRONG',
    })
    const { backupCodes } = await app.call('POST /user/second-factor/confirm', { code: codeOf(secret) }, { token })
    expect(new Set(backupCodes).size).toBe(10)
    expect(await app.call('GET /user/second-factor', {}, { token })).toEqual({ on: true, backupCodesLeft: 10 })
    expect(await subjects(email)).toContain('turned on')
    const again = await Promise.allSettled([
      app.call('POST /user/second-factor/setup', {}, { token }),
      app.call('POST /user/second-factor/confirm', { code: codeOf(secret) }, { token }),
    ])
    const refused = { status: 'rejected', reason: expect.objectContaining({ code: 'SECOND_FACTOR_IS_ON' }) as unknown }
    expect(again).toEqual([refused, refused])
  })

  it('can be confirmed by one of 50 requests at once, and only with a code of the newest secret', async () => {
    const { token } = await signedIn(app)
    const old = await app.call('POST /user/second-factor/setup', {}, { token })
    const { secret } = await app.call('POST /user/second-factor/setup', {}, { token })
    const confirm = (code: string) => app.call('POST /user/second-factor/confirm', { code }, { token })
    await expect(confirm(codeOf(old.secret))).rejects.toMatchObject({ code: 'SECOND_FACTOR_IS_WRONG' })
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => confirm(codeOf(secret))))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await app.call('GET /user/second-factor', {}, { token })).toEqual({ on: true, backupCodesLeft: 10 })
  })

  it('stores neither the secret nor the backup codes in plain text', async () => {
    const { secret, backupCodes, userId } = await withSecondFactor()
    const text = `select (select f::text from second_factors f where user_id = $1) || (select string_agg(b::text, '') from backup_codes b where user_id = $1) as kept`
    const { kept } = (await app.database.db.query({ text, values: [userId] })).rows[0] as { kept: string }
    for (const one of [secret, ...backupCodes, ...backupCodes.map((code) => code.replace('-', ''))]) expect(kept).not.toContain(one)
  })
})

describe('signing in with a second factor', () => {
  it('exchanges a ticket and a code for a session that counts as two factors', async () => {
    const { email, userId, secret, token } = await withSecondFactor()
    expect(await hasTwoFactors(token)).toBe(true)
    const { access_token } = await answerWith(await ticketFor(email), codeOf(secret))
    expect(await app.call('GET /user', {}, { token: access_token })).toMatchObject({ id: userId })
    expect(await hasTwoFactors(access_token)).toBe(true)
    expect(await hasTwoFactors((await signedIn(app)).token)).toBe(false)
  })

  it('asks for the code after a social sign-in, too', async () => {
    const { email, secret } = await withSecondFactor()
    const browser = new Browser()
    await signInAtProvider(app, 'google', provider.addUser({ email }), browser)
    const session = await socialSessionOf(app, browser)
    expect(session).toEqual({ provider: 'google', secondFactor: { ticket: expect.any(String), methods: ['code', 'backup-code'] } })
    expect(await answerWith(session!.secondFactor!.ticket, codeOf(secret))).toHaveProperty('access_token')
  })

  it('accepts the codes of one time step before and after, none twice, and none older than the last', async () => {
    const { email, secret } = await withSecondFactor()
    app.pass(60_000)
    const wrongCode = { code: 'SECOND_FACTOR_IS_WRONG' }
    await expect(answerWith(await ticketFor(email), codeOf(secret, -2))).rejects.toMatchObject(wrongCode)
    await expect(answerWith(await ticketFor(email), codeOf(secret, 2))).rejects.toMatchObject(wrongCode)
    await answerWith(await ticketFor(email), codeOf(secret, -1))
    await answerWith(await ticketFor(email), codeOf(secret, 1))
    for (const offset of [-1, 0, 1])
      await expect(answerWith(await ticketFor(email), codeOf(secret, offset))).rejects.toMatchObject(wrongCode)
  })

  it('accepts one code, or one backup code, from only one of 50 requests at once', async () => {
    const { email, secret, backupCodes } = await withSecondFactor()
    for (const code of [codeOf(secret), backupCodes[3]!]) {
      const tickets: string[] = []
      for (let n = 0; n < 10; n += 1) tickets.push(await ticketFor(email))
      const results = await Promise.allSettled(Array.from({ length: 50 }, (_, n) => answerWith(tickets[n % 10]!, code)))
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      app.pass(3_601_000)
    }
  })

  it('accepts a backup code once, however it is typed, and notifies the owner', async () => {
    const { email, token, backupCodes } = await withSecondFactor()
    await answerWith(await ticketFor(email), ` ${backupCodes[0]!.toUpperCase().replace('-', ' ')} `)
    await expect(answerWith(await ticketFor(email), backupCodes[0]!)).rejects.toMatchObject({ code: 'SECOND_FACTOR_IS_WRONG' })
    expect(await app.call('GET /user/second-factor', {}, { token })).toEqual({ on: true, backupCodesLeft: 9 })
    expect(await subjects(email)).toContain('9 left')
  })

  it("allows five attempts per ticket, counted exactly, and no other user's code", async () => {
    const [{ email, secret, userId }, other] = [await withSecondFactor(), await withSecondFactor()]
    const ticket = await ticketFor(email)
    await expect(answerWith(ticket, other.backupCodes[0]!)).rejects.toMatchObject({ code: 'SECOND_FACTOR_IS_WRONG' })
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => answerWith(ticket, wrong(codeOf(secret)))))
    const codes = results.map((result) => (result as { reason: { code: string } }).reason.code)
    expect(codes.filter((code) => code === 'SECOND_FACTOR_IS_WRONG')).toHaveLength(4)
    expect(codes.filter((code) => code === 'SIGN_IN_TICKET_IS_SPENT')).toHaveLength(46)
    const { rows } = await app.database.db.query({ text: 'select tries from sign_in_tickets where user_id = $1', values: [userId] })
    expect(rows).toEqual([{ tries: 5 }])
    await expect(answerWith(ticket, codeOf(secret))).rejects.toMatchObject({ code: 'SIGN_IN_TICKET_IS_SPENT' })
  })

  it('allows ten wrong codes per hour and account, across tickets', async () => {
    const { email, secret } = await withSecondFactor()
    const bad = wrong(codeOf(secret))
    const tickets = [await ticketFor(email), await ticketFor(email), await ticketFor(email)]
    const results = await Promise.allSettled(tickets.flatMap((ticket) => [1, 2, 3, 4, 5].map(() => answerWith(ticket, bad))))
    const codes = results.map((result) => (result as { reason: { code: string } }).reason.code)
    expect(codes.filter((code) => code === 'SECOND_FACTOR_IS_WRONG')).toHaveLength(10)
    await expect(answerWith(await ticketFor(email), codeOf(secret))).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    app.pass(3_601_000)
    expect(await answerWith(await ticketFor(email), codeOf(secret))).toHaveProperty('access_token')
  })

  it('refuses tickets that are expired, used or made up', async () => {
    const { email, secret } = await withSecondFactor()
    const spent = { code: 'SIGN_IN_TICKET_IS_SPENT' }
    const ticket = await ticketFor(email)
    app.pass(301_000)
    await expect(answerWith(ticket, codeOf(secret))).rejects.toMatchObject(spent)
    const used = await ticketFor(email)
    await answerWith(used, codeOf(secret))
    app.pass(30_000)
    await expect(answerWith(used, codeOf(secret))).rejects.toMatchObject(spent)
    await expect(answerWith('made up', codeOf(secret))).rejects.toMatchObject(spent)
  })
})

describe('turning the second factor off', () => {
  it('needs a code or the password', async () => {
    for (const by of ['code', 'password', 'backup code']) {
      const { email, token, secret, backupCodes } = await withSecondFactor()
      const off = (input: { code?: string; password?: string }) => app.call('DELETE /user/second-factor', input, { token })
      await expect(off({})).rejects.toMatchObject({ code: 'INVALID_INPUT' })
      await expect(off({ code: wrong(codeOf(secret)) })).rejects.toMatchObject({ code: 'SECOND_FACTOR_IS_WRONG' })
      await expect(off({ password: 'wrong' })).rejects.toMatchObject({ code: 'CURRENT_PASSWORD_IS_INCORRECT' })
      await off(by === 'password' ? { password } : { code: by === 'code' ? codeOf(secret) : backupCodes[0]! })
      expect(await app.call('GET /user/second-factor', {}, { token })).toEqual({ on: false, backupCodesLeft: 0 })
      expect(await tokenFor(app, email)).toEqual(expect.any(String))
      expect(await subjects(email)).toContain('turned off')
      await expect(off({ password })).rejects.toMatchObject({ code: 'SECOND_FACTOR_IS_OFF' })
    }
  })

  it('regenerates the backup codes after a valid code', async () => {
    const { email, token, secret, backupCodes } = await withSecondFactor()
    const made = await app.call('POST /user/second-factor/backup-codes', { code: codeOf(secret) }, { token })
    expect(made.backupCodes.filter((code) => backupCodes.includes(code))).toEqual([])
    await expect(answerWith(await ticketFor(email), backupCodes[0]!)).rejects.toMatchObject({ code: 'SECOND_FACTOR_IS_WRONG' })
    expect(await answerWith(await ticketFor(email), made.backupCodes[0]!)).toHaveProperty('access_token')
  })
})

it('staff without a second factor are asked to set one up', async () => {
  const { token, userId } = await signedIn(app)
  const mustSetUp = async () => (await app.call('GET /user', {}, { token })).mustSetUpSecondFactor
  expect(await mustSetUp()).toBe(false)
  for (const role of ['warehouse', 'owner']) {
    await app.database.db.query({ text: 'update users set role = $2 where id = $1', values: [userId, role] })
    expect(await mustSetUp()).toBe(true)
  }
  const { secret } = await app.call('POST /user/second-factor/setup', {}, { token })
  expect(await mustSetUp()).toBe(true)
  await app.call('POST /user/second-factor/confirm', { code: codeOf(secret) }, { token })
  expect(await mustSetUp()).toBe(false)
})

it('permissions of staff need a second factor, except in the demo that `npm start` fills', async () => {
  const { token, userId } = await signedIn(app)
  await app.database.db.query({ text: `update users set role = 'owner' where id = $1`, values: [userId] })
  const passes = async (needsSecondFactor: boolean) =>
    (await authenticate(app.database.db, token, app.now(), { ...app.config.admin, needsSecondFactor }))?.secondFactor
  expect([app.config.admin.needsSecondFactor, await passes(true), await passes(false)]).toEqual([true, false, true])
  await expect(app.call('GET /admin/orders', {}, { token })).rejects.toMatchObject({ code: 'SECOND_FACTOR_IS_NEEDED' })
})
