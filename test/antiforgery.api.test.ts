import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from './app.ts'
import { signedIn } from './builders.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startApp()
  token = (await signedIn(app)).token
})
afterAll(() => app.stop())

const empty = async (headers: Record<string, string>, method = 'DELETE') => {
  const response = await app.request('/api/cart/allitems', { method, headers: { authorization: `Bearer ${token}`, ...headers } })
  return [response.status, ((await response.json()) as { code?: string }).code]
}
const forged = [403, 'ANTI_FORGERY_TOKEN_IS_MISSING_OR_WRONG']

describe('a request that changes something and carries one of our cookies', () => {
  it('is refused unless it repeats the anti-forgery token', async () => {
    const wrong: Record<string, string>[] = [
      { cookie: 'XSRF-TOKEN=abc' },
      { cookie: 'XSRF-TOKEN=abc', 'x-xsrf-token': '' },
      { cookie: 'XSRF-TOKEN=abc', 'x-xsrf-token': 'abd' },
      { cookie: 'XSRF-TOKEN=abc', 'x-xsrf-token': 'abcd' },
      { cookie: 'XSRF-TOKEN=; other=1', 'x-xsrf-token': '' },
    ]
    for (const headers of wrong) expect(await empty(headers)).toEqual(forged)
    expect(await empty({ cookie: 'other=1; XSRF-TOKEN=abc', 'x-xsrf-token': 'abc' })).toEqual([200, undefined])
  })

  it('is refused before anything else is checked', async () => {
    expect(await empty({ cookie: 'XSRF-TOKEN=abc', authorization: 'Bearer wrong' })).toEqual(forged)
  })
})

describe('no token is needed', () => {
  it("without cookies, or with other sites' cookies", async () => {
    expect(await empty({})).toEqual([200, undefined])
    expect(await empty({ cookie: 'theme=dark; PHPSESSID=1' })).toEqual([200, undefined])
  })

  it('for reading', async () => {
    const response = await app.request('/api/user', { headers: { authorization: `Bearer ${token}`, cookie: 'XSRF-TOKEN=abc' } })
    expect(response.status).toBe(200)
  })
})
