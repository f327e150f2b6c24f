import { expect, it } from 'vitest'
import { copyLine } from './copy.ts'

it('a row becomes one line of tab-separated fields', () => {
  const columns = [
    { name: 'id', type: 'uuid' },
    { name: 'price', type: 'integer' },
    { name: 'at', type: 'timestamp with time zone' },
    { name: 'old', type: 'integer' },
    { name: 'active', type: 'boolean' },
  ]
  const row = { id: 'a-b', price: 4990, at: new Date(0), old: null, active: true }
  expect(copyLine(row, columns)).toBe('a-b\t4990\t1970-01-01T00:00:00.000Z\t\\N\ttrue\n')
})

it('tabs, line breaks and backslashes in a text are escaped', () => {
  expect(copyLine({ text: 'a\tb\nc\\d\r' }, [{ name: 'text', type: 'text' }])).toBe('a\\tb\\nc\\\\d\\r\n')
})

it('lists become arrays or JSON, depending on the column type', () => {
  const words = { words: ['a "b"', 'c,d', 'e\\f'] }
  expect(copyLine(words, [{ name: 'words', type: 'text[]' }])).toBe('{"a \\\\"b\\\\"","c,d","e\\\\\\\\f"}\n')
  expect(copyLine(words, [{ name: 'words', type: 'jsonb' }])).toBe('["a \\\\"b\\\\"","c,d","e\\\\\\\\f"]\n')
})
