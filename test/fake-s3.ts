import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3Config } from '#server/config/media.ts'

/** Answers a request instead of the bucket; false leaves it to the bucket. */
type Misbehave = (request: IncomingMessage, response: ServerResponse) => boolean

export interface FakeS3 {
  config: S3Config
  /** Stored objects by key. */
  objects: Map<string, Buffer>
  /** The number of requests received. */
  count: () => number
  misbehave: (how: Misbehave) => void
  close: () => void
}

/** A fake bucket that supports as much of the protocol as our storage uses, and can fail as real ones do. */
export async function openFakeS3(): Promise<FakeS3> {
  const objects = new Map<string, Buffer>()
  let count = 0
  let how: Misbehave = () => false
  const server = createServer((request, response) => {
    count += 1
    if (!how(request, response)) answer(objects, request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    config: { bucket: 'pictures', accessKeyId: 'a', secretAccessKey: 'b', endpoint, region: 'us-east-1', pathStyle: true },
    objects,
    count: () => count,
    misbehave: (next) => {
      how = next
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function answer(objects: Map<string, Buffer>, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const key = new URL(request.url ?? '', 'http://a').pathname.replace('/pictures/', '')
  if (request.method === 'PUT') {
    objects.set(key, Buffer.concat(await request.toArray()))
    return void response.end()
  }
  if (request.method === 'DELETE') {
    objects.delete(key)
    return void response.writeHead(204).end()
  }
  const object = objects.get(key)
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
  if (object && from !== undefined) {
    const part = object.subarray(Number(from), Number(to) + 1)
    return void response
      .writeHead(206, { 'Content-Length': part.length, 'Content-Range': `bytes ${from}-${to}/${object.length}` })
      .end(part)
  }
  if (object) return void response.writeHead(200, { 'Content-Length': object.length }).end(object)
  response.writeHead(404, { 'Content-Type': 'application/xml' }).end('<Error><Code>NoSuchKey</Code></Error>')
}
