import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { CachedFragment, CachedList, enableFragmentCache } from './cached-fragment.tsx'
import { mark, replaceMarks } from './fragment-marks.ts'

const things = ['One & only', 'Two']
const item = vi.fn<(name: string) => ReactNode>((name) => (
  <a href="/x">
    {name} {'<b>'}
  </a>
))
const toHtml = (node: ReactNode) => replaceMarks(() => renderToString(node)).join('')
const list = (of: object, part = 'things') => (
  <ul>
    <CachedFragment name={part} tag="li" cacheKey={of} className="thing">
      {() => things.map((name) => <span key={name}>{item(name)}</span>)}
    </CachedFragment>
  </ul>
)

describe('a cached fragment', () => {
  test('equals the HTML without a cache, so that the browser can hydrate it', () => {
    enableFragmentCache(undefined)
    const plain = toHtml(list({}))
    enableFragmentCache({ render: renderToString, mark })
    expect(toHtml(list({}))).toBe(plain)
  })

  test('is rendered once per cache key and component', () => {
    enableFragmentCache({ render: renderToString, mark })
    item.mockClear()
    const of = {}
    const first = toHtml(list(of))
    expect(toHtml(list(of))).toBe(first)
    expect(item).toHaveBeenCalledTimes(things.length)
    toHtml(list(of, 'others'))
    toHtml(list({}))
    expect(item).toHaveBeenCalledTimes(3 * things.length)
  })

  test('can contain another one', () => {
    const of = {}
    const outer = (
      <CachedFragment name="outer" tag="div" cacheKey={of}>
        {() => list({})}
      </CachedFragment>
    )
    enableFragmentCache(undefined)
    const plain = toHtml(outer)
    enableFragmentCache({ render: toHtml, mark })
    expect(toHtml([list(of), outer])).toBe(toHtml(list(of)) + plain)
  })
})

describe('a cached list', () => {
  const items = ['a', 'b', 'c'].map((id) => ({ id }))
  const listOf = (shown: typeof items) => (
    <CachedList className="things" items={shown} name={(index) => (index === 0 ? 'first' : 'other')}>
      {({ id }, index) => <i>{item(`${id} ${Math.min(index, 1)}`)}</i>}
    </CachedList>
  )

  test('equals the HTML without a cache, and renders each item once', () => {
    enableFragmentCache(undefined)
    const [plain, less] = [toHtml(listOf(items)), toHtml(listOf(items.slice(1)))]
    enableFragmentCache({ render: toHtml, mark })
    item.mockClear()
    expect(toHtml(listOf(items))).toBe(plain)
    expect(toHtml(listOf(items))).toBe(plain)
    expect(item).toHaveBeenCalledTimes(3)
    expect(toHtml(listOf(items.slice(1)))).toBe(less)
    expect(item).toHaveBeenCalledTimes(4)
  })
})

test('text that looks like a placeholder stays unchanged', () => {
  const looksLike = mark([]).replace(/[0-9a-f]{8}/, '00000000')
  expect(replaceMarks(() => `<p>${looksLike}${mark(['one', 'two'])}</p>`).join('')).toBe(`<p>${looksLike}onetwo</p>`)
})
