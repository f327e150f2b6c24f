import { expect, test } from 'vitest'
import { pageNumberOf, pageBeyondLists } from './page-number.ts'

test.each<[string | null, number]>([
  [null, 1],
  ['', 1],
  ['1', 1],
  ['24', 24],
  ['99999', 99_999],
])('%j is page %d', (text, page) => {
  expect(pageNumberOf(text)).toBe(page)
})

test.each(['0', '-1', '1.5', '01', '1e3', ' 2', 'two', '100000', '99999999999'])('%j is not a page number', (text) => {
  expect(pageNumberOf(text)).toBe(pageBeyondLists)
})
