import { expect, test } from 'vitest'
import type { Card } from '#web/features/catalogue/card.ts'
import { noFilters, pageSize } from '#web/features/catalogue/filters.ts'
import { StatusError, withStatus } from '#web/lib/router/outcome.ts'
import { checkEnd, isPastEnd, shownCards } from './list.ts'

const place = { path: '/collections/all', query: [] }
const at = (page: number, after?: string) => ({ ...noFilters, page, ...(after !== undefined && { after }) })

test('a page past the end of a list is told from a list without products', () => {
  expect(isPastEnd({ cards: [], filters: at(2), total: 3 })).toBe(true)
  expect(isPastEnd({ cards: [], filters: at(2), total: 0 })).toBe(false)
  expect(isPastEnd({ cards: [], filters: at(1), total: 3 })).toBe(false)
})

const cards = [{ id: 'a' } as Card]

test('a page past the end is not found, whether the list has products or none', () => {
  expect(checkEnd('data', { cards, filters: at(2), total: 30 })).toBe('data')
  expect(checkEnd('data', { cards: [], filters: at(1), total: 0 })).toBe('data')
  for (const total of [0, 3])
    for (const page of [2, 99_999, 100_000])
      expect(checkEnd('data', { cards: [], filters: at(page), total })).toEqual(withStatus('data', 404))
})

test('a page too deep for its number has no cards, and where the list is longer it does not claim that the list ends', () => {
  expect(shownCards(place, at(500), cards)).toEqual({ firstPage: 500, cards: [] })
  expect(shownCards(place, at(500, 'WyJ4'), cards).cards).toEqual(cards)
  expect(() => checkEnd('data', { cards: [], filters: at(500), total: 500 * pageSize })).toThrow(StatusError)
})
