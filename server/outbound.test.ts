import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, expect, it } from 'vitest'
import { isOutboundFailure, outbound } from './outbound.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener)
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

it('the HTTP client sends method, headers and body, and requests no compression', async () => {
  const url = await serve((request, response) => {
    request.setEncoding('utf8').once('data', (text: string) => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ method: request.method, headers: request.headers, body: text }))
    })
  })
  const body = new URLSearchParams({ a: 'ö' })
  const answer = await outbound(url, { method: 'POST', body, headers: { 'accept-encoding': 'br', 'x-mine': '1' } })
  expect(await answer.json()).toMatchObject({
    method: 'POST',
    headers: { 'accept-encoding': 'identity', 'x-mine': '1', 'content-length': '8' },
    body: 'a=%C3%B6',
  })
})

it('the HTTP client passes on refusals of the other server', async () => {
  const url = await serve((_, response) => response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":"no"}'))
  const answer = await outbound(url)
  expect([answer.status, await answer.json()]).toEqual([400, { error: 'no' }])
})

it('the HTTP client rejects a compressed response', async () => {
  const url = await serve((_, response) => response.writeHead(200, { 'content-encoding': 'br' }).end(brotliCompressSync('{}')))
  await expect(outbound(url)).rejects.toThrow('compressed (br)')
})

it('the HTTP client fails when the other server fails', async () => {
  const url = await serve((_, response) => response.writeHead(502).end('<html>'))
  await expect(outbound(url)).rejects.toThrow('answered 502')
})

it('the HTTP client follows no redirect', async () => {
  const url = await serve((_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end())
  await expect(outbound(url)).rejects.toThrow('answered 302')
})

it('the HTTP client stops reading an endless response', async () => {
  const url = await serve((_, response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536)));
    }
    response.on('drain', more)
    more()
  })
  await expect(outbound(url)).rejects.toThrow('more than 262144 bytes')
})

it('the HTTP client can be aborted, before and during a response', async () => {
  const silent = await serve(() => {})
  await expect(outbound(silent, { signal: AbortSignal.timeout(20) })).rejects.toThrow(/abort/)
  server?.closeAllConnections()
  const dripping = await serve((_, response) => void response.write('{'))
  await expect(outbound(dripping, { signal: AbortSignal.timeout(50) })).rejects.toThrow(/abort/)
})

it('the HTTP client fails with a clear error when nothing listens', async () => {
  await expect(outbound('http://127.0.0.1:1/')).rejects.toThrow('ECONNREFUSED')
  const wrapped = new Error('a library', { cause: await outbound('http://127.0.0.1:1/').catch((error: unknown) => error) })
  expect([isOutboundFailure(wrapped), isOutboundFailure(new Error('ours'))]).toEqual([true, false])
})
