import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, startApp } from './app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

/** With a Host header of the caller's choice, which `fetch` doesn't allow. */
function statusOf(path: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    httpRequest(app.url + path, { headers }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end()
  })
}

describe('the outbox, which contains codes that open accounts', () => {
  it('is available on this machine only', async () => {
    for (const path of ['/dev/outbox', '/dev/outbox.json'])
      for (const host of [undefined, 'localhost:3000', '[::1]']) expect(await statusOf(path, host ? { host } : {}), path).toBe(200)
  })

  it.each<Record<string, string>>([
    { host: 'shop.example' },
    { host: '127.0.0.1.shop.example' },
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-forwarded-host': 'localhost' },
    { forwarded: 'for=127.0.0.1' },
    { 'x-real-ip': '127.0.0.1' },
    { via: '1.1 proxy' },
  ])('is not there for who comes through a proxy or by another name (%o)', async (headers) => {
    for (const path of ['/dev/outbox', '/dev/outbox.json']) expect(await statusOf(path, headers)).toBe(404)
  })

  it.each<Record<string, string>>([{ TRUSTED_PROXY: '127.0.0.1' }, { ORIGIN: 'https://shop.example' }, { HOST: '192.0.2.1' }])(
    'is not there with %o',
    async (env) => {
      const other = await app.another(env)
      expect((await other.http.inject('/dev/outbox.json')).statusCode).toBe(404)
      expect(await other.call('GET /public/shop', {})).toMatchObject({ showOutbox: false, showApiDocs: false })
      await other.close()
    },
  )
})
