import { expect, test, vi } from 'vitest'
import type { Product } from '#contract/product.ts'
import { loadComponents } from './bundle-components.tsx'

vi.mock('./components-block.tsx', () => {
  throw new Error('The chunk could not be fetched.')
})

test('the page of a bundle loads without its components if their code fails to load', async () => {
  const bundle = { variants: [{ components: [{ productId: 'p', variantId: 'v', quantity: 2 }] }] } as unknown as Product
  expect(await loadComponents(bundle)).toBeNull()
})
