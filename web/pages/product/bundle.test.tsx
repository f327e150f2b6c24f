import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { Shop } from '#contract/shop.ts'
import { ShopContext } from '#web/lib/shop.ts'
import { loadText } from '#web/lib/text.ts'
import { ComponentsBlock, type BundleComponentsProps } from './bundle.tsx'

beforeAll(() => loadText('en', ['common', 'product-details']))

const shop = { locale: 'en', locales: ['en'], currency: { name: 'USD', language: 'en', style: 'US' } } as Shop
const component = (name: string, quantity: number, price?: number): BundleComponentsProps['components'][number] => ({
  variantId: name,
  name,
  options: { Weight: '10 kg' },
  photo: '',
  quantity,
  ...(price !== undefined && { sold: { slug: name, price } }),
})
const htmlOf = (props: BundleComponentsProps): string =>
  renderToString(
    <ShopContext value={shop}>
      <ComponentsBlock {...props} />
    </ShopContext>,
  ).replaceAll('<!-- -->', '')

test('a bundle shows the price of its components, only if that is higher', () => {
  const components = [component('bar', 1, 249), component('plate', 2, 74.9)]
  const cheaper = htmlOf({ components, price: 349 })
  expect(cheaper).toContain('Bought separately: $398.80')
  expect(cheaper).toContain('You save $49.80')
  expect(cheaper).toContain('href="/product/plate?variant=plate"')
  for (const price of [398.8, 420]) expect(htmlOf({ components, price })).not.toMatch(/separately|You save/)
})

test('a component off sale is named without a link, and no prices are compared', () => {
  const html = htmlOf({ components: [component('bar', 1, 249), component('plate', 2)], price: 100 })
  expect(html).toContain('Currently unavailable')
  expect(html).not.toMatch(/product\/plate|separately/)
})
