// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { StaffOrder } from '#contract/admin/orders.ts'
import { refuse } from '#contract/refuse.ts'
import '#web/admin/text/texts.ts'
import { loadText } from '#web/lib/text.ts'
import { EditForm } from './edit-form.tsx'

const staff = vi.hoisted(() => vi.fn<(route: string, input: Record<string, unknown>) => Promise<unknown>>())
vi.mock('#web/admin/session/session.ts', () => ({ staff }))
const goTo = vi.hoisted(() => vi.fn<(to: string) => void>())
vi.mock('#web/lib/navigate.ts', () => ({ goTo }))

beforeAll(() => loadText('en', ['common', 'ui', 'errors', 'admin', 'admin-compose']))
afterEach(cleanup)

const line = (variantId: string, quantity: number) => ({
  productId: variantId,
  variantId,
  name: variantId,
  options: {},
  photo: '',
  price: 10,
  quantity,
})
const read = (edits: number, lines: ReturnType<typeof line>[], over: Partial<StaffOrder> = {}): StaffOrder =>
  ({
    order: {
      id: 'o',
      number: 'GF-1',
      products: lines,
      shippingAddress: { firstName: 'Ada', country: 'US' },
      shippingMethod: { code: 'standard', name: 'Standard' },
      totalCost: 30,
      timeline: [{ event: 'EDITED', at: '2026-01-05T12:30:00.000Z', note: '' }],
    },
    edits,
    changedBy: [],
    ...over,
  }) as unknown as StaffOrder
const preview = {
  products: [],
  problems: {},
  shippingMethods: [],
  productCost: 30,
  shippingCost: 0,
  discount: 0,
  tax: 0,
  totalCost: 30,
  owed: 0,
  refund: 0,
  points: 0,
  credit: 0,
}
let now: StaffOrder
beforeEach(() => {
  vi.clearAllMocks()
  staff.mockImplementation(async (route, { edits }) => {
    if (route.endsWith('/preview')) return preview
    if (route.startsWith('GET')) return now
    if (edits !== now.edits) throw refuse('ORDER_WAS_CHANGED')
    return now
  })
})

const sent = () => staff.mock.calls.filter(([route]) => route === 'POST /admin/orders/:id/edit').map(([, input]) => input)
const save = async () => {
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save order' }).getAttribute('aria-disabled')).not.toBe('true'))
  fireEvent.click(screen.getByRole('button', { name: 'Save order' }))
}

test('an edit stays when someone else changed the order, is based on their change, and names them', async () => {
  const by = [{ at: '2026-01-05T12:30:00.000Z', name: 'Jonas' }]
  now = read(1, [line('socks', 2), line('belt', 3), line('rope', 1)], { changedBy: by })
  render(<EditForm read={read(0, [line('socks', 2), line('belt', 1)])} />)
  fireEvent.change(screen.getByLabelText('Quantity of socks'), { target: { value: '5' } })
  fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: 'as agreed' } })
  await save()
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Jonas changed this order at .*\. Your changes were added on top\./)
  expect(screen.getByLabelText<HTMLInputElement>(/^Reason/).value).toBe('as agreed')
  await save()
  await waitFor(() => expect(goTo).toHaveBeenCalledOnce())
  expect(sent().at(-1)).toMatchObject({
    edits: 1,
    reason: 'as agreed',
    lines: [
      { variantId: 'socks', quantity: 5 },
      { variantId: 'belt', quantity: 3 },
      { variantId: 'rope', quantity: 1 },
    ],
  })
})

test.each([
  ['not offered where the shop has none', undefined, undefined, 0],
  ['offered where the shop has it', true, undefined, 1],
  ['still there where it was promised before', undefined, { message: '', isWrapped: true }, 1],
])('gift wrap is %s', async (_, offersGiftWrap, gift, shown) => {
  staff.mockResolvedValue({ ...preview, ...(offersGiftWrap && { offersGiftWrap }) })
  const { order, ...rest } = read(0, [line('socks', 2)])
  render(<EditForm read={{ ...rest, order: { ...order, ...(gift && { gift }) } }} />)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save order' }).getAttribute('aria-disabled')).not.toBe('true'))
  if (!gift) fireEvent.click(screen.getByLabelText(/This is a gift/))
  expect(screen.queryAllByLabelText('Gift wrap')).toHaveLength(shown)
})

test.each([
  ['added where it has a price', { giftWrapPrice: 4.5 }, {}, [undefined, true]],
  ['added where it is free', {}, {}, [undefined]],
  ['taken out of an order that pays for it', {}, { wrapCost: 4.5, gift: { message: '', isWrapped: true } }, [undefined, false]],
  ['taken out of an order that has it for free', {}, { gift: { message: '', isWrapped: true } }, [undefined]],
])('gift wrap %s is sent for the preview only where it changes something', async (_, price, over, inputs) => {
  staff.mockResolvedValue({ ...preview, offersGiftWrap: true, ...price })
  const { order, ...rest } = read(0, [line('socks', 2)])
  render(<EditForm read={{ ...rest, order: { ...order, ...over } }} />)
  const isReady = () => expect(screen.getByRole('button', { name: 'Save order' }).getAttribute('aria-disabled')).not.toBe('true')
  await waitFor(isReady)
  if (!('gift' in over)) fireEvent.click(screen.getByLabelText(/This is a gift/))
  fireEvent.click(screen.getByLabelText(/^Gift wrap/))
  await waitFor(isReady, { timeout: 3000 })
  const previews = staff.mock.calls.filter(([route]) => route.endsWith('/preview')).map(([, input]) => input['isWrapped'])
  expect(previews).toEqual(inputs)
})

test('removed lines stay removed, added ones stay, and the other editor may be unknown', async () => {
  now = read(1, [line('socks', 2), line('belt', 3)])
  render(<EditForm read={read(0, [line('socks', 2), line('belt', 1)])} />)
  fireEvent.click(screen.getByRole('button', { name: 'Remove belt' }))
  await save()
  expect((await screen.findByRole('alert')).textContent).toContain('Someone else changed this order in the meantime.')
  await save()
  await waitFor(() => expect(goTo).toHaveBeenCalledOnce())
  expect(sent().at(-1)).toMatchObject({ edits: 1, lines: [{ variantId: 'socks', quantity: 2 }] })
})

test.each(['4,5', '1e9', '0', '100', ''])('an invalid quantity of "%s" stays as typed, with its limits, and is not sent', async (typed) => {
  render(<EditForm read={read(0, [line('socks', 2)])} />)
  const field = screen.getByLabelText<HTMLInputElement>('Quantity of socks')
  fireEvent.change(field, { target: { value: typed } })
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual([typed, 'true'])
  expect(screen.getByText('Enter a whole number from 1 to 99.').id).toBe(field.getAttribute('aria-describedby'))
  expect(screen.getByRole('button', { name: 'Save order' }).getAttribute('aria-disabled')).toBe('true')
  fireEvent.change(field, { target: { value: '3' } })
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['3', null])
})
