import { expect, test } from 'vitest'
import type { Card } from '#web/features/catalogue/card.ts'
import { loadedUpTo, storePage } from './loaded-pages.ts'

const cards = (...ids: string[]): Card[] =>
  ids.map((id) => ({ id, slug: id, name: id, brand: '', price: 1, was: null, shot: ['', '', 1, 1], rating: 0, rated: 0 }))
const idsUpTo = (list: string, page: number) => loadedUpTo(list, page).cards.map(({ id }) => id)

test('pages seen one after another make one list', () => {
  storePage('a', 1, cards('1', '2'))
  storePage('a', 2, cards('3'))
  expect(loadedUpTo('a', 2)).toMatchObject({ firstPage: 1 })
  expect(idsUpTo('a', 2)).toEqual(['1', '2', '3'])
  expect(idsUpTo('a', 1)).toEqual(['1', '2'])
})

test('a list entered in the middle starts there', () => {
  storePage('b', 1, cards('1'))
  storePage('b', 3, cards('3'))
  expect(loadedUpTo('b', 3)).toMatchObject({ firstPage: 3 })
  expect(idsUpTo('b', 3)).toEqual(['3'])
})

test('a product that moved to a later page is shown once', () => {
  storePage('c', 1, cards('1', '2'))
  storePage('c', 2, cards('2', '3'))
  expect(idsUpTo('c', 2)).toEqual(['1', '2', '3'])
})

test('only the last lists are cached', () => {
  for (let index = 0; index < 20; index += 1) storePage(`list-${index}`, 1, cards('1'))
  expect(idsUpTo('list-0', 1)).toEqual([])
  expect(idsUpTo('list-19', 1)).toEqual(['1'])
})
