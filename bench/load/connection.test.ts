import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bytesOf, Connection } from './connection.ts'

let server: Server
let origin: string
let connections = 0

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/hang-up') return void request.socket.destroy()
    if (request.url === '/endless') return void response.write('no length')
    if (request.url === '/long') return void response.setHeader('content-length', 300_000).end(Buffer.alloc(300_000, 'ä'))
    const parts: Buffer[] = []
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        const text = `${request.method} ${String(request.headers['x-name'] ?? '')} ${Buffer.concat(parts).toString()}`
        response.writeHead(request.url === '/created' ? 201 : 200, { 'content-length': Buffer.byteLength(text) }).end(text)
      })
  })
  server.on('connection', () => (connections += 1))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.closeAllConnections())

describe('a connection', () => {
  it('sends requests one after the other over one socket and returns status and body', async () => {
    const before = connections
    const connection = await Connection.open(origin)
    const post = await connection.send(bytesOf({ method: 'POST', path: '/created', headers: { 'X-Name': 'Ada' }, body: { word: 'naïve' } }))
    expect([post.status, post.body.toString()]).toEqual([201, 'POST Ada {"word":"naïve"}'])
    const response = await connection.send(bytesOf({ method: 'GET', path: '/' }))
    expect([response.status, response.body.toString()]).toEqual([200, 'GET  '])
    expect((await connection.send(bytesOf({ method: 'GET', path: '/long' }))).body.length).toBe(300_000)
    expect(connections - before).toBe(1)
    connection.close()
  })

  it('fails a request without a response or without a content length, and all requests after it', async () => {
    for (const path of ['/hang-up', '/endless']) {
      const connection = await Connection.open(origin)
      await expect(connection.send(bytesOf({ method: 'GET', path }))).rejects.toThrow(/closed|how long/)
      await expect(connection.send(bytesOf({ method: 'GET', path: '/' }))).rejects.toThrow('closed')
    }
  })

  it('fails to open when nothing listens on the port', async () => {
    await expect(Connection.open('http://127.0.0.1:1')).rejects.toThrow('ECONNREFUSED')
  })
})
