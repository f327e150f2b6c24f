import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeProtectedHeader, importJWK, jwtVerify } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { minuteMs } from '#contract/time.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { follow, type Member, member, members } from '#test/community.ts'

interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}
let app: TestApp
let service: Server
let origin: string
let received: Received[] = []
/** The push service's response, by the path of the browser's address. */
let answers: Record<string, number> = {}

beforeAll(async () => {
  service = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ path: request.url!, headers: request.headers, body: Buffer.concat(chunks) })
      response.writeHead(answers[request.url!] ?? 201).end()
    })
  })
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  app = await startApp()
  // From here on the job is due.
  await app.jobs.runDue()
})
afterAll(async () => {
  await app.stop()
  service.close()
})
beforeEach(() => {
  received = []
  answers = {}
})

/** A browser with keys of its own, as the Push API gives them. */
function openBrowser(name: string) {
  const pair = createECDH('prime256v1')
  const p256dh = pair.generateKeys()
  const auth = randomBytes(16)
  const endpoint = `${origin}/${name}`
  /** Decrypts a message (RFC 8291) with the browser's private key. */
  const read = (body: Buffer): { title: string; body: string; url: string } => {
    const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 86)]
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender])
    const derive = (secret: Buffer, of: Buffer, label: Buffer | string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, of, label, length))
    const secret = derive(pair.computeSecret(sender), auth, info, 32)
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
    const decipher = createDecipheriv('aes-128-gcm', key, derive(secret, salt, 'Content-Encoding: nonce\0', 12))
    decipher.setAuthTag(body.subarray(-16))
    const plain = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()])
    return JSON.parse(String(plain.subarray(0, -1)))
  }
  return { endpoint, path: `/${name}`, keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') }, read }
}
type Browser = ReturnType<typeof openBrowser>

const subscribe = (who: Member, { endpoint, keys }: Browser) => app.call('PUT /notifications/push', { endpoint, keys }, who)
const settings = (who: Member) => app.call('GET /notifications/push', {}, who)
async function send(): Promise<Received[]> {
  app.pass(minuteMs)
  await app.jobs.runDue()
  return received
}

