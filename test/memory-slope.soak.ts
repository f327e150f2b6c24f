import { afterEach, beforeAll, expect, it } from 'vitest'
import { buildIfStale } from '#scripts/build.ts'
import { cloneDatabase } from './database.ts'
import { fillShop } from './filled-shop.ts'
import { usedMemory } from './inspector.ts'
import { killShops, openShop } from './shop-process.ts'
import { slopeOf, compareWithLimit } from './slope.ts'

const minutes = Number(process.env['SOAK_MINUTES'] ?? 30)
const slopeMax = 1
const roundMs = 5000
const clients = 8
/** In this time caches fill, and V8 compiles what jobs run every 5, 10 and 15 minutes. */
const warmUp = 1 / 2

beforeAll(() => buildIfStale())
afterEach(killShops)

it(`memory grows by less than 1 MB an hour under ${minutes} minutes of mixed load`, { timeout: (minutes + 5) * 60_000 }, async () => {
  const database = await cloneDatabase()
  const slugs = await fillShop(database.url, 200)
  const shop = await openShop({ DATABASE_URL: database.url, LOG_LEVEL: 'error', NODE_OPTIONS: '--inspect=127.0.0.1:0' })
  const debuggerAt = /ws:\S+/.exec(shop.output.said)![0]
  const startedAt = performance.now()
  const ranMs = () => performance.now() - startedAt
  // Visitors continue where they were: all that is cached has been requested when the measurement begins, whatever the machine's speed.
  const visitors = Array.from({ length: clients }, (_, client) => ({ visited: client * Math.ceil(slugs.length / clients) }))
  const samples: { hours: number; mb: number }[] = []
  while (ranMs() < minutes * 60_000) {
    const until = performance.now() + roundMs
    await Promise.all(visitors.map((visitor) => visit(shop.address, slugs, visitor, until)))
    const mb = await usedMemory(debuggerAt)
    if (ranMs() > warmUp * minutes * 60_000) samples.push({ hours: ranMs() / 3_600_000, mb })
  }
  const measured = slopeOf(samples.map(({ hours, mb }) => [hours, mb]))
  const { slope, error } = measured
  const all = samples.map(({ mb }) => mb)
  const verdict = {
    within: `PASSED: less than ${slopeMax} MB an hour`,
    above: `FAILED: more than ${slopeMax} MB an hour`,
    unclear: `UNCLEAR: it scatters too much to tell; measure for longer (SOAK_MINUTES=${2 * minutes}) on a machine at rest`,
  }[compareWithLimit(measured, slopeMax)]
  console.log(
    `${samples.length} samples from ${Math.min(...all).toFixed(1)} to ${Math.max(...all).toFixed(1)} MB, ` +
      `${slope.toFixed(2)} MB an hour, give or take ${(2 * error).toFixed(2)}\n${verdict}`,
  )
  await shop.kill()
  await database.drop()
  expect(slope).toBeLessThan(slopeMax)
})

/** One visitor after another: pages, lists, products, missing products, failing sign-ins, invalid carts. */
async function visit(address: string, slugs: string[], visitor: { visited: number }, until: number): Promise<void> {
  const post = (path: string, body: object) =>
    fetch(address + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  while (performance.now() < until) {
    const n = visitor.visited
    const slug = slugs[(n * 7) % slugs.length]!
    const answers = [
      await fetch(`${address}/product/${slug}`),
      await fetch(`${address}/collections/all?page=${1 + (n % 5)}`),
      await fetch(`${address}/api/user/products?limit=20&offset=${(n % 8) * 20}&orderBy=${n % 2 ? 'latest' : 'best-selling'}`),
      await fetch(`${address}/api/user/products/url/${slug}`),
      await fetch(`${address}/product/none-${n % 50}`),
      await fetch(`${address}/api/cart`, { headers: { authorization: 'Bearer none' } }),
      await post('/api/user/orders/create-order', { products: [] }),
      await post('/api/user-auth/sign-in-link/send', { email: `person-${n % 40}@example.com` }),
    ]
    for (const answer of answers) {
      expect(answer.status).toBeLessThan(500)
      await answer.arrayBuffer()
    }
    visitor.visited += 1
  }
}
