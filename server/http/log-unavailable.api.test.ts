import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { reads } from './bind.ts'

const slow = endpoint({
  id: 'testSlow',
  route: 'GET /test/slow/:id',
  tag: 'Test',
  auth: 'public',
  summary: 'Takes too long',
  input: z.object({ id: z.string() }),
  output: z.object({}),
  refusals: [],
})
/** Fails as a statement does that runs into statement_timeout. */
const tooLong = { text: `do $$ begin raise query_canceled using detail = 'a value'; end $$`, values: [] }

let app: TestApp
const lines: string[] = []
beforeAll(async () => {
  const log = { write: (line: string) => void lines.push(line) }
  const run = reads(slow, async (db) => {
    await db.query(tooLong)
    return {}
  })
  app = await startApp({ env: { LOG_LEVEL: 'warn' }, log, extraEndpoints: [run] })
})
afterAll(() => app.stop())

it('a statement that took too long is answered with 503, and logged with its code, request and route, but without values', async () => {
  const response = await app.request('/api/test/slow/secret')
  expect(response.status).toBe(503)
  const logged = lines.filter((line) => line.includes('answered with 503'))
  expect(logged.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 40, code: '57014', reqId: response.headers.get('x-request-id'), route: '/api/test/slow/:id' },
  ])
  expect(logged[0]).not.toMatch(/secret|a value/)
})
