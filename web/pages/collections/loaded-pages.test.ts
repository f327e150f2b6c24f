import { expect, test } from 'vitest'
import type { Card } from '#web/features/catalogue/card.ts'
import { heldUpTo, hold } from './loaded-pages.ts'

const cards = (...ids: string[]): Card[] =>
  ids.map((id) => ({ id, slug: id, name: id, brand: '', price: 1, was: null, shot: ['', '', 1, 1], rating: 0, rated: 0 }))
const idsUpTo = (list: string, page: number) => heldUpTo(list, page).cards.map(({ id }) => id)

test('pages seen one after another make one list', () => {
  hold('a', 1, cards('1', '2'))
  hold('a', 2, cards('3'))
  expect(heldUpTo('a', 2)).toMatchObject({ firstPage: 1 })
  expect(idsUpTo('a', 2)).toEqual(['1', '2', '3'])
  expect(idsUpTo('a', 1)).toEqual(['1', '2'])
})

test('a list entered in the middle starts there', () => {
  hold('b', 1, cards('1'))
  hold('b', 3, cards('3'))
  expect(heldUpTo('b', 3)).toMatchObject({ firstPage: 3 })
  expect(idsUpTo('b', 3)).toEqual(['3'])
})

test('a product that moved to a later page is shown once', () => {
  hold('c', 1, cards('1', '2'))
  hold('c', 2, cards('2', '3'))
  expect(idsUpTo('c', 2)).toEqual(['1', '2', '3'])
})

test('only the last lists are held', () => {
  for (let index = 0; index < 20; index += 1) hold(`list-${index}`, 1, cards('1'))
  expect(idsUpTo('list-0', 1)).toEqual([])
  expect(idsUpTo('list-19', 1)).toEqual(['1'])
})