describe('a browser subscribed to push messages', () => {
  it('gets an encrypted message, signed by the shop', async () => {
    const [author, fan] = (await members(app, 2)) as [Member, Member]
    const browser = openBrowser('one')
    await subscribe(author, browser)
    await follow(app, fan, author)
    const [message, ...others] = await send()
    expect(others).toEqual([])
    expect(browser.read(message!.body)).toEqual({
      title: app.config.shop.name,
      body: expect.stringMatching(/ started following you\.$/),
      url: expect.stringMatching(/\/notifications$/),
    })
    expect(message!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', topic: 'notifications' })
    const [, token = '', key = ''] = /^vapid t=(.+), k=(.+)$/.exec(message!.headers.authorization!)!
    expect(key).toBe((await settings(author)).publicKey)
    const point = Buffer.from(key, 'base64url')
    const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') }
    const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), { audience: origin, currentDate: app.now() })
    expect(payload.sub).toBe(`mailto:${app.config.shop.supportEmail}`)
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'ES256', typ: 'JWT' })
    received = []
    expect(await send()).toEqual([])
  })

  it('gets one message for 50 parallel events, which links to the post if there is one', async () => {
    const author = await member(app)
    const fans = await members(app, 10)
    const browser = openBrowser('many')
    await subscribe(author, browser)
    const post = await app.call('POST /post/create', { text: 'Squats today.', audience: 'public' }, author)
    const react = (by: Member) =>
      app.call('POST /post/:postId/multireaction', { postId: post.id, ownerId: post.author.id, reactionType: 'fire', isReacting: true }, by)
    await Promise.all(Array.from({ length: 50 }, (_, at) => react(fans[at % 10]!)))
    const messages = await send()
    expect(messages.map(({ path }) => path)).toEqual([browser.path])
    expect(browser.read(messages[0]!.body)).toMatchObject({
      body: expect.stringMatching(/ and 9 others reacted to your post\.$/),
      url: expect.stringMatching(new RegExp(`/post/${post.id}$`)),
    })
  })

  it('gets several events in three lines and a count, without those read meanwhile', async () => {
    const author = await member(app)
    const browser = openBrowser('several')
    await subscribe(author, browser)
    for (const text of ['One', 'Two', 'Three', 'Four', 'Five']) {
      const fan = await member(app)
      const post = await app.call('POST /post/create', { text, audience: 'public' }, author)
      await app.call('POST /post/:id/comments', { id: post.id, text: 'Well done' }, fan)
    }
    const [message] = await send()
    const { body, url } = browser.read(message!.body)
    expect(body.split('\n')).toHaveLength(4)
    expect(body).toMatch(/\nand 2 more$/)
    expect(url).toMatch(/\/notifications$/)
    received = []
    await follow(app, await member(app), author)
    await app.call('PUT /notifications/read', { until: app.now().toISOString() }, author)
    expect(await send()).toEqual([])
  })

  it('gets messages from people it follows, without their text, but no requests and none from muted people', async () => {
    const [reader, friend, stranger, muted] = (await members(app, 4)) as [Member, Member, Member, Member]
    const browser = openBrowser('messages')
    await subscribe(reader, browser)
    for (const one of [friend, muted]) await follow(app, reader, one)
    await app.call('PUT /people/:handle/mute', { handle: muted.handle }, reader)
    const write = (by: Member, text: string) =>
      app.call('POST /people/:handle/messages', { handle: reader.handle, text }, { ...by, idempotencyKey: randomUUID() })
    for (const by of [friend, friend, stranger, muted]) await write(by, 'A secret')
    const messages = await send()
    expect(messages.map(({ body }) => browser.read(body))).toEqual([
      {
        title: app.config.shop.name,
        body: expect.stringMatching(/^[^\n]+ sent you a message\.$/),
        url: expect.stringMatching(new RegExp(`/messages/${friend.handle}$`)),
      },
    ])
    received = []
    await write(friend, 'Another')
    await app.call('PUT /people/:handle/messages/read', { handle: friend.handle, until: app.now().toISOString() }, reader)
    expect(await send()).toEqual([])
  })

  it('is told when its member is added to a group and of messages there, except muted groups and people, and of no invitations', async () => {
    const [reader, friend, muted, stranger] = (await members(app, 4)) as [Member, Member, Member, Member]
    const browser = openBrowser('groups')
    await subscribe(reader, browser)
    await send()
    received = []
    for (const one of [friend, muted]) await follow(app, reader, one)
    await app.call('PUT /people/:handle/mute', { handle: muted.handle }, reader)
    const create = (by: Member, name: string) => app.call('POST /groups', { name, people: [reader.handle] }, by)
    const write = (by: Member, id: string) => app.call('POST /groups/:id/messages', { id, text: 'A secret' }, by)
    const { id } = await create(friend, 'Openers')
    await create(stranger, 'Buy this')
    const byMuted = await create(muted, 'Not heard')
    const told = async () => (await send()).map(({ body }) => browser.read(body))
    const url = expect.stringMatching(new RegExp(`/messages/groups/${id}$`))
    expect(await told()).toEqual([{ title: app.config.shop.name, body: 'New message in the group Openers.', url }])
    received = []
    await write(muted, byMuted.id)
    await app.call('PUT /groups/:id/mute', { id }, reader)
    await write(friend, id)
    expect(await told()).toEqual([])
    await app.call('DELETE /groups/:id/mute', { id }, reader)
    await write(friend, id)
    expect(await told()).toMatchObject([{ body: 'New message in the group Openers.' }])
  })

  it('gets nothing after unsubscribing, signing out, or when another account signs in there', async () => {
    const [a, b, fan] = (await members(app, 3)) as [Member, Member, Member]
    const browser = openBrowser('shared')
    await subscribe(a, browser)
    await subscribe(b, browser)
    expect([await settings(a), await settings(b)]).toMatchObject([{ isSubscribed: false }, { isSubscribed: true }])
    await follow(app, fan, a)
    expect(await send()).toEqual([])
    expect(await app.call('DELETE /notifications/push', {}, b)).toEqual({ isSubscribed: false })
    await follow(app, fan, b)
    expect(await send()).toEqual([])
    await subscribe(a, browser)
    await app.call('POST /user-auth/sign-out', {}, a)
    await follow(app, b, a)
    expect(await send()).toEqual([])
  })
})

