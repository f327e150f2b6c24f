// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { limits } from '#contract/limits.ts'
import { refuse } from '#contract/refuse.ts'
import '#web/admin/text/texts.ts'
import { loadText } from '#web/lib/text.ts'
import { Related } from './related.tsx'

type Answer = (route: string, input: Record<string, unknown>) => Promise<unknown>
const staff = vi.hoisted(() => vi.fn<Answer>())
const call = vi.hoisted(() => vi.fn<Answer>())
vi.mock('#web/admin/session/session.ts', () => ({ staff }))
vi.mock('#web/lib/call.ts', () => ({ call }))
vi.mock('#web/lib/toast.ts', () => ({ toast: () => undefined }))

let picked: string[]
let refusal: Error | null
beforeAll(() => loadText('en', ['common', 'ui', 'errors', 'admin', 'admin-products', 'admin-selection']))
beforeEach(() => {
  picked = ['belt', 'bell']
  refusal = null
  vi.clearAllMocks()
  call.mockImplementation(async (_, { id }) => ({ products: (id as string[]).map((one) => ({ id: one, info: { name: `The ${one}` } })) }))
  staff.mockImplementation(async (route) => {
    if (route === 'GET /admin/products') return { rows: ['rack', 'socks'].map((id) => ({ id, name: `The ${id}`, photo: null })) }
    if (route.startsWith('PUT') && refusal) throw refusal
    return { productIds: picked }
  })
})
afterEach(cleanup)

const show = async () => {
  render(<Related productId="rack" />)
  await screen.findByLabelText('Add a related product')
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const find = async (name: string) => {
  fireEvent.change(screen.getByLabelText('Add a related product'), { target: { value: 'the' } })
  fireEvent.click(await screen.findByRole('button', { name }))
}
const sent = () => staff.mock.calls.filter(([route]) => route.startsWith('PUT')).map(([, input]) => input['productIds'])

test('each reordering, addition and removal is saved', async () => {
  await show()
  press('Move The bell up')
  await waitFor(() => expect(sent()).toEqual([['bell', 'belt']]))
  await find('The socks')
  await waitFor(() => expect(sent()).toHaveLength(2))
  press('Remove The belt')
  await waitFor(() =>
    expect(sent().slice(1)).toEqual([
      ['bell', 'belt', 'socks'],
      ['bell', 'socks'],
    ]),
  )
})

test('the list of related products explains who picks the rest, and when automatic suggestions are replaced', async () => {
  picked = []
  await show()
  expect(screen.getByText(/None picked: the shop shows/)).toBeTruthy()
  cleanup()
  picked = Array.from({ length: limits.related.shown - 1 }, (_, at) => `p${at}`)
  await show()
  expect(screen.getByText(/the shop picks the rest/)).toBeTruthy()
  await find('The socks')
  expect(await screen.findByText(/yours replace the automatic ones/)).toBeTruthy()
})

test('the product itself and duplicates are refused at the field, and a refused change is reverted', async () => {
  await show()
  await find('The rack')
  expect(screen.getByText("A product can't be related to itself.")).toBeTruthy()
  refusal = refuse('INVALID_PRODUCT_ID')
  await find('The socks')
  expect(await screen.findByText(/no longer exists/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Remove The socks' })).toBeNull()
})
