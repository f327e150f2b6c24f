import { createElement, type Key, type ReactNode } from 'react'
import type { Shop } from '#contract/shop.ts'
import { ShopContext, useShop } from './shop.ts'

type Render = (fragment: ReactNode) => string

let render: Render | undefined
let cache = new WeakMap<object, Map<string, string>>()
let cachedFor: Shop | undefined

/** Set once by the server: how a fragment becomes HTML. In the browser, and in development, fragments aren't cached. */
export function enableFragmentCache(renderToHtml: Render | undefined): void {
  render = renderToHtml
  cache = new WeakMap()
}

interface CachedFragmentProps {
  /** Which fragment, since several may show the same data. */
  name: string
  tag: 'li' | 'ul' | 'footer' | 'div' | 'section' | 'nav'
  className?: string
  /** What it's called, for screen readers. */
  label?: string
  /** Everything the fragment shows, apart from the shop: as long as this is the same object, the HTML is the same. */
  cacheKey: object
  key?: Key
  children: () => ReactNode
}

/**
 * A fragment that looks the same on many pages, such as a product card: the server renders it once and puts its HTML into
 * further pages, which saves most of the cost of a list. The browser gets and hydrates the same HTML as without it.
 * Inside, only the shop context is available: no router, no ids.
 */
export function CachedFragment({ name, tag, className, label, cacheKey, children }: CachedFragmentProps) {
  const shop = useShop()
  const attributes = { className, 'aria-label': label }
  if (!render) return createElement(tag, attributes, children())
  const fragments = fragmentsOf(cacheKey, shop)
  let html = fragments.get(name)
  if (html === undefined) fragments.set(name, (html = render(<ShopContext value={shop}>{children()}</ShopContext>)))
  return createElement(tag, { ...attributes, dangerouslySetInnerHTML: { __html: html } })
}

/** What the shop says of itself, such as when it delivers, is a part of every fragment: with another day all are rendered anew. */
function fragmentsOf(key: object, shop: Shop): Map<string, string> {
  if (shop !== cachedFor) cache = new WeakMap()
  cachedFor = shop
  let fragments = cache.get(key)
  if (!fragments) cache.set(key, (fragments = new Map()))
  return fragments
}
