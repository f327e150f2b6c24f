import { expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import type { AppContext, RequestContext } from './context.ts'
import { RawJson, reads, withDatabase } from './bind.ts'

const countThings = endpoint({
  id: 'countThings',
  route: 'GET /test/things',
  tag: 'Test',
  auth: 'public',
  summary: 'How many things there are',
  input: z.object({}),
  output: z.object({ things: z.int() }),
  refusals: [],
})

it('accepts only results and raw JSON of the type that the endpoint declares', () => {
  const raw = new RawJson(
    () => '{"things":1}',
    () => ({ things: 1 }),
  )
  const rawText = new RawJson(
    () => '{"things":"1"}',
    () => ({ things: '1' }),
  )
  const good = [reads(countThings, async () => ({ things: 1 })), reads(countThings, async () => raw)]
  const wrong = [
    // @ts-expect-error: another shape
    reads(countThings, async () => ({ thing: 1 })),
    // @ts-expect-error: another shape
    reads(countThings, async () => rawText),
  ]
  for (const { endpoint: bound } of [...good, ...wrong]) expect(bound).toBe(countThings)
})

const changeThings = endpoint({ ...countThings, id: 'changeThings', route: 'POST /test/things' })

it('runs a call without a key when the idempotency key is optional', async () => {
  const bound = withDatabase(endpoint({ ...changeThings, idempotent: 'optional' }), async () => ({ things: 1 }))
  const [app, context] = [{ database: {} } as AppContext, { caller: null } as RequestContext]
  expect(await bound.run(app, {}, context, undefined)).toEqual({ things: 1 })
})

it('requires every change by staff to be recorded in the audit log', () => {
  const byStaff = endpoint({ ...changeThings, auth: { staff: 'stock:write' } })
  expect(() => withDatabase(byStaff, async () => ({ things: 1 }))).toThrow('withAuditEntry')
})
