import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { registerSiteFiles } from './site-files.ts'

const app = fastify()
registerSiteFiles(app, { name: 'Ironhouse' })
afterAll(() => app.close())

test.each([
  ['/favicon.ico', 'image/x-icon', [0, 0, 1, 0]],
  ['/apple-touch-icon.png', 'image/png', [0x89, 0x50, 0x4e, 0x47]],
  ['/icon-192.png', 'image/png', [0x89, 0x50, 0x4e, 0x47]],
  ['/icon-512.png', 'image/png', [0x89, 0x50, 0x4e, 0x47]],
])('%s is where browsers look for it', async (url, type, start) => {
  const { statusCode, headers, rawPayload } = await app.inject(url)
  expect([statusCode, headers['content-type'], [...rawPayload.subarray(0, 4)]]).toEqual([200, type, start])
})

test("the manifest has the shop's name and existing icons", async () => {
  const manifest = (await app.inject('/manifest.webmanifest')).json<{ name: string; icons: { src: string }[] }>()
  expect(manifest.name).toBe('Ironhouse')
  for (const { src } of manifest.icons) expect((await app.inject(src)).statusCode).toBe(200)
})
