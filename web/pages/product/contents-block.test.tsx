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

test('a set says what its parts cost together, only where that is more', () => {
  const parts = [part('bar', 1, 249), part('plate', 2, 74.9)]
  const cheaper = drawn({ parts, price: 349 })
  expect(cheaper).toContain('Bought separately: $398.80')
  expect(cheaper).toContain('You save $49.80')
  expect(cheaper).toContain('href="/product/plate?variant=plate"')
  for (const price of [398.8, 420]) expect(drawn({ parts, price })).not.toMatch(/separately|You save/)
})

test('a part that is off sale is named without a link, and nothing is compared', () => {
  const html = drawn({ parts: [part('bar', 1, 249), part('plate', 2)], price: 100 })
  expect(html).toContain('Currently unavailable')
  expect(html).not.toMatch(/product\/plate|separately/)
})
