import { describe, expect, test } from 'vitest'
import {
  appliedCount,
  cleared,
  has,
  isTooDeep,
  lastNumberedPage,
  noFilters,
  parseFilters,
  showing,
  showingBefore,
  toggled,
  toInput,
  toQuery,
} from './filters.ts'

const read = (query: string) => parseFilters(new URLSearchParams(query))

describe('the URL of a list', () => {
  test('is short without filters', () => {
    expect(read('')).toEqual(noFilters)
    expect(toQuery(noFilters).toString()).toBe('')
  })

  test('is parsed to filters and written back unchanged', () => {
    const query =
      'brand=northbar&brand=saltwell&option=Color%3ABlack&option=Weight%3A16+kg&minPrice=10&maxPrice=99.9&rating=4&saving=20&inStock=true&isNew=true&bestSeller=true&reduced=true&deal=true&rail=trending&sort=price-asc&page=3'
    expect(toQuery(read(query)).toString()).toBe(query)
  })

  test('keeps the cursor of a later page, and drops an invalid one', () => {
    expect(read('page=3&after=3.WyJ4-_0')).toMatchObject({ page: 3, after: 'WyJ4-_0' })
    expect(toQuery(read('page=3&after=3.WyJ4-_0')).toString()).toBe('page=3&after=3.WyJ4-_0')
    expect(read('after=1.WyJ4')).toEqual(noFilters)
    // Cursors of another page, and malformed ones.
    for (const after of ['2.WyJ4', '03.', 'WyJ4', '3.WyJ4.', '.WyJ4'])
      expect(read(`page=3&after=${after}`)).toEqual({ ...noFilters, page: 3 })
    expect(read('page=3&after=%22')).toEqual({ ...noFilters, page: 3 })
    expect(toQuery({ ...read('page=3&after=3.WyJ4'), page: 1 }).toString()).toBe('')
  })

  test('has the first page shown, and as many pages as one call returns', () => {
    expect(read('page=3&from=1&after=3.WyJ4')).toEqual({ ...noFilters, page: 3, from: 1, after: 'WyJ4' })
    expect(toQuery(read('page=3&from=1&after=3.WyJ4')).toString()).toBe('page=3&from=1&after=3.WyJ4')
    expect(read('page=9&from=1')).toMatchObject({ page: 9, from: 6 })
    for (const from of ['3', '4', '0', '-1', 'a', '']) expect(read(`page=3&from=${from}`).from).toBeUndefined()
    expect(read('from=1').from).toBeUndefined()
    expect(read(`page=${lastNumberedPage + 1}&from=${lastNumberedPage}&after=${lastNumberedPage + 1}.WyJ4`).from).toBeUndefined()
    expect(toQuery({ ...read('page=3&from=1'), page: 1 }).toString()).toBe('')
  })

  test('has one canonical form, whatever the order and repetition of parameters', () => {
    expect(read('brand=b&brand=a&brand=b')).toEqual(read('brand=a&brand=b'))
  })

  test('takes the higher of two prices for the highest', () => {
    expect(read('minPrice=500&maxPrice=100')).toEqual(read('minPrice=100&maxPrice=500'))
    expect(read('minPrice=500')).toMatchObject({ minPrice: 500 })
  })

  test('drops invalid parameters instead of failing', () => {
    expect(
      read('brand=UPPER&brand=a%00b&option=Color&minPrice=-1&maxPrice=lots&rating=6&inStock=1&saving=15&deal=yes&sort=best&page='),
    ).toEqual(noFilters)
    expect(read('rating=2.5')).toEqual(noFilters)
  })

  test('treats an invalid page number as a page past the end', () => {
    expect(read('page=99999999&after=100000.WyJ4')).toEqual({ ...noFilters, page: 100_000 })
    expect(isTooDeep(read('page=0'))).toBe(true)
  })

  test('accepts as many values as the server does', () => {
    expect(read(Array.from({ length: 60 }, (_, index) => `brand=b${index}`).join('&')).brand).toHaveLength(40)
  })
})

