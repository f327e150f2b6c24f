import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveFolder } from './static-files.ts'

const app = Fastify()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gymfolk-files-'))
  await writeFile(join(folder, 'a b.js'), 'whole')
  await writeFile(join(folder, 'a b.js.br'), 'packed')
  await serveFolder(app, '/assets/', { root: folder, maxAge: '365d', immutable: true, preCompressed: true })
  await serveFolder(app, '/pictures/', { root: folder, setHeaders: (reply) => void reply.header('X-Is', 'picture') })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const get = async (url: string, method: 'GET' | 'HEAD' = 'GET', encoding = 'identity') => {
  const { statusCode, headers, body } = await app.inject({ url, method, headers: { 'accept-encoding': encoding } })
  return { statusCode, headers, body }
}

it('the file server serves a file with its content type, immutable, also with a version in the query', async () => {
  expect(await get('/assets/a%20b.js?1')).toMatchObject({
    statusCode: 200,
    body: 'whole',
    headers: { 'cache-control': 'public, max-age=31536000, immutable', 'content-type': expect.stringContaining('application/javascript') },
  })
})

it('the file server serves the compressed copy to clients that accept it', async () => {
  expect(await get('/assets/a%20b.js', 'GET', 'br')).toMatchObject({
    body: 'packed',
    headers: { 'content-encoding': 'br', 'content-type': expect.stringContaining('application/javascript') },
  })
})

it('the file server answers HEAD without sending the file', async () => {
  expect(await get('/assets/a%20b.js', 'HEAD')).toMatchObject({ statusCode: 200, body: '', headers: { 'content-length': '5' } })
})

it('the file server keeps folders separate, each with its headers', async () => {
  expect((await get('/pictures/a%20b.js')).headers).toMatchObject({ 'x-is': 'picture', 'cache-control': 'public, max-age=0' })
  expect((await get('/assets/a%20b.js')).headers).not.toHaveProperty('x-is')
})

it.each(['/assets/', '/assets/none.js', '/assets/a%20b.js/', '/assets/%00', '/assets/%', '/assets/../static-files.ts'])(
  'has nothing at %s',
  async (url) => {
    expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400)
  },
)

it.each([
  '..%2f..%2fpackage.json',
  '%2e%2e%2fpackage.json',
  '%252e%252e%252fpackage.json',
  'x/..%2f..%2fpackage.json',
  '..%5cpackage.json',
])('does not leave its folder by %s', async (path) => {
  const { statusCode } = await get(`/assets/${path}`)
  expect(statusCode).toBeGreaterThanOrEqual(400)
  expect(statusCode).toBeLessThan(500)
})
