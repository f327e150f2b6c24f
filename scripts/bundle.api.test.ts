import { afterAll, beforeAll, expect, it } from 'vitest'
import { cloneDatabase } from '#test/database.ts'
import { killShops, openProcess, spawnProgram } from '#test/shop-process.ts'
import { buildIfStale } from './build.ts'
import { bundleServer } from './bundle.ts'

let database: { url: string; drop: () => Promise<void> }
beforeAll(async () => {
  await Promise.all([buildIfStale(), bundleServer()])
  database = await cloneDatabase()
})
afterAll(() => {
  killShops()
  return database.drop()
})

/** Pages, texts, icons, pictures, scripts and fonts. */
const paths = ['/', '/terms-of-service', '/blogs', '/favicon.ico', '/pictures/adjustable-bench-1.avif', '/api/openapi.json', '/ready']

it('the bundled server finds every file outside of the bundle', async () => {
  const shop = await openProcess(spawnProgram('dist/app/main.js', { DATABASE_URL: database.url }))
  expect(shop.address, shop.output.said).toBeDefined()
  // A page that takes too long on a busy machine is answered with 503, so it's requested again.
  const statusOf = async (path: string) => (await fetch(shop.address + path)).status
  for (const path of paths) await expect.poll(() => statusOf(path), { message: path }).toBe(200)
  expect(await shop.stop()).toBe(0)
})