describe('extending a list', () => {
  const at = (page: number) => ({ ...noFilters, page, after: 'WyJ4' })

  test('shows the next page after the earlier ones', () => {
    expect(showing(at(2), 1)).toMatchObject({ page: 2, from: 1, after: 'WyJ4' })
    expect(showing(at(9), 1)).toMatchObject({ page: 9, from: 6 })
    expect(showing(at(2), 2).from).toBeUndefined()
  })

  test('shows the previous page before the later ones, dropping the last beyond the limit', () => {
    expect(showingBefore(at(3), 3)).toMatchObject({ page: 3, from: 2, after: 'WyJ4' })
    expect(showingBefore({ ...at(9), from: 6 }, 6)).toEqual({ ...noFilters, page: 8, from: 5, after: undefined })
    expect(showingBefore(at(lastNumberedPage + 1), lastNumberedPage + 1)).toMatchObject({ page: lastNumberedPage, from: undefined })
  })
})

describe('changing filters', () => {
  test('toggles a value, and starts the list over', () => {
    const once = toggled({ ...noFilters, page: 4 }, 'brand', 'northbar')
    expect(once).toMatchObject({ brand: ['northbar'], page: 1 })
    expect(toggled(once, 'brand', 'northbar').brand).toEqual([])
  })

  test('knows whether a value is selected, and whether a field has any', () => {
    const filters = read('brand=northbar&option=Color:Black&rating=4&inStock=true&reduced=true')
    const chosen = [
      ['brand', 'northbar'],
      ['option', 'Color:Black'],
      ['rating', '4'],
      ['inStock', 'true'],
      ['reduced', 'true'],
    ]
    expect(chosen.map(([name = '', value = '']) => has(filters, name, value))).toEqual([true, true, true, true, true])
    expect([has(filters, 'rating', ''), has(filters, 'brand', 'saltwell'), has(noFilters, 'rating', '')]).toEqual([false, false, true])
  })

  test('counts a price range once, sort order and page not', () => {
    expect(appliedCount(read('minPrice=1&maxPrice=2&brand=a&option=A:b&rating=4&inStock=true&reduced=true&sort=newest&page=2'))).toBe(6)
  })

  test('clears all but the sort order', () => {
    expect(cleared(read('brand=a&sort=newest&page=2'))).toEqual({ ...noFilters, sort: 'newest' })
  })
})

describe('the call of a list', () => {
  test('requests one page of a category', () => {
    expect(toInput('kettlebells', read('page=3&sort=newest'))).toMatchObject({
      category: 'kettlebells',
      orderBy: 'newest',
      limit: 24,
      offset: 48,
    })
  })

  test("requests several pages in one call, without the last page's cursor", () => {
    const input = toInput(null, read('page=4&from=2&after=4.WyJ4'))
    expect(input).toMatchObject({ limit: 72, offset: 24 })
    expect(input).not.toHaveProperty('cursor')
    expect(input).not.toHaveProperty('from')
  })

  test('requests the products of a front page row', () => {
    expect(toInput(null, read('rail=featured'))).toMatchObject({ isFeatured: true })
    expect(toInput(null, read('rail=trending'))).toMatchObject({ tag: 'TRENDING_PRODUCTS' })
    expect(toInput(null, read('rail=featured'))).not.toHaveProperty('rail')
    expect(appliedCount(read('rail=featured'))).toBe(1)
    for (const rail of ['', 'best', 'toString']) expect(read(`rail=${rail}`)).toEqual(noFilters)
  })

  test('follows a cursor instead of a page number', () => {
    const input = toInput(null, read('page=9000&after=9000.WyJ4'))
    expect(input).toMatchObject({ cursor: 'WyJ4' })
    expect(input).not.toHaveProperty('offset')
  })

  test('leaves out what is not selected', () => {
    expect(JSON.parse(JSON.stringify(toInput(null, noFilters)))).toEqual({ orderBy: 'relevance', blur: true, limit: 24, offset: 0 })
  })
})