describe('a push service', () => {
  it('that reports a subscription as gone is not called again for it', async () => {
    const [author, fan, other] = (await members(app, 3)) as [Member, Member, Member]
    const browser = openBrowser('gone')
    await subscribe(author, browser)
    answers[browser.path] = 410
    await follow(app, fan, author)
    expect(await send()).toHaveLength(1)
    expect(await settings(author)).toMatchObject({ isSubscribed: false })
    await follow(app, other, author)
    expect(await send()).toHaveLength(1)
  })

  it('that is overloaded is retried later, five times at most', async () => {
    const [author, fan] = (await members(app, 2)) as [Member, Member]
    const browser = openBrowser('busy')
    await subscribe(author, browser)
    answers[browser.path] = 503
    await follow(app, fan, author)
    expect(await send()).toHaveLength(1)
    answers[browser.path] = 429
    expect(await send()).toHaveLength(2)
    answers[browser.path] = 201
    expect(await send()).toHaveLength(3)
    answers[browser.path] = 503
    await follow(app, await member(app), author)
    for (let minute = 0; minute < 30; minute++) await send()
    expect(received).toHaveLength(3 + 5)
  })
})

it("an error for one member delays no others, and that member's message is sent once it is fixed", async () => {
  const [author, other, fan] = (await members(app, 3)) as [Member, Member, Member]
  const [broken, whole] = [openBrowser('broken'), openBrowser('whole')]
  await subscribe(author, broken)
  await subscribe(other, whole)
  const store = (key: string) =>
    app.database.db.query({ text: 'update push_subscriptions set p256dh = $2 where endpoint = $1', values: [broken.endpoint, key] })
  // As long as a key, but no point of the curve.
  await store(`B${'A'.repeat(86)}`)
  await follow(app, fan, author)
  await follow(app, fan, other)
  expect((await send()).map(({ path }) => path)).toEqual([whole.path])
  await store(broken.keys.p256dh)
  await send()
  await send()
  expect(received.map(({ path }) => path)).toEqual([whole.path, broken.path])
})

it('accepts only valid keys and endpoints of push services', async () => {
  const who = await member(app)
  const { endpoint, keys } = openBrowser('bad')
  const refused = (input: object) =>
    expect(app.call('PUT /notifications/push', { endpoint, keys, ...input }, who)).rejects.toMatchObject({ status: 422 })
  await refused({ keys: { ...keys, p256dh: Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url') } })
  await refused({ keys: { ...keys, auth: 'short' } })
  await refused({ endpoint: 'ftp://push.example/1' })
  await refused({ endpoint: `https://push.example/${'a'.repeat(1000)}` })
})

it('subscribes a browser once, however many parallel requests it sends', async () => {
  const [a, b, fan] = (await members(app, 3)) as [Member, Member, Member]
  const browser = openBrowser('once')
  await Promise.all(Array.from({ length: 50 }, (_, at) => subscribe(at % 2 ? a : b, browser)))
  expect([await settings(a), await settings(b)].filter(({ isSubscribed }) => isSubscribed)).toHaveLength(1)
  await follow(app, fan, a)
  await follow(app, fan, b)
  expect(await send()).toHaveLength(1)
})
