import { expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { RawJson, reads } from './bind.ts'

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

it('takes results and raw JSON of the type that the endpoint declares, and no other', () => {
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
