// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { noFilters } from '#web/features/catalogue/filters.ts'
import { createBrowserRouter } from '#web/lib/router/browser-router.ts'
import { RouterProvider } from '#web/lib/router/provider.tsx'
import { loadText } from '#web/lib/text.ts'
import type { ShownList } from './list.ts'
import { Toolbar } from './toolbar.tsx'

vi.mock('./filter-sheet.tsx', () => ({ FilterSheet: () => null }))
vi.mock('./promoted.tsx', () => ({ Promoted: () => null }))

beforeAll(() => loadText('en', ['common', 'collections']))

test('changing the sort order keeps the focus', async () => {
  const data = { place: { path: '/', query: [] }, filters: noFilters, total: 3 } as unknown as ShownList
  // The next page never loads, so the pending state stays.
  const loader = () => new Promise(() => undefined)
  const page = { id: 'page', index: true, loader, Component: () => <Toolbar data={data} toCategory={() => ({ path: '/', query: [] })} /> }
  render(<RouterProvider router={createBrowserRouter([page], { loaderData: { page: null }, errors: null })} />)
  const select = screen.getByRole<HTMLSelectElement>('combobox')
  select.focus()
  const last = select.options[select.options.length - 1]!.value
  fireEvent.change(select, { target: { value: last } })
  expect(document.activeElement).toBe(screen.getByRole('combobox'))
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe(last)
})
