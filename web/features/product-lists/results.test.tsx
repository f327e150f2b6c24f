import { renderToString } from 'react-dom/server'
import { beforeAll, expect, it, vi } from 'vitest'
import { type Filters, noFilters } from '#web/features/catalogue/filters.ts'
import { loadText } from '#web/lib/text.ts'
import type { ShownList } from './list.ts'
import { Results } from './results.tsx'

vi.mock('./use-list.ts', () => ({ useFilters: ({ filters }: ShownList) => ({ pending: false, filters }) }))
vi.mock('#web/features/catalogue/window-picture.tsx', () => ({ WindowPicture: () => null }))

beforeAll(() => loadText('en', ['common', 'collections']))

const empty = (filters: Partial<Filters>, query: ShownList['place']['query'] = []) =>
  renderToString(
    <Results
      data={
        {
          place: { path: '/collections/all', query },
          filters: { ...noFilters, ...filters },
          cards: [],
          firstPage: 1,
          total: 0,
        } as unknown as ShownList
      }
    />,
  )

it('a list without products blames filters only if there are some', () => {
  expect(empty({})).toContain('Nothing here yet')
  expect(empty({})).not.toMatch(/filters|Clear all/)
  expect(empty({ rating: 4 })).toContain('No products match your filters')
  expect(empty({}, [['q', 'plate']])).toContain('No products match your filters')
})
