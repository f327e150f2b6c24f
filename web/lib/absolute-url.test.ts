import { expect, it } from 'vitest'
import { absoluteUrl } from './absolute-url.ts'

it.each([
  '/pictures/bell-1.avif?v=3f2a',
  '/pictures/a b.avif',
  '/pictures/../x',
  '/a/./b',
  '/.',
  '/a..b/c.',
  '//other.example/a',
  '/\\other.example',
  '/käse',
  '/a?b=c&d=%20#e',
  'https://other.example/a',
  'a/b',
  '',
])('resolves %j as URL does', (url) => {
  for (const base of ['https://shop.example', 'https://shop.example/bn', 'http://localhost:3000'])
    expect(absoluteUrl(url, base)).toBe(new URL(url, base).href)
})
