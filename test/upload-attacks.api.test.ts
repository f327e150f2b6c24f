import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildIfStale } from '#scripts/build.ts'
import { startApp, type TestApp } from './app.ts'
import { newCustomer } from './builders.ts'
import { processMemory, programMemory } from './hostile-client.ts'
import { brokenPictures, largestPictures, nonPictures, polyglots } from './hostile-pictures.ts'
import { jpeg, sendFile } from './pictures.ts'
import { killShops, openBundle } from './shop-process.ts'

const togetherMb = 300
const route = '/api/media/public/upload/single'
const boundary = 'x'
const head = (name: string, more = '') => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n`
const field = (name: string, value: string) => `${head(name)}\r\n${value}\r\n`
const end = `--${boundary}--\r\n`
const feature = field('featureName', 'avatar')

/** A separate shop, run as in production, so that its resource usage can be measured. */
describe('a shop under attack by uploads', () => {
  let app: TestApp
  let shop: Awaited<ReturnType<typeof openBundle>>
  let token: string
  let file: Buffer
  /** The maximum memory of the shop and of its decoder process, and of both at the same moment, in MB. */
  const most = { shop: 0, decoder: 0, together: 0 }
  /** How much memory the program itself took in each process at the last measurement, in MB. */
  const programs = new Map<number, number>()
  let watching: NodeJS.Timeout

  beforeAll(async () => {
    await buildIfStale()
    app = await startApp()
    const env = { DATABASE_URL: app.databaseUrl, MEDIA_DIR: app.config.mediaDir, LOG_LEVEL: 'error' }
    shop = await openBundle(env)
    file = await jpeg()
    await signIn()
    // One that is under way when the shop ends finds no process.
    watching = setInterval(() => void measure().catch(() => undefined), 50)
  })
  afterAll(async () => {
    clearInterval(watching)
    killShops()
    await app.stop()
  })

  const request = (path: string, init?: RequestInit) => fetch(shop.address + path, init)
  async function signIn(): Promise<void> {
    const { email } = await newCustomer(app)
    const body = JSON.stringify({ email, password: 'correct horse' })
    const response = await request('/api/user-auth/sign-in', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    token = ((await response.json()) as { data: { access_token: string } }).data.access_token
  }
  async function measure(): Promise<void> {
    const children = await readFile(`/proc/${shop.child.pid}/task/${shop.child.pid}/children`, 'utf8')
    const pids = [shop.child.pid!, ...children.split(' ').filter(Boolean).map(Number)]
    const [ofShop, ...others] = await Promise.all(pids.map(usedBy))
    most.shop = Math.max(most.shop, ofShop!.most)
    most.decoder = Math.max(most.decoder, ...others.map((one) => one.most))
    const sum = [ofShop!, ...others].reduce((total, one) => total + one.now, 0)
    // Measuring the memory of the program itself takes 5 ms. It only grows, so the last value is used until there is a new maximum.
    if (sum - countedTwice(pids) <= most.together) return
    for (const pid of pids) programs.set(pid, (await programMemory(pid).catch(() => 0)) || (programs.get(pid) ?? 0))
    most.together = Math.max(most.together, sum - countedTwice(pids))
  }
  /** The program of both processes is in memory once. */
  const countedTwice = (pids: number[]) => (pids.length > 1 ? Math.min(...pids.map((pid) => programs.get(pid) ?? 0)) : 0)
  /** A process that has ended since uses nothing. */
  const usedBy = async (pid: number) => {
    const { most: high, now } = await processMemory(pid).catch(() => ({ most: 0, now: 0 }))
    return { most: high || 0, now: now || 0 }
  }
  async function answerTo(response: Response): Promise<[status: number, error: string | undefined]> {
    const { error } = (await response.json()) as { error?: string }
    await measure()
    return [response.status, error]
  }
  const send = async (content: Uint8Array, over: { featureName?: string; name?: string } = {}) =>
    answerTo(await sendFile({ request }, content, { token, ...over }))
  const sendBody = async (body: string | Buffer, headers: Record<string, string> = {}) =>
    answerTo(
      await request(route, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers },
        body: typeof body === 'string' ? body : Uint8Array.from(body),
      }),
    )
  const form = (...parts: string[]) => parts.join('') + end
  const fileAs = (more: string) => `${head('file', more)}\r\nxxxx\r\n`

  it.each(Object.entries(nonPictures))('refuses a file that is no picture: %s', async (_, content) => {
    expect(await send(content, { name: 'a.jpg' })).toEqual([415, 'Invalid file type'])
  })

  it('refuses files that only start like a picture, or would cost too much to decode', async () => {
    for (const [name, content] of Object.entries(await brokenPictures()))
      expect([name, ...(await send(content))]).toEqual([name, 422, 'Error in uploading file'])
  })

  it('accepts pictures that contain something else, and removes it', async () => {
    for (const [name, content] of Object.entries(await polyglots())) {
      const response = await sendFile({ request }, content, { token, name: '../../etc/passwd\0.html' })
      const { data } = (await response.json()) as { data?: { url: string } }
      expect([name, response.status]).toEqual([name, 201])
      const served = Buffer.from(await (await request(data!.url)).arrayBuffer())
      expect([name, served.includes('PAYLOAD'), served.subarray(8, 12).toString()]).toEqual([name, false, 'WEBP'])
      await measure()
    }
  })

  it('accepts the largest allowed pictures', async () => {
    for (const [name, content] of Object.entries(await largestPictures())) expect([name, (await send(content))[0]]).toEqual([name, 201])
  })

  it('refuses forms without a file, truncated, or with too many parts', async () => {
    for (const [name, body, error] of [
      ['nothing', '', 'No file is found'],
      ['no parts', end, 'No file is found'],
      ['no file', form(feature), 'No file is found'],
      ['an empty file', form(feature, `${head('file', '; filename="a.jpg"')}\r\n\r\n`), 'No file is found'],
      ['a file in another field', form(feature, `${head('picture', '; filename="a.jpg"')}\r\nxxxx\r\n`), 'No file is found'],
      ['a text instead of a file', form(feature, fileAs('')), 'No file is found'],
      [
        'a file behind a thousand fields',
        form(...Array.from({ length: 1000 }, () => feature), fileAs('; filename="a"')),
        'No file is found',
      ],
      ['broken off in the file', `${feature}${head('file', '; filename="a.jpg"')}\r\nxxxx`, 'Error in uploading file'],
      ['broken off in a header', `${feature}${head('file')}`, 'No file is found'],
    ] as const)
      expect([name, ...(await sendBody(body))]).toEqual([name, 422, error])
  })

  it('refuses too large uploads, however they are sent', async () => {
    const large = Buffer.concat([
      Buffer.from(`${feature}${head('file', '; filename="a.jpg"')}\r\n`),
      file,
      Buffer.alloc(10_000_000),
      Buffer.from(`\r\n${end}`),
    ])
    expect(await sendBody(large)).toEqual([422, 'Error in uploading file'])
    const response = await request(route, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: new Blob([Uint8Array.from(large)]).stream(),
      duplex: 'half',
    } as RequestInit)
    expect(await answerTo(response)).toEqual([422, 'Error in uploading file'])
  })

  it('refuses other content types, encodings, unknown purposes, those for staff, and visitors', async () => {
    const body = form(feature, fileAs('; filename="a.jpg"'))
    for (const [headers, status] of [
      [{ 'content-type': 'application/json' }, 415],
      [{ 'content-type': 'multipart/form-data' }, 415],
      [{ 'content-type': 'image/jpeg' }, 415],
      [{ 'content-encoding': 'gzip' }, 415],
      [{ authorization: 'Bearer nobody' }, 401],
    ] as const)
      expect([headers, (await sendBody(body, headers))[0]]).toEqual([headers, status])
    expect((await send(file, { featureName: 'blog' }))[0]).toBe(403)
    expect((await send(file, { featureName: '../etc' }))[0]).toBe(422)
    expect((await sendBody(form(fileAs('; filename="a.jpg"'))))[0]).toBe(422)
  })

  function sendUnfinished(): Promise<unknown> {
    const { hostname, port } = new URL(shop.address)
    const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname)
    socket.on('error', () => {})
    const ended = new Promise((resolve) => socket.once('close', resolve))
    socket.write(
      `POST ${route} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000000\r\n\r\n${feature}`,
    )
    socket.resume()
    return ended
  }

  function sendSlowly(): Promise<Response> {
    const body = Buffer.concat([Buffer.from(`${feature}${head('file', '; filename="a.jpg"')}\r\n`), file, Buffer.from(`\r\n${end}`)])
    const pieces = 10
    async function* slowly() {
      for (let n = 0; n < pieces; n += 1) {
        yield body.subarray(Math.floor((n * body.length) / pieces), Math.floor(((n + 1) * body.length) / pieces))
        await delay(1000)
      }
    }
    return request(route, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: Readable.toWeb(Readable.from(slowly())),
      duplex: 'half',
    } as RequestInit)
  }

  it('closes an upload that stalls, and accepts a slow one, as from a remote phone', async () => {
    const [, taken] = await Promise.all([sendUnfinished(), sendSlowly()])
    expect([taken.status, (await request('/health')).status]).toEqual([201, 200])
  })

  it('accepts 30 parallel pictures, or says when to retry', async () => {
    await signIn()
    // Files as large as phones send, few of which are expensive to decode: this tests waiting; the largest pictures are tested above.
    const photo = Buffer.concat([await jpeg(640, 480), Buffer.alloc(2_000_000)])
    const responses = await Promise.all(Array.from({ length: 30 }, () => sendFile({ request }, photo, { token })))
    const statuses = responses.map(({ status }) => status)
    // One client sends 15 files at once. On a machine that is too slow for them, the last ones time out while waiting.
    expect(statuses.filter((status) => status === 429).length).toBeLessThanOrEqual(15)
    expect(statuses).toContain(201)
    for (const { status, headers } of responses) expect([status, headers.has('retry-after')]).toEqual([status, status !== 201])
    expect(statuses.filter((status) => ![201, 429, 503].includes(status))).toEqual([])
    await measure()
  })

  it('uses less than 300 MB throughout, including its decoder, and still works', async () => {
    expect((await send(file))[0]).toBe(201)
    expect(most.decoder).toBeGreaterThan(0)
    expect(most.together).toBeLessThan(togetherMb)
    console.log(most)
  })
})
