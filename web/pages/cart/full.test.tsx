// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import type { CartLine } from '#contract/cart.ts'
import { loadText } from '#web/lib/text.ts'
import { Full } from './full.tsx'

vi.mock('#web/features/cart/use-cart.ts', () => ({ useCartChanges: () => ({ set: async () => true }) }))
vi.mock('./free-shipping.tsx', () => ({ FreeShipping: () => null }))
vi.mock('./summary.tsx', () => ({ Summary: () => null }))
vi.mock('./use-savings.ts', () => ({ useSavings: () => null }))
vi.mock('./line.tsx', () => ({
  Line: ({ onChange, onSave }: { onChange: (quantity: number) => void; onSave: () => void }) => (
    <>
      <button onClick={() => onChange(3)}>More</button>
      <button onClick={onSave}>Save for later</button>
    </>
  ),
}))

beforeAll(() => loadText('en', ['common', 'cart']))

test('after saving a line for later, its last quantity is not announced again: the toast confirms the saving', () => {
  const line = { productId: 'p', variantId: 'v', quantity: 1, price: 5, product: { name: 'Bell' } } as CartLine
  render(<Full items={[line]} subtotal={5} settled onSave={() => undefined} />)
  const status = () => screen.getByRole('status').textContent
  fireEvent.click(screen.getByText('More'))
  expect(status()).toContain('Bell')
  fireEvent.click(screen.getByText('Save for later'))
  expect(status()).toBe('')
})
