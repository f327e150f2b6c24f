import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Slots } from '#server/http/slots.ts'
import { toRefusal } from '#server/http/errors.ts'
import { sendRanges } from './send-ranges.ts'
import type { MediaStorage } from './storage/storage.ts'

const bytes = 5
let app: FastifyInstance
let sending: Slots
let port: number
let opened: Readable[]
let responses: ServerResponse[]
/** Gates that stop a request before its file is looked up, and while it's being opened. */
let before: Gate
let opening: Gate
/** Reports when a request has reached it, and lets it continue once it's open. */
class Gate {
  readonly #reached = Promise.withResolvers<void>()
  readonly #open = Promise.withResolvers<void>()
  readonly reached = this.#reached.promise
  readonly open = this.#open.resolve
  pass(): Promise<void> {
    this.#reached.resolve()
    return this.#open.promise
  }
}

beforeEach(async () => {
  sending = new Slots({ max: 2 })
  ;[opened, responses, before, opening] = [[], [], new Gate(), new Gate()]
  const open: MediaStorage['open'] = async () => {
    await opening.pass()
    const stream = Readable.from([Buffer.from('video')])
    opened.push(stream)
    return { bytes, stream }
  }
  app = Fastify()
  app.setErrorHandler((error, _, reply) => reply.code(toRefusal(error)?.status ?? 500).send())
  app.get('/file', async (request, reply) => {
    responses.push(reply.raw)
    await before.pass()
    return sendRanges(request, reply, { storage: { open } as MediaStorage, sending, name: 'a', bytes, tag: '"a"' })
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterEach(() => app.close())

/** A player that requests the file and disconnects once its request has reached the gate. */
async function abortAt({ reached }: Gate): Promise<void> {
  const player = connect(port, '127.0.0.1')
  player.write('GET /file HTTP/1.1\r\nHost: a\r\n\r\n')
  await reached
  const closed = once(responses[0]!, 'close')
  player.destroy()
  await closed
}
const get = async () => {
  const response = await fetch(`http://127.0.0.1:${port}/file`)
  return [response.status, await response.text()]
}

test('a player that disconnects while its file is opened leaves neither a slot nor an open file', async () => {
  before.open()
  await abortAt(opening)
  opening.open()
  await expect.poll(() => opened.map(({ destroyed }) => destroyed)).toEqual([true])
  expect(sending.taken).toBe(0)
  expect(await get()).toEqual([200, 'video'])
  await expect.poll(() => sending.taken).toBe(0)
})

test('a player that has disconnected before its file is looked up leaves neither, too', async () => {
  await abortAt(before)
  before.open()
  opening.open()
  expect(await get()).toEqual([200, 'video'])
  // Only the file of the second request was opened.
  expect(opened).toHaveLength(1)
  await expect.poll(() => sending.taken).toBe(0)
})

test('limits the files being sent, however many requests come while files are opened', async () => {
  before.open()
  const all = [get(), get(), get()]
  expect(await Promise.race(all)).toEqual([503, ''])
  opening.open()
  expect((await Promise.all(all)).filter(([status]) => status === 200)).toHaveLength(2)
})
