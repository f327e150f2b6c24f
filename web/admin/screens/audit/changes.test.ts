import { expect, test } from 'vitest'
import { changesOf, nameInWords, shortId, shownValue } from './changes.ts'

const words = {
  yes: 'Yes',
  no: 'No',
  empty: 'none',
  hidden: 'hidden',
  entries: (count: number) => `${count} entries`,
  time: () => 'Nov 30',
}
const id = '01a22e36-b950-76fb-a1bc-8b84fe536cf5'

test.each([
  [true, 'Yes', true],
  [null, 'none', true],
  ['', 'none', true],
  [[], 'none', true],
  [12.5, '12.5', true],
  ['•••', 'hidden', true],
  ['2026-11-30T20:49:08.940Z', 'Nov 30', true],
  [['gift', 'vip'], 'gift, vip', true],
  [id, '…fe536cf5', false],
  [[id], '…fe536cf5', false],
  [{ a: 1, b: [2] }, '2 entries', false],
  [Array.from({ length: 30 }, (_, at) => `tag ${at}`), '30 entries', false],
  ['x'.repeat(60), `${'x'.repeat(40)}…`, false],
])('%j is shown as %s', (value, text, isWhole) => {
  expect(shownValue(value, words)).toEqual({ text, isWhole })
})

test('unchanged fields are left out', () => {
  expect(changesOf({ before: { role: 'support', tags: ['a'] }, after: { role: 'manager', tags: ['a'], note: 'x' } })).toEqual([
    { name: 'role', before: 'support', after: 'manager' },
    { name: 'note', before: undefined, after: 'x' },
  ])
  expect(changesOf({ before: null, after: null })).toEqual([])
})

test('field names and ids are readable', () => {
  expect(nameInWords('usesPerPerson')).toBe('Uses per person')
  expect(nameInWords('stock_place')).toBe('Stock place')
  expect(nameInWords('planIds')).toBe('Plan')
  expect(shortId('GF-100692')).toBe('GF-100692')
})
