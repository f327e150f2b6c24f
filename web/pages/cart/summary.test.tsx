// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { CartLine } from '#contract/cart.ts'
import { loadText } from '#web/lib/text.ts'
import { Summary } from './summary.tsx'

vi.mock('./free-shipping.tsx', () => ({ FreeShipping: () => null }))
vi.mock('#web/features/cart/use-delivery.ts', () => ({ useDelivery: () => ({ arrives: 'Arrives soon', cost: '' }) }))
beforeAll(() => loadText('en', ['common', 'cart']))
afterEach(cleanup)

const line = (over: Partial<CartLine> = {}) => ({ product: { isDigital: false }, price: 5, quantity: 1, ...over }) as CartLine
const show = (...items: CartLine[]) => render(<Summary items={items} subtotal={5} settled saved={null} />)

test('the total includes discounts by codes and plans', () => {
  const saved = { memberPlan: null, discount: 1.5, adjustments: [], codes: [], hasFreeShipping: false, busy: false }
  render(<Summary items={[line()]} subtotal={5} settled saved={saved} />)
  expect(screen.getByText('After savings').parentElement?.textContent).toContain('3.50')
})

test('a cart shows its delivery dates, based on what can be bought', () => {
  show(line(), line({ notice: 'UNAVAILABLE' }))
  expect(screen.getByText('Arrives soon')).toBeTruthy()
})

test.each(['UNAVAILABLE', 'OUT_OF_STOCK'] as const)('a cart of which nothing can be bought arrives at no time: %s', (notice) => {
  show(line({ notice }))
  expect(screen.queryByText('Arrives soon')).toBeNull()
  expect(screen.queryByText(/Checkout|Check out/)).toBeNull()
})
