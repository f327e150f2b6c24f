import { expect, it } from 'vitest'
import { hostOf, loggedPath } from './missing-pages.ts'

it.each([
  ['/product/old-bell?variant=1', '/product/old-bell'],
  ['/wishlist/shared/Ab3dEf6hIj9kLm2nOp5q', '/wishlist/shared/…'],
  ['/order/GF-100042', '/order/…'],
  ['/u/ada@example.com', '/u/…'],
  ['/u/ada%40example.com/x', '/u/…/x'],
  [`/${'a-'.repeat(300)}`, '/…'],
  ['/collections/running-shoes-for-women', '/collections/running-shoes-for-women'],
])('%s is logged as %s', (url, logged) => expect(loggedPath(url)).toBe(logged))

it.each([
  ['https://blog.example/post?token=secret', 'blog.example'],
  ['https://shop.example/market', ''],
  ['android-app://com.example', ''],
  ['nonsense', ''],
  [undefined, ''],
])('a visitor from %s came from the host "%s"', (referrer, host) => expect(hostOf(referrer, 'https://shop.example')).toBe(host))
