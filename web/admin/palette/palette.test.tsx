// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import '#web/admin/text/texts.ts'
import { loadText } from '#web/lib/text.ts'
import Palette from './palette.tsx'

type Answer = (route: string, input: { q: string }) => Promise<unknown>
const staff = vi.hoisted(() => vi.fn<Answer>())
const call = vi.hoisted(() => vi.fn<Answer>())
const may = vi.hoisted(() => vi.fn<(permission: unknown) => boolean>())
vi.mock('#web/admin/session/session.ts', () => ({ staff, useMay: () => may }))
vi.mock('#web/lib/call.ts', () => ({ call }))

beforeAll(() => loadText('en', ['common', 'ui', 'errors', 'admin']))
beforeEach(() => {
  vi.clearAllMocks()
  may.mockReturnValue(true)
  staff.mockImplementation(async (route) => ({
    rows: route.endsWith('customers') ? [{ id: 'a', name: 'Ada', email: 'ada@example.com' }] : [],
  }))
  call.mockResolvedValue({ products: [{ name: 'Rope', slug: 'rope', price: 5 }] })
})
afterEach(cleanup)

const titles = () => screen.queryAllByRole('option').map(({ children }) => children[1]!.textContent)
const type = (value: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value } })
const show = () => render(<Palette onClose={() => undefined} />)

test.each([
  ['refunds', 'Failed refunds'],
  ['new product', 'New product'],
  ['product new', 'New product'],
  ['draft', 'Draft orders'],
  ['returns', 'Returns'],
])('"%s" finds the page "%s"', (typed, title) => {
  show()
  type(typed)
  expect(titles()).toContain(title)
})

test('screens without permission are not found', () => {
  may.mockImplementation((permission) => permission === 'orders:read')
  show()
  type('new product')
  expect(titles()).toEqual([])
})

test('a full email address finds people and orders, but no products', async () => {
  show()
  type('ada@example.com')
  await waitFor(() => expect(titles()).toEqual(['Ada']))
  expect(staff.mock.calls.map(([route, { q }]) => [route, q])).toEqual([
    ['GET /admin/orders', 'ada@example.com'],
    ['GET /admin/customers', 'ada@example.com'],
  ])
  expect(call).not.toHaveBeenCalled()
  type('rope')
  await waitFor(() => expect(titles()).toContain('Rope'))
})
