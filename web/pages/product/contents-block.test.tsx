import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { Shop } from '#contract/shop.ts'
import { ShopContext } from '#web/lib/shop.ts'
import { loadText } from '#web/lib/text.ts'
import { ContentsBlock, type ContentsProps } from './contents-block.tsx'

beforeAll(() => loadText('en', ['common', 'product-details']))

const shop = { locale: 'en', locales: ['en'], currency: { name: 'USD', language: 'en', style: 'US' } } as Shop
const part = (name: string, quantity: number, price?: number): ContentsProps['parts'][number] => ({
  variantId: name,
  name,
  options: { Weight: '10 kg' },
  photo: '',
  quantity,
  ...(price !== undefined && { sold: { slug: name, price } }),
})
const drawn = (props: ContentsProps): string =>
  renderToString(
    <ShopContext value={shop}>
      <ContentsBlock {...props} />
    </ShopContext>,
  ).replaceAll('<!-- -->', '')

test('a bundle shows the price of its components, only if that is higher', () => {
  const parts = [part('bar', 1, 249), part('plate', 2, 74.9)]
  const cheaper = drawn({ parts, price: 349 })
  expect(cheaper).toContain('Bought separately: $398.80')
  expect(cheaper).toContain('You save $49.80')
  expect(cheaper).toContain('href="/product/plate?variant=plate"')
  for (const price of [398.8, 420]) expect(drawn({ parts, price })).not.toMatch(/separately|You save/)
})

test('a component off sale is named without a link, and no prices are compared', () => {
  const html = drawn({ parts: [part('bar', 1, 249), part('plate', 2)], price: 100 })
  expect(html).toContain('Currently unavailable')
  expect(html).not.toMatch(/product\/plate|separately/)
})
