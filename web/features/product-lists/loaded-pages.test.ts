import { expect, test } from 'vitest'
import type { Card } from '#web/features/catalogue/card.ts'
import { isLoaded, loadedUpTo, storePages } from './loaded-pages.ts'

const cards = (...ids: string[]): Card[] =>
  ids.map((id) => ({ id, slug: id, name: id, brand: '', price: 1, was: null, shot: ['', '', 1, 1], rating: 0, rated: 0 }))
const idsUpTo = (list: string, page: number) => loadedUpTo(list, page).cards.map(({ id }) => id)

test('consecutive pages form one list', () => {
  storePages('a', 1, cards('1', '2'))
  storePages('a', 2, cards('3'))
  expect(loadedUpTo('a', 2)).toMatchObject({ firstPage: 1 })
  expect(idsUpTo('a', 2)).toEqual(['1', '2', '3'])
  expect(idsUpTo('a', 1)).toEqual(['1', '2'])
})

test('a list opened in the middle starts there', () => {
  storePages('b', 1, cards('1'))
  storePages('b', 3, cards('3'))
  expect(loadedUpTo('b', 3)).toMatchObject({ firstPage: 3 })
  expect(idsUpTo('b', 3)).toEqual(['3'])
})

test('a product that moved to a later page is shown once', () => {
  storePages('c', 1, cards('1', '2'))
  storePages('c', 2, cards('2', '3'))
  expect(idsUpTo('c', 2)).toEqual(['1', '2', '3'])
})

test('several pages loaded in one call can each be replaced', () => {
  const ids = Array.from({ length: 50 }, (_, at) => String(at))
  storePages('d', 2, cards(...ids))
  expect([isLoaded('d', 2, 4), isLoaded('d', 1, 2), isLoaded('d', 4, 5), isLoaded('other', 1, 1)]).toEqual([true, false, false, false])
  expect(loadedUpTo('d', 3)).toMatchObject({ firstPage: 2 })
  expect(idsUpTo('d', 3)).toEqual(ids.slice(0, 48))
  storePages('d', 4, cards('new'))
  expect(idsUpTo('d', 4)).toEqual([...ids.slice(0, 48), 'new'])
})

test('only the most recent lists are cached', () => {
  for (let index = 0; index < 20; index += 1) storePages(`list-${index}`, 1, cards('1'))
  expect(idsUpTo('list-0', 1)).toEqual([])
  expect(idsUpTo('list-19', 1)).toEqual(['1'])
})
