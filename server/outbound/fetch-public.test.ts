import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PermanentOutboundFailure, fetchPublic } from './fetch-public.ts'
import { internet, networkOf } from './public-address.ts'

/** A short time-out only for URLs that never answer. */
const limitsFor = (url: string) => ({ timeoutMs: /\/(silent|slow)$/.test(url) ? 400 : 60_000, maxBytes: 1000 })
let port: number
let asked: string[] = []
const page: Record<string, (response: ServerResponse, request: IncomingMessage) => void> = {
  '/good': (response) => response.end('picture'),
  '/encoding': (response, request) => response.end(request.headers['accept-encoding']),
  '/relative': (response) => response.writeHead(302, { location: 'good' }).end(),
  '/once': (response) => response.writeHead(301, { location: '/good' }).end(),
  '/loop': (response) => response.writeHead(302, { location: '/loop' }).end(),
  '/nowhere': (response) => response.writeHead(302).end(),
  '/gzip': (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(10_000))),
  '/brotli': (response) => response.writeHead(200, { 'content-encoding': 'br' }).end(brotliCompressSync('x')),
  '/large': (response) => response.end('x'.repeat(2000)),
  '/lying': (response) => response.writeHead(200, { 'transfer-encoding': 'chunked' }).end('x'.repeat(5000)),
  '/endless': (response) => {
    const more = (): void => {
      while (!response.destroyed && response.write(Buffer.alloc(10_000)));
    }
    response.on('drain', more)
    more()
  },
  '/silent': () => {},
  '/slow': (response) => void response.write('x'),
  '/cut': (response) => {
    response.writeHead(200, { 'content-length': '50' }).write('x')
    response.destroy()
  },
  '/gone': (response) => response.writeHead(404).end('no'),
  '/broken': (response) => response.writeHead(503).end(),
  '/garbage': (response) => response.socket?.end('nonsense\r\n\r\n'),
}
const server = createServer((request, response) => {
  const url = request.url ?? ''
  asked.push(url)
  const to = url.startsWith('/to?') ? decodeURIComponent(url.slice(4)) : undefined
  if (to !== undefined) response.writeHead(302, { location: to }).end()
  else page[url]?.(response, request)
})
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** The names that the tests resolve, with their addresses; the only allowed network is this machine, and no real name server is asked. */
const names: Record<string, string[][]> = {
  'good.test': [['127.0.0.1']],
  'mixed.test': [['127.0.0.1', '10.0.0.1']],
  'inside.test': [['10.0.0.1']],
  'mapped.test': [['::ffff:169.254.169.254']],
  'rebinding.test': [['127.0.0.1'], ['169.254.169.254']],
  'empty.test': [[]],
}
const lookups = new Map<string, number>()
const network = networkOf(
  (address) => address === '127.0.0.1',
  (hostname, _, callback) => {
    const n = lookups.get(hostname) ?? 0
    lookups.set(hostname, n + 1)
    const answers = names[hostname]
    const found = answers?.[Math.min(n, answers.length - 1)]
    if (found)
      callback(
        null,
        found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )
    else callback(Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' }), [])
  },
)
const get = async (url: string) => (await fetchPublic(url.replace('PORT', String(port)), network, limitsFor(url))).toString()
const failureOf = (url: string, of = network): Promise<Error> =>
  fetchPublic(url.replace('PORT', String(port)), of, limitsFor(url)).then(
    (bytes) => Promise.reject(new Error(`got ${bytes.toString()}`)),
    (error: unknown) => error as Error,
  )

describe('a file from an external URL', () => {
  it('is fetched by host name and IP address, decompressed, and through redirects', async () => {
    for (const path of [
      'good.test:PORT/good',
      '127.0.0.1:PORT/once',
      'good.test:PORT/relative',
      '2130706433:PORT/good',
      '0x7f.1:PORT/good',
    ])
      expect(await get(`http://${path}`)).toBe('picture')
    expect(await get('http://good.test:PORT/encoding')).toBe('identity')
  })

  it('comes from the address that was checked, even if DNS has changed meanwhile', async () => {
    expect(await get('http://rebinding.test:PORT/good')).toBe('picture')
    expect(lookups.get('rebinding.test')).toBe(1)
    expect((await failureOf('http://rebinding.test:PORT/good')).message).toContain('is not an address of the internet')
  })

  it.each([
    ['a name that leads inside', 'http://inside.test:PORT/good'],
    ['a name of which one address leads inside', 'http://mixed.test:PORT/good'],
    ['a name that leads to a mapped address', 'http://mapped.test:PORT/good'],
    ['a name without an address', 'http://empty.test:PORT/good'],
    ['a name that nobody has', 'http://none.test:PORT/good'],
    ['a redirect to the metadata of clouds', `http://good.test:PORT/to?${encodeURIComponent('http://169.254.169.254/latest/meta-data/')}`],
    ['a redirect to a name inside', `http://good.test:PORT/to?${encodeURIComponent('http://inside.test/')}`],
    ['a redirect to a decimal address', `http://good.test:PORT/to?${encodeURIComponent('http://2852039166/')}`],
    ['a redirect to a file', `http://good.test:PORT/to?${encodeURIComponent('file:///etc/passwd')}`],
    ['a redirect with a password', `http://good.test:PORT/to?${encodeURIComponent('http://a:b@good.test/good')}`],
    ['a redirect without an end', 'http://good.test:PORT/loop'],
    ['a redirect to nowhere', 'http://good.test:PORT/nowhere'],
    ['what is packed', 'http://good.test:PORT/gzip'],
    ['what is packed by Brotli', 'http://good.test:PORT/brotli'],
    ['what is too large', 'http://good.test:PORT/large'],
    ['what is too large and does not say so', 'http://good.test:PORT/lying'],
    ['what never ends', 'http://good.test:PORT/endless'],
    ['what never begins', 'http://good.test:PORT/silent'],
    ['what stops in the middle', 'http://good.test:PORT/slow'],
    ['what is cut off', 'http://good.test:PORT/cut'],
    ['what is gone', 'http://good.test:PORT/gone'],
    ['a fault of the other server', 'http://good.test:PORT/broken'],
    ['what is no HTTP', 'http://good.test:PORT/garbage'],
  ])('is not fetched: %s', async (_, url) => {
    expect(await failureOf(url)).toMatchObject({ name: 'OutboundFailure' })
  })

  it.each([
    'http://127.0.0.1:PORT/good',
    'http://2130706433:PORT/good',
    'http://0x7f000001:PORT/good',
    'http://0177.0.0.1:PORT/good',
    'http://127.1:PORT/good',
    'http://localhost:PORT/good',
    'http://0.0.0.0:PORT/good',
    'http://[::1]:PORT/good',
    'http://[::]:PORT/good',
    'http://[::ffff:127.0.0.1]:PORT/good',
    'http://[::ffff:7f00:1]:PORT/good',
    'http://[64:ff9b::7f00:1]:PORT/good',
    'http://[fe80::1]/good',
    'http://[fd00::1]/good',
    'http://10.0.0.1/good',
    'http://172.16.0.1/good',
    'http://192.168.0.1/good',
    'http://169.254.169.254/latest/meta-data/',
    'http://100.100.100.200/latest/meta-data/',
    'http://①②⑦.⓪.⓪.①:PORT/good',
    'http://user:pass@127.0.0.1:PORT/good',
    'ftp://127.0.0.1/good',
    'file:///etc/passwd',
    'gopher://127.0.0.1:PORT/_GET',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    '//127.0.0.1/good',
    'not an address',
    '',
  ])('from the internet alone is not fetched from %j', async (url) => {
    asked = []
    expect(await failureOf(url, internet)).toMatchObject({ name: 'OutboundFailure' })
    expect(asked).toEqual([])
  })

  it('is retried only when that may help', async () => {
    const isFinal = async (path: string) => (await failureOf(`http://good.test:PORT${path}`)) instanceof PermanentOutboundFailure
    expect(await Promise.all(['/gone', '/loop', '/broken', '/silent', '/cut'].map(isFinal))).toEqual([true, true, false, false, false])
  })
})
