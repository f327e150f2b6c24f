import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { createConcurrencyLimits, type ConcurrencyLimits } from '#server/http/slots.ts'
import type { Caller } from '#server/http/context.ts'
import { LiveNotifications } from './live.ts'
import { registerNotificationStream } from './stream-routes.ts'

const caller: Caller = { userId: 'ada', permissions: [], secondFactor: false, tokenHash: '' }
let app: FastifyInstance
let slots: ConcurrencyLimits
let live: LiveNotifications
let port: number
let responses: ServerResponse[]
let sockets: Socket[]
/** The callbacks scheduled for a second later; the tests run them. */
let later: (() => void)[]
let authenticate: () => Promise<Caller>

beforeEach(async () => {
  ;[slots, responses, sockets, later] = [createConcurrencyLimits(), [], [], []]
  authenticate = async () => caller
  live = new LiveNotifications(
    async () => true,
    async () => [],
    (run) => void later.push(run),
  )
  app = Fastify()
  app.addHook('onRequest', async (_, reply) => void responses.push(reply.raw))
  const config = readConfig({ RATE_LIMIT_EXEMPT: '' })
  registerNotificationStream(app, { clock: () => new Date(0), config, slots }, { live, authenticate: () => authenticate() })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  await app.close()
})

function ask(): Socket {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  socket.pause().write('GET /api/notifications/stream HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer x\r\n\r\n')
  return socket
}
/** A tab whose stream has begun. */
async function listen(): Promise<Socket> {
  const socket = ask()
  const [head] = (await once(socket.resume(), 'data')) as [Buffer]
  expect(head.toString()).toContain('200 OK')
  return socket.pause()
}

/** Writes until the system's buffers are full, for a client that doesn't read. */
async function fill(response: ServerResponse): Promise<void> {
  while (response.writableLength === 0) {
    for (let times = 0; times < 50; times += 1) live.notifyMember('ada')
    await nextTurn()
  }
}

test('the sixth stream closes the first, even if its client never reads, and the others receive later events', async () => {
  const first = await listen()
  const [response] = responses
  await fill(response!)
  for (let times = 0; times < 5; times += 1) await listen()
  expect(response!.writableEnded).toBe(true)
  for (let times = 0; times < 3; times += 1) {
    live.notifyMember('ada')
    live.notifyOfConversation(null)
    await nextTurn()
  }
  expect([response!.closed, slots.streams.taken]).toEqual([false, 6])
  for (const run of later) run()
  await expect.poll(() => slots.streams.taken).toBe(5)
  first.resume()
  await once(first, 'close')
})

test('streams of clients that do not read are closed when the shop stops', async () => {
  await listen()
  await fill(responses[0]!)
  live.close()
  expect(slots.streams.taken).toBe(1)
  for (const run of later) run()
  await expect.poll(() => slots.streams.taken).toBe(0)
})

test('a client that disconnects during authentication leaves no stream behind', async () => {
  const [asked, found] = [Promise.withResolvers<void>(), Promise.withResolvers<Caller>()]
  authenticate = () => {
    asked.resolve()
    return found.promise
  }
  const socket = ask()
  await asked.promise
  expect(slots.streams.taken).toBe(1)
  socket.destroy()
  await once(responses[0]!, 'close')
  found.resolve(caller)
  await nextTurn()
  live.add(caller, responses[0]!)
  expect([responses[0]!.headersSent, slots.streams.taken]).toEqual([false, 0])
})

test('opening a stream counts as a read, and is refused when there are too many', async () => {
  const url = `http://127.0.0.1:${port}/api/notifications/stream`
  const { headers, body } = await fetch(url, { headers: { authorization: 'Bearer x' } })
  expect(headers.get('ratelimit')).toContain('"stream";r=599')
  await body?.cancel()
  await expect.poll(() => slots.streams.taken).toBe(0)
  while (slots.streams.acquire()) continue
  await expect(fetch(url, { headers: { authorization: 'Bearer x' } }).then(({ status }) => status)).resolves.toBe(503)
})
