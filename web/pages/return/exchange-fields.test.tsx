// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Line } from '#web/features/returns/pieces.ts'
import { loadText } from '#web/lib/text.ts'
import { ExchangeFields } from './exchange-fields.tsx'

const variants = ['m', 'l'].map((id) => ({ id, options: { Size: id }, price: 20, stock: { state: 'in' } }))
vi.mock('#web/lib/call.ts', () => ({ call: () => Promise.resolve({ variants }) }))

beforeAll(() => loadText('en', ['common', 'ui', 'returns']))
afterEach(cleanup)

const line = { variantId: 'm', slug: 'tee', name: 'Tee', price: 20, options: { Size: 'm' } } as unknown as Line
const show = (exchanges: Record<string, string>, isFaulty = false) =>
  render(
    <ExchangeFields
      lines={[{ line }]}
      pieces={{ m: 1 }}
      exchanges={exchanges}
      isFaulty={isFaulty}
      isTaxedOnTop={false}
      onChange={() => undefined}
    />,
  )

test('an exchange is described as such, not as a refund', async () => {
  show({})
  await screen.findByRole('combobox')
  expect(screen.queryByText(/set it aside/)).toBeNull()
  cleanup()
  show({ m: 'l' })
  expect(await screen.findByText(/set it aside/)).toBeTruthy()
})

test('the same item is offered for faulty ones only', async () => {
  const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
  show({})
  await screen.findByRole('combobox')
  expect(names()).toEqual(['Refund', 'Exchange for l (same price)'])
  cleanup()
  show({}, true)
  await screen.findByRole('combobox')
  expect(names()).toEqual(['Refund', 'Exchange for the same item', 'Exchange for l (same price)'])
})
