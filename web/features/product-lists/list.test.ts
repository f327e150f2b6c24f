import { afterEach, expect, test, vi } from 'vitest'
import type { Card } from '#web/features/catalogue/card.ts'
import { noFilters, pageSize } from '#web/features/catalogue/filters.ts'
import { StatusError, withStatus } from '#web/lib/router/outcome.ts'
import { canNarrow, checkEnd, isPastEnd, isShort, shownCards, filtersToRequest } from './list.ts'

afterEach(() => void vi.unstubAllGlobals())

const place = { path: '/collections/all', query: [] }
const at = (page: number, after?: string) => ({ ...noFilters, page, ...(after !== undefined && { after }) })

test('a page past the end of a list differs from an empty list', () => {
  expect(isPastEnd({ cards: [], filters: at(2), total: 3 })).toBe(true)
  expect(isPastEnd({ cards: [], filters: at(2), total: 0 })).toBe(false)
  expect(isPastEnd({ cards: [], filters: at(1), total: 3 })).toBe(false)
})

const cards = [{ id: 'a' } as Card]

test('a page past the end is not found, whether the list has products or not', () => {
  expect(checkEnd('data', { cards, filters: at(2), total: 30 })).toBe('data')
  expect(checkEnd('data', { cards: [], filters: at(1), total: 0 })).toBe('data')
  for (const total of [0, 3])
    for (const page of [2, 99_999, 100_000])
      expect(checkEnd('data', { cards: [], filters: at(page), total })).toEqual(withStatus('data', 404))
})

test('a page beyond the number limit has no cards, and does not claim that a longer list ends', () => {
  expect(shownCards(place, at(500), cards)).toEqual({ firstPage: 500, cards: [] })
  expect(shownCards(place, at(500, 'WyJ4'), cards).cards).toEqual(cards)
  expect(() => checkEnd('data', { cards: [], filters: at(500), total: 500 * pageSize })).toThrow(StatusError)
})

test('several pages in one start with the first, and a browser with the earlier ones requests only the last', () => {
  const filters = { ...at(3), from: 2 }
  expect(shownCards(place, filters, cards)).toEqual({ firstPage: 2, cards })
  expect(filtersToRequest(place, filters)).toBe(filters)
  vi.stubGlobal('document', {})
  expect(filtersToRequest(place, filters)).toBe(filters)
  const ids = (count: number, name: string) => Array.from({ length: count }, (_, index) => ({ id: `${name}${index}` }) as Card)
  shownCards(place, filters, ids(48, 'old'))
  expect(filtersToRequest(place, filters)).toEqual({ ...filters, from: undefined })
  const shown = shownCards(place, filtersToRequest(place, filters), ids(2, 'new'))
  expect([shown.firstPage, shown.cards.length, shown.cards.at(-1)?.id]).toEqual([2, 26, 'new1'])
})

test('a filter is worth offering if it keeps some products and drops others', () => {
  expect(canNarrow([{ count: 3 }, {}], 4)).toBe(true)
  expect(canNarrow([{ count: 0 }, { count: 4 }], 4)).toBe(false)
  expect(canNarrow([], 4)).toBe(false)
})

test('up to two products need no filters, unless filters made them so few', () => {
  expect(isShort({ total: 2, filters: noFilters })).toBe(true)
  expect(isShort({ total: 3, filters: noFilters })).toBe(false)
  expect(isShort({ total: 1, filters: { ...noFilters, brand: ['plainmilk'] } })).toBe(false)
})
