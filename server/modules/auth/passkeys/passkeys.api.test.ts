import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { Authenticator } from '#test/authenticator.ts'
import { signedIn } from '#test/builders.ts'
import { readOutbox } from '#server/messaging/outbox.ts'

const origin = 'https://shop.example'
let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { ORIGIN: origin } })
})
afterAll(() => app.stop())

const notValid = { code: 'PASSKEY_IS_NOT_VALID', status: 422 }
type Made = ReturnType<Authenticator['create']>
type Got = ReturnType<Authenticator['get']>
const optionsToAdd = (token: string) => app.call('POST /user/passkeys/options', {}, { token })
const add = (token: string, response: Made, name = 'Laptop') => app.call('POST /user/passkeys', { name, response }, { token })
const optionsToSignIn = () => app.call('POST /user-auth/passkey/options', {})
const signIn = (response: Got) => app.call('POST /user-auth/passkey', { response })

/** Someone with a passkey. */
async function withPasskey() {
  const who = await signedIn(app)
  const passkey = new Authenticator(origin)
  const { passkeys } = await add(who.token, passkey.create(await optionsToAdd(who.token)))
  return { ...who, passkey, id: passkeys[0]!.id }
}

describe('a passkey', () => {
  it('is registered, signs its owner in with two factors, and the owner is notified', async () => {
    const { token, userId, email, passkey, id } = await withPasskey()
    const known = await optionsToAdd(token)
    expect(known).toMatchObject({
      rp: { id: 'shop.example', name: 'Gymfolk' },
      user: { name: email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: passkey.id.toString('base64url'), transports: ['internal'] }],
    })
    const { access_token } = await signIn(passkey.get(await optionsToSignIn()))
    expect(await app.call('GET /user', {}, { token: access_token })).toMatchObject({ id: userId })
    expect(await app.call('GET /user/passkeys', {}, { token })).toEqual({
      passkeys: [{ id, name: 'Laptop', createdAt: app.now().toISOString(), lastUsedAt: app.now().toISOString() }],
    })
    const { rows } = await app.database.db.query({ text: 'select 1 from sessions where user_id = $1 and second_factor', values: [userId] })
    expect(rows).toHaveLength(1)
    const mails = await readOutbox(app.database.db, 50)
    expect(mails.find((mail) => mail.to === email)?.subject).toContain('"Laptop" added')
  })

  it('accepts each challenge once, also when 50 responses arrive at once', async () => {
    const { token, passkey } = await withPasskey()
    const answer = passkey.get(await optionsToSignIn())
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => signIn(answer)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(signIn(answer)).rejects.toMatchObject(notValid)
    const made = new Authenticator(origin).create(await optionsToAdd(token))
    const added = await Promise.allSettled(Array.from({ length: 50 }, () => add(token, made)))
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('does not sign in when anything in the assertion is wrong', async () => {
    const [{ token, userId, passkey }, other] = [await withPasskey(), await withPasskey()]
    const options = await optionsToSignIn()
    const flip = (text: string) => (text.startsWith('A') ? `B${text.slice(1)}` : `A${text.slice(1)}`)
    const answer = passkey.get(options)
    const bent: Record<string, Got> = {
      'another origin': passkey.get(options, { origin: 'https://evil.example' }),
      'another host': passkey.get(options, { rpId: 'evil.example' }),
      'nobody checked': passkey.get(options, { unverified: true }),
      'a registration': passkey.get(options, { type: 'webauthn.create' }),
      'a challenge of nobody': passkey.get({ challenge: 'AAAA' }),
      'a challenge for another purpose': passkey.get(await optionsToAdd(token)),
      'another signature': { ...answer, response: { ...answer.response, signature: flip(answer.response.signature) } },
      "somebody else's name": { ...answer, response: { ...answer.response, userHandle: other.passkey.get(options).response.userHandle } },
      'no name': { ...answer, response: { ...answer.response, userHandle: undefined as unknown as string } },
      "somebody else's key": { ...answer, id: other.passkey.id.toString('base64url') },
      'an unknown key': { ...answer, id: 'AAAA', rawId: 'AAAA' },
      nonsense: { ...answer, response: { ...answer.response, clientDataJSON: 'AAAA', authenticatorData: 'AAAA' } },
    }
    for (const [what, response] of Object.entries(bent))
      expect(await signIn(response).catch((error: unknown) => error), what).toMatchObject(notValid)
    app.pass(301_000)
    await expect(signIn(answer)).rejects.toMatchObject(notValid)
    const { rows } = await app.database.db.query({ text: 'select 1 from sessions where user_id = $1 and second_factor', values: [userId] })
    expect(rows).toEqual([])
    expect(await signIn(passkey.get(await optionsToSignIn()))).toHaveProperty('access_token')
  })

  it('is refused when its signature counter decreases, because it may be a copy', async () => {
    const { passkey } = await withPasskey()
    await signIn(passkey.get(await optionsToSignIn(), { counter: 7 }))
    for (const counter of [7, 6, 0]) await expect(signIn(passkey.get(await optionsToSignIn(), { counter }))).rejects.toMatchObject(notValid)
    expect(await signIn(passkey.get(await optionsToSignIn(), { counter: 8 }))).toHaveProperty('access_token')
  })

  it('is not registered when anything in the response is wrong, for another user, or too late', async () => {
    const [{ token }, other] = [await signedIn(app), await signedIn(app)]
    const options = await optionsToAdd(token)
    const passkey = new Authenticator(origin)
    const answer = passkey.create(options)
    const bent: Record<string, Made> = {
      'another origin': passkey.create(options, { origin: 'https://evil.example' }),
      'another host': passkey.create(options, { rpId: 'evil.example' }),
      'nobody checked': passkey.create(options, { unverified: true }),
      'a sign-in': passkey.create(options, { type: 'webauthn.get' }),
      'a challenge of nobody': passkey.create({ ...options, challenge: 'AAAA' }),
      'a challenge for another purpose': passkey.create({ ...options, ...(await optionsToSignIn()) }),
      "somebody else's challenge": passkey.create(await optionsToAdd(other.token)),
      nonsense: { ...answer, response: { ...answer.response, attestationObject: 'AAAA' } },
      'deep nonsense': { ...answer, response: { ...answer.response, attestationObject: Buffer.alloc(8000, 0x81).toString('base64url') } },
    }
    for (const [what, response] of Object.entries(bent))
      expect(await add(token, response).catch((error: unknown) => error), what).toMatchObject(notValid)
    app.pass(301_000)
    await expect(add(token, answer)).rejects.toMatchObject(notValid)
    const fresh = passkey.create(await optionsToAdd(token))
    await add(token, fresh)
    await expect(add(other.token, passkey.create(await optionsToAdd(other.token)))).rejects.toMatchObject(notValid)
  })

  it('is limited to ten per account, also when many are registered at once', async () => {
    const { token } = await signedIn(app)
    const made = await Promise.all(Array.from({ length: 15 }, async () => new Authenticator(origin).create(await optionsToAdd(token))))
    const results = await Promise.allSettled(made.map((response) => add(token, response)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    await expect(optionsToAdd(token)).rejects.toMatchObject({ code: 'TOO_MANY_PASSKEYS' })
    expect((await app.call('GET /user/passkeys', {}, { token })).passkeys).toHaveLength(10)
  })

  it('can be removed by its owner, unless it is the last sign-in method', async () => {
    const { token, id, userId, passkey } = await withPasskey()
    const other = await signedIn(app)
    const remove = (who: string) => app.call('DELETE /user/passkeys/:id', { id }, { token: who })
    await expect(remove(other.token)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await app.database.db.query({ text: 'update users set password_hash = null where id = $1', values: [userId] })
    await expect(remove(token)).rejects.toMatchObject({ code: 'LAST_SIGN_IN_METHOD' })
    await app.database.db.query({ text: `update users set password_hash = 'x' where id = $1`, values: [userId] })
    expect(await remove(token)).toEqual({ passkeys: [] })
    await expect(signIn(passkey.get(await optionsToSignIn()))).rejects.toMatchObject(notValid)
  })
})
