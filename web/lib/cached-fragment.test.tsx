import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { CachedFragment, enableFragmentCache } from './cached-fragment.tsx'

const things = ['One & only', 'Two']
const item = vi.fn<(name: string) => ReactNode>((name) => (
  <a href="/x">
    {name} {'<b>'}
  </a>
))
const list = (of: object, part = 'things') => (
  <ul>
    <CachedFragment name={part} tag="li" cacheKey={of} className="thing">
      {() => things.map((name) => <span key={name}>{item(name)}</span>)}
    </CachedFragment>
  </ul>
)

describe('a cached fragment', () => {
  test('is the same HTML as one that is not cached, so that the browser can hydrate it', () => {
    const plain = renderToString(list({}))
    enableFragmentCache(renderToString)
    expect(renderToString(list({}))).toBe(plain)
  })

  test('is rendered once for what it shows, and again for another part of the same', () => {
    enableFragmentCache(renderToString)
    item.mockClear()
    const of = {}
    const first = renderToString(list(of))
    expect(renderToString(list(of))).toBe(first)
    expect(item).toHaveBeenCalledTimes(things.length)
    renderToString(list(of, 'others'))
    renderToString(list({}))
    expect(item).toHaveBeenCalledTimes(3 * things.length)
  })
})
