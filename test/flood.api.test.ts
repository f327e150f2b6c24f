import { expect, it } from 'vitest'
import { openPasswords } from '#server/modules/accounts/accounts.ts'
import { startApp } from './app.ts'
import { newCustomer, seedProduct, stockShop } from './builders.ts'

it('serves readers in time while 60 people sign in at once', async () => {
  const app = await startApp({ passwords: openPasswords() })
  await stockShop(
    app,
    Array.from({ length: 20 }, () => seedProduct()),
  )
  const people = await Promise.all(Array.from({ length: 60 }, () => newCustomer(app)))
  const began = performance.now()
  const flood = Promise.all(people.map(({ email }) => app.call('POST /user-auth/sign-in', { email, password: 'correct horse' })))
  let lasted = 0
  const done = flood.then((answers) => {
    lasted = performance.now() - began
    return answers
  })
  const times: number[] = []
  while (times.length < 100) {
    const started = performance.now()
    expect((await app.request('/api/user/products?limit=20')).status).toBe(200)
    times.push(performance.now() - started)
  }
  const readingEnded = performance.now() - began
  expect(await done).toHaveLength(60)
  const p99 = times.sort((a, b) => a - b)[98]!
  expect(p99).toBeLessThan(300)
  // Else the reads were not during the flood.
  expect(lasted).toBeGreaterThan(readingEnded / 2)
  await app.stop()
}, 60_000)
