// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Order } from '#contract/order.ts'
import { refuse } from '#contract/refuse.ts'
import { loadText } from '#web/lib/text.ts'
import { ReturnForm } from './return-form.tsx'

const signed = vi.hoisted(() => vi.fn<(route: string, input: object, options: { idempotencyKey: string }) => Promise<object>>())
vi.mock('#web/features/auth/session/session.ts', () => ({ signed, useSignedIn: () => false }))
vi.mock('./exchange-fields.tsx', () => ({ ExchangeFields: () => null }))

beforeAll(() => loadText('en', ['common', 'ui', 'returns']))
afterEach(cleanup)

const line = (variantId: string, name: string) => ({ variantId, name, quantity: 1, price: 20, options: {}, photo: '' })
const order = {
  id: 'o',
  number: 1,
  tax: 0,
  returnUntil: '2030-01-01T00:00:00Z',
  products: [line('a', 'Tee'), line('b', 'Belt')],
  returnable: [
    { variantId: 'a', quantity: 1 },
    { variantId: 'b', quantity: 1 },
  ],
} as unknown as Order

test('the first invalid field gets the focus, and required ones are marked', async () => {
  render(<ReturnForm order={order} token={undefined} />)
  const reason = screen.getByRole('combobox', { name: /\(required\)/ })
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Request return' }))
  expect(screen.getByRole('group', { name: /\(required\)/ })).toBeTruthy()
  press()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'How many of Tee' })))
  fireEvent.click(screen.getAllByRole('button', { name: 'Increase quantity' })[0]!)
  press()
  await waitFor(() => expect(document.activeElement).toBe(reason))
})

test('a request that was edited after a lost response has a new idempotency key, a plain retry the same', async () => {
  signed.mockRejectedValue(refuse('SERVICE_UNAVAILABLE'))
  render(<ReturnForm order={order} token={undefined} />)
  const send = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Request return' })))
  fireEvent.change(screen.getByRole('combobox', { name: /\(required\)/ }), { target: { value: 'changed-mind' } })
  fireEvent.click(screen.getAllByRole('button', { name: 'Increase quantity' })[0]!)
  await send()
  await send()
  fireEvent.click(screen.getAllByRole('button', { name: 'Increase quantity' })[1]!)
  await send()
  const keys = signed.mock.calls.map(([, , { idempotencyKey }]) => idempotencyKey)
  expect(keys).toHaveLength(3)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('a set comes back as a whole, with a way to us if only a part of it is wrong', () => {
  const { rerender } = render(<ReturnForm order={order} token={undefined} />)
  expect(screen.queryByText(/only be returned as a whole/)).toBeNull()
  const set = { ...order, products: [{ ...order.products[0]!, components: [] }] } as unknown as Order
  rerender(<ReturnForm order={set} token={undefined} key="set" />)
  expect(screen.getByRole('link', { name: /Tell us which/ }).getAttribute('href')).toContain('topic=order')
})
