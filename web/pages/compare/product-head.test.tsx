// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { loadText } from '#web/lib/text.ts'
import { ProductHead } from './product-head.tsx'
import type { ComparedProduct } from './products.ts'

vi.mock('#web/features/compare/compared.ts', () => ({ toggleCompared: () => undefined }))
vi.mock('#web/ui/link.tsx', () => ({ Link: () => null }))

beforeAll(() => loadText('en', ['common', 'compare']))

test('removing a product moves the focus to the heading: the table reloads without its button', () => {
  const product = { id: 'a', slug: 'a', name: 'Bell', photo: '', price: 10, pricesVary: false, stock: { state: 'in' }, variantId: 'v' }
  render(
    <>
      <h1>Compare</h1>
      <ProductHead product={product as ComparedProduct} own />
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: /Remove/ }))
  expect(document.activeElement?.textContent).toBe('Compare')
})
