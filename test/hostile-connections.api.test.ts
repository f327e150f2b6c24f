import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildIfStale } from '#scripts/build.ts'
import { startApp, type TestApp } from './app.ts'
import { cloneDatabase } from './database.ts'
import { processMemory, sendWithoutReading, pipelined } from './hostile-client.ts'
import { killShops, openBundle } from './shop-process.ts'

/** Ten seconds, and up to one more until the check, later on a busy machine. Without our limits, Node waits a minute or longer. */
const endedMs = 30_000
const memoryMb = 300

/** Together: some of them wait for ten seconds. */
describe.concurrent('a connection', () => {
  let app: TestApp
  const sockets: Socket[] = []
  const logged: string[] = []
  beforeAll(async () => {
    // More than the operating system's buffers hold.
    app = await startApp({
      env: { LOG_LEVEL: 'error' },
      log: { write: (line: string) => void logged.push(line) },
      prepare: async ({ http }) => void http.get('/large', (_, reply) => reply.send(Buffer.alloc(20_000_000))),
    })
  })
  afterAll(async () => {
    for (const socket of sockets) socket.destroy()
    await app.stop()
  })

  async function open(bytes = ''): Promise<Socket> {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1')
    sockets.push(socket)
    socket.on('error', () => {})
    await once(socket, 'connect')
    socket.write(bytes)
    return socket
  }
  /** The number of ms until the server closes the connection; its responses are read. */
  async function endOf(socket: Socket): Promise<number> {
    const startedAt = performance.now()
    socket.resume()
    await once(socket, 'close')
    return performance.now() - startedAt
  }

  it('that sends nothing, sends too slowly, or reads nothing is closed by a limit', async () => {
    const head = 'POST /api/user-auth/sign-in HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n'
    const slow = [await open(), await open('GET / HTTP/1.1\r\nHost: a\r\nX-A: '), await open(`${head}Content-Length: 100\r\n\r\n{`)]
    const dripping = setInterval(() => {
      for (const socket of slow.slice(1)) if (socket.writable) socket.write('a')
    }, 500)
    const reader = await sendWithoutReading(app.url, pipelined('/large', 1))
    sockets.push(reader.socket)
    const times = await Promise.all([...slow.map(endOf), reader.closed])
    clearInterval(dripping)
    for (const ms of times) expect(ms).toBeLessThan(endedMs)
  })

  it('that is reset right after its request logs no error', async () => {
    const paths = ['/api/user/products', '/api/notifications/stream', '/api/public/media/nothing', '/nothing']
    const reset = async (path: string) => {
      const socket = await open(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`)
      await new Promise(setImmediate)
      socket.resetAndDestroy()
    }
    for (let round = 0; round < 15; round += 1) await Promise.all(paths.map(reset))
    await fetch(`${app.url}/health`)
    expect(logged.filter((line) => line.includes('fault'))).toEqual([])
  })

  it('gets responses in order when it pipelines a few requests, and is closed when it pipelines many', async () => {
    const few = await open(pipelined('/health', 19) + 'GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
    let text = ''
    few.on('data', (bytes: Buffer) => (text += bytes.toString()))
    await once(few, 'close')
    expect(text.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(20)
    const many = await open(pipelined('/api/user/products', 500))
    let answers = ''
    many.on('data', (bytes: Buffer) => (answers += bytes.toString()))
    await once(many, 'close')
    expect((answers.match(/HTTP\/1\.1 200 OK/g) ?? []).length).toBeLessThan(50)
  })

  it('that pipelines a thousand requests is parsed only until it is closed', async () => {
    let parsed = 0
    const count = ({ url }: IncomingMessage) => void (url === '/parsed-no-further' && parsed++)
    app.http.server.on('request', count)
    const many = await open(pipelined('/parsed-no-further', 1000))
    many.resume()
    await once(many, 'close')
    app.http.server.off('request', count)
    expect(parsed).toBeGreaterThan(0)
    expect(parsed).toBeLessThan(100)
  })

  it('beyond the limit of its client is closed, and no longer counts once it is gone', async () => {
    const limited = await startApp({ env: { MAX_CONNECTIONS_PER_CLIENT: '3' } })
    const to = async () => {
      const socket = connect(Number(new URL(limited.url).port), '127.0.0.1')
      socket.on('error', () => {})
      sockets.push(socket)
      await once(socket, 'connect')
      return socket
    }
    const three = [await to(), await to(), await to()]
    await once(await to(), 'close')
    expect(three.map((socket) => socket.closed)).toEqual([false, false, false])
    for (const socket of three) socket.destroy()
    // Those that run side by side have no expect.poll.
    await vi.waitFor(async () => expect((await limited.request('/health')).status).toBe(200), { timeout: 30_000 })
    await limited.stop()
  })

  it('from a trusted proxy is not counted; clients behind it are limited by their own address', async () => {
    const behind = await startApp({ env: { MAX_CONNECTIONS_PER_CLIENT: '3', TRUSTED_PROXY: '127.0.0.1', RATE_LIMIT_EXEMPT: '' } })
    const connections = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const socket = connect(Number(new URL(behind.url).port), '127.0.0.1')
        sockets.push(socket)
        socket.on('error', () => {})
        await once(socket, 'connect')
        socket.write('GET /health HTTP/1.1\r\nHost: a\r\n\r\n')
        await Promise.race([once(socket, 'data'), once(socket, 'close')])
        return socket
      }),
    )
    expect(connections.filter((socket) => socket.destroyed)).toEqual([])
    const remaining = async (client: string) => {
      const response = await behind.request('/api/categories', { headers: { 'x-forwarded-for': client } })
      return Number(/r=(\d+)/.exec(response.headers.get('ratelimit') ?? '')?.[1])
    }
    const first = await remaining('203.0.113.1')
    expect([await remaining('203.0.113.1'), await remaining('203.0.113.2')]).toEqual([first - 1, first])
    await behind.stop()
  })
})

describe.skipIf(process.platform !== 'linux')('the memory of a shop', () => {
  beforeAll(() => buildIfStale())
  afterEach(killShops)

  it(`stays under ${memoryMb} MB with 150 connections that pipeline page requests and read nothing`, async () => {
    const database = await cloneDatabase()
    const shop = await openBundle({ DATABASE_URL: database.url, LOG_LEVEL: 'error' })
    expect((await fetch(`${shop.address}/market`)).status).toBe(200)
    const hostile = []
    for (const [path, times] of [
      ['/market', 1000],
      ['/market', 30],
      ['/collections/none', 30],
    ] as const) {
      hostile.push(...(await Promise.all(Array.from({ length: 50 }, () => sendWithoutReading(shop.address, pipelined(path, times))))))
      // Some other clients connect meanwhile, and are served.
      for (let n = 0; n < 20; n += 1) expect((await fetch(`${shop.address}/market`)).status).toBe(200)
    }
    expect((await processMemory(shop.child.pid!)).most).toBeLessThan(memoryMb)
    for (const { socket } of hostile) socket.destroy()
    await shop.kill()
    await database.drop()
  })
})
