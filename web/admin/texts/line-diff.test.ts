import { expect, it } from 'vitest'
import { lineDiff, nearChanges } from './line-diff.ts'

it('the diff marks removed and added lines', () => {
  expect(lineDiff('a\nb\nc', 'a\nx\nc\nd')).toEqual([
    { kind: 'same', text: 'a' },
    { kind: 'removed', text: 'b' },
    { kind: 'added', text: 'x' },
    { kind: 'same', text: 'c' },
    { kind: 'added', text: 'd' },
  ])
  expect(lineDiff('a', 'a').every(({ kind }) => kind === 'same')).toBe(true)
})

it('the diff shows two lines around each change', () => {
  const before = Array.from({ length: 20 }, (_, at) => `line ${at}`)
  const after = before.with(10, 'new')
  expect(nearChanges(lineDiff(before.join('\n'), after.join('\n'))).map(({ text }) => text)).toEqual([
    'line 8',
    'line 9',
    'line 10',
    'new',
    'line 11',
    'line 12',
  ])
})
