import { createElement, type ReactNode } from 'react'
import { ShopContext, useShop } from './shop.ts'

type Render = (fragment: ReactNode) => string

let render: Render | undefined
let cache = new WeakMap<object, Map<string, string>>()

/** Set once by the server: how a fragment becomes HTML. In the browser, and in development, fragments aren't cached. */
export function enableFragmentCache(renderToHtml: Render): void {
  render = renderToHtml
  cache = new WeakMap()
}

interface CachedFragmentProps {
  /** Which fragment, since several may show the same data. */
  name: string
  tag: 'li' | 'ul' | 'footer' | 'div'
  className?: string
  /** Everything the fragment shows: as long as this is the same object, the HTML is the same. */
  cacheKey: object
  children: () => ReactNode
}

/**
 * A fragment that looks the same on many pages, such as a product card: the server renders it once and puts its HTML into
 * further pages, which saves most of the cost of a list. The browser gets and hydrates the same HTML as without it.
 * Inside, only the shop context is available: no router, no ids, no priority pictures.
 */
export function CachedFragment({ name, tag, className, cacheKey, children }: CachedFragmentProps) {
  const shop = useShop()
  if (!render) return createElement(tag, { className }, children())
  let fragments = cache.get(cacheKey)
  if (!fragments) cache.set(cacheKey, (fragments = new Map()))
  let html = fragments.get(name)
  if (html === undefined) fragments.set(name, (html = render(<ShopContext value={shop}>{children()}</ShopContext>)))
  return createElement(tag, { className, dangerouslySetInnerHTML: { __html: html } })
}
