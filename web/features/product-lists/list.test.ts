import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { noFilters } from '#web/features/catalogue/filters.ts'
import { StatusError, withStatus } from '#web/lib/router/outcome.ts'
import { checkDepth, isPastEnd } from './list.ts'

const at = (page: number, after?: string) => ({ ...noFilters, page, ...(after !== undefined && { after }) })

test('a page past the end of a list is told from a list without products', () => {
  expect(isPastEnd({ cards: [], filters: at(2), total: 3 })).toBe(true)
  expect(isPastEnd({ cards: [], filters: at(2), total: 0 })).toBe(false)
  expect(isPastEnd({ cards: [], filters: at(1), total: 3 })).toBe(false)
})

test('a page too deep for its number is not found; where the list ends before it, it is shown all the same', () => {
  expect(checkDepth('data', { filters: at(99), total: 3 })).toBe('data')
  expect(checkDepth('data', { filters: at(99_999), total: 3 })).toEqual(withStatus('data', 404))
  expect(checkDepth('data', { filters: at(99_999, 'WyJ4'), total: 99_999_999 })).toBe('data')
  expect(() => checkDepth('data', { filters: at(99_999), total: limits.page.offsetMax + 1 })).toThrow(StatusError)
})
