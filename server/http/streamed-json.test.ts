import { expect, it } from 'vitest'
import { arrayOf, objectOf } from './streamed-json.ts'

async function* batches(...lists: number[][]): AsyncGenerator<number[]> {
  yield* lists
}

it('streams an object whose lists are read batch by batch', async () => {
  const long = Array.from({ length: 401 }, (_, at) => at)
  const inner = objectOf({ rows: arrayOf(batches([1, 2], [], [3])), name: 'a "b"' })
  const parts: string[] = []
  for await (const part of objectOf({ inner, none: arrayOf(batches()), long, empty: [], nothing: null, left: undefined }).parts)
    parts.push(part)
  expect(JSON.parse(parts.join(''))).toEqual({ inner: { rows: [1, 2, 3], name: 'a "b"' }, none: [], long, empty: [], nothing: null })
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(1000)
})
