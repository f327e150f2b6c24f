// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Product, Variant } from '#contract/product.ts'
import { toCard } from '#web/features/catalogue/card.ts'
import { overHttp, setTransport } from '#web/lib/call.ts'
import { loadText } from '#web/lib/text.ts'
import { QuickAdd } from './quick-add.tsx'

const variantOf = (color: string, size: string, state: Variant['stock']['state']): Variant =>
  ({ id: `${color}-${size}`, price: 20, oldPrice: null, options: { Color: color, Size: size }, stock: { state } }) as unknown as Variant
const product = {
  id: 'tee',
  info: { name: 'Tee', price: 20, oldPrice: null, publishDate: '2020-01-01' },
  meta: { friendlyPageName: 'tee' },
  brand: { name: 'Forge' },
  photos: [{ url: '/tee.webp', alt: 'A tee' }],
  rating: { average: 0, count: 0 },
  tags: [],
  options: [
    { name: 'Color', values: ['Black', 'White'] },
    { name: 'Size', values: ['S', 'M'] },
  ],
  variants: [variantOf('Black', 'S', 'in'), variantOf('Black', 'M', 'out'), variantOf('White', 'M', 'in')],
} as unknown as Product
const card = toCard(product, 0)

let carts: unknown[] = []
// Preloads the code that a press loads: on a busy machine, loading it takes longer than the test waits.
beforeAll(() => Promise.all([loadText('en', ['common', 'product-details', 'quick-add']), import('./choose-variant.tsx')]))
afterEach(() => {
  cleanup()
  setTransport(overHttp)
})

test('without script it is a link to the product', () => {
  expect(renderToString(<QuickAdd card={card} />)).toMatch(/<a href="[^"]*tee" role="button" aria-label="Choose options for Tee"/)
})

test('a product with options asks for them, with unavailable ones marked, and adds the selected variant', async () => {
  carts = []
  setTransport(async (route, input) => {
    if (route === 'GET /user/products/url/:uniqueName') return product
    if (route.includes('cart')) carts.push(input)
    throw new Error('not here')
  })
  render(<QuickAdd card={card} />)
  fireEvent.click(screen.getByRole('button', { name: 'Choose options for Tee' }))
  const add = await screen.findByRole('button', { name: 'Choose size' })
  fireEvent.click(add)
  screen.getByRole('alert')
  expect(screen.getByRole('button', { name: 'M' }).title).not.toBe('')
  fireEvent.click(screen.getByRole('button', { name: 'White' }))
  expect(screen.getByRole('button', { name: 'S' }).getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'M' }))
  fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
  await vi.waitFor(() => expect(JSON.stringify(carts)).toContain('White-M'))
})
