// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { refuse } from '#contract/refuse.ts'
import '#web/admin/text/texts.ts'
import { loadText } from '#web/lib/text.ts'
import type { RailProduct } from './rail.ts'
import { RailEditor } from './rail-editor.tsx'

type Answer = (route: string, input: Record<string, unknown>) => Promise<unknown>
const staff = vi.hoisted(() => vi.fn<Answer>())
const call = vi.hoisted(() => vi.fn<Answer>())
vi.mock('#web/admin/session/session.ts', () => ({ staff }))
vi.mock('#web/lib/call.ts', () => ({ call }))

const named = (id: string): RailProduct => ({ id, name: `The ${id}` })
let refusal: Error | null = null
beforeAll(() => loadText('en', ['common', 'ui', 'errors', 'admin', 'admin-rails', 'admin-selection']))
beforeEach(() => {
  refusal = null
  vi.clearAllMocks()
  call.mockResolvedValue({ products: ['belt', 'rope', 'mat'].map((id) => ({ id, info: { name: `The ${id}` }, photos: [] })) })
  staff.mockImplementation(async (route) => {
    if (route === 'GET /admin/products') return { rows: [{ ...named('socks'), photo: null }], nextCursor: null }
    if (refusal) throw refusal
    return {}
  })
})
afterEach(cleanup)

async function show(pinned: string[] = ['belt', 'bell'], excluded: string[] = ['chalk']): Promise<void> {
  render(<RailEditor tag="TRENDING_PRODUCTS" saved={{ pinned: pinned.map(named), excluded: excluded.map(named) }} />)
  await screen.findByText('The mat')
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const sent = () => staff.mock.calls.filter(([route]) => route.startsWith('PUT')).map(([, input]) => input)
const isOff = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true'
const tag = 'TRENDING_PRODUCTS'

test('pinned products can be sorted, and shown ones pinned or excluded in place', async () => {
  await show()
  expect(isOff('Save rail')).toBe(true)
  press('Move The bell up')
  expect(screen.getByText('The bell is now number 1')).toBeTruthy()
  press('Pin The rope')
  press('Exclude The mat')
  press('Remove The chalk')
  press('Save rail')
  await waitFor(() => expect(isOff('Save rail')).toBe(true))
  expect(sent()).toEqual([{ tag, pinned: ['bell', 'belt', 'rope'], excluded: ['mat'] }])
  expect(call.mock.calls).toEqual([['GET /user/products/tag/:tag', { tag, limit: 24 }]])
})

test('a product is either pinned or excluded: the last choice counts', async () => {
  await show()
  fireEvent.change(screen.getByLabelText('Pin a product'), { target: { value: 'socks' } })
  fireEvent.click(await screen.findByRole('button', { name: 'The socks' }))
  expect(screen.getByRole('button', { name: 'Unpin The socks' })).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Exclude a product'), { target: { value: 'socks' } })
  fireEvent.click(await screen.findByRole('button', { name: 'The socks' }))
  expect(screen.queryByRole('button', { name: 'Unpin The socks' })).toBeNull()
  press('Unpin The belt')
  press('Save rail')
  await waitFor(() => expect(sent()).toEqual([{ tag, pinned: ['bell'], excluded: ['chalk', 'socks'] }]))
})

test('each product shows what was decided about it, and pins are limited to the visible ones', async () => {
  await show(['belt', ...Array.from({ length: 11 }, (_, at) => `other-${at}`)], ['rope'])
  const row = (name: string) =>
    within(
      within(screen.getByRole('region', { name: 'In the shop now' }))
        .getByText(name)
        .closest('li')!,
    )
  expect(row('The belt').getByText('Pinned')).toBeTruthy()
  expect(row('The rope').getByText('Excluded')).toBeTruthy()
  expect(isOff('Pin The mat')).toBe(true)
  press('Unpin The other-3')
  expect(isOff('Pin The mat')).toBe(false)
})

test.each([
  ['Pin a product', refuse('INVALID_INPUT', { pinned: ['has a duplicate'] }), 'Pin at most 12 products, each once.'],
  ['Exclude a product', refuse('INVALID_INPUT', { 'excluded.3': ['is no id'] }), 'Exclude at most 100 products, each once.'],
])('at "%s" it is said what was refused of it', async (label, reason, sentence) => {
  await show()
  refusal = reason
  press('Unpin The belt')
  press('Save rail')
  await screen.findByText(sentence)
  const field = screen.getByLabelText(label)
  expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toContain(sentence)
  expect(isOff('Save rail')).toBe(false)
})

test('a deleted product is reported, and changes stay', async () => {
  await show()
  refusal = refuse('INVALID_PRODUCT_ID')
  press('Unpin The belt')
  press('Save rail')
  expect((await screen.findByRole('alert')).textContent).toContain('no longer exists')
  expect(screen.queryByRole('button', { name: 'Unpin The belt' })).toBeNull()
  expect(isOff('Save rail')).toBe(false)
})
