import { expect, it } from 'vitest'
import { stableObject } from './stable-object.ts'

const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]

it('the result is the same object as long as its parts are identical and in order', () => {
  const list = stableObject<object[]>()
  const first = list(a, [a, b])
  expect(list(a, [a, b])).toBe(first)
  expect(list(a, [a, { ...b }])).not.toBe(first)
  expect(list(a, [a, b, c])).toEqual([a, b, c])
  expect(list(a, [a])).toEqual([a])
  expect(list(a, [a, c])).toEqual([a, c])
})

it('the result distinguishes different parts, and accepts objects', () => {
  const pair = stableObject<{ card: object; picture: object | null }>()
  const first = pair(a, { card: a, picture: null })
  expect(pair(b, { card: a, picture: null })).not.toBe(first)
  expect(pair(a, { card: a, picture: null })).toBe(first)
  expect(pair(a, { card: a, picture: b })).toEqual({ card: a, picture: b })
})
