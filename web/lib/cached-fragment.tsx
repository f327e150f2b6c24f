import { createElement, type Key, type ReactNode, type Ref } from 'react'
import type { Shop } from '#contract/shop.ts'
import type { FillPattern } from './html-patterns.ts'
import { ShopContext, useShop } from './shop.ts'

interface Server {
  /** Renders a fragment to HTML. */
  render: (fragment: ReactNode) => string
  /** Returns a placeholder for cached HTML, replaced once the page around it is rendered. */
  mark: (html: string[]) => string
}

/** Set on the server only, so browser bundles don't contain the cache. */
let server: Server | undefined
let cache = new WeakMap<object, Map<string, string>>()
let cachedFor: Shop | undefined
/** Keyed by shop, which is a different object for each language. */
let caches = new WeakMap<Shop, typeof cache>()

/** Called once by the server. In the browser and in development, fragments aren't cached. */
export function enableFragmentCache(enabled: Server | undefined): void {
  server = enabled
  caches = new WeakMap()
  cachedFor = undefined
}

interface CachedFragmentProps<T> {
  /** The name of the fragment, since several may show the same data. */
  name: string
  tag: 'li' | 'ul' | 'footer' | 'div' | 'section' | 'nav'
  className?: string
  /** The accessible name; `aria-labelledby` takes the id of the element that names it. */
  'aria-label'?: string
  'aria-labelledby'?: string
  /** The object that determines everything the fragment shows, apart from the shop: the HTML is cached by its identity. */
  cacheKey: object
  key?: Key
  /** Creates the argument of `children`. */
  shows?: () => T
  /** Renders it on the server without React, where possible. */
  fill?: FillPattern<T> | undefined
  /** The part that React renders each time, inside of what `fill` returns. */
  inner?: ((shown: T) => ReactNode) | undefined
  children: (shown: T) => ReactNode
}

/**
 * A fragment that looks the same on many pages, such as a product card. The server renders it once and reuses the HTML, which saves most
 * of the cost of a list. The browser gets and hydrates the same HTML as without the cache. Inside, only the shop context is available: no
 * router, no ids.
 */
export function CachedFragment<T = undefined>({
  name,
  tag,
  cacheKey,
  fill,
  shows,
  inner,
  children,
  ...attributes
}: CachedFragmentProps<T>) {
  const shop = useShop()
  if (!import.meta.env.SSR || !server) return createElement(tag, attributes, children(shows?.() as T))
  const enabled = server
  const html = cached(cacheKey, shop, name, () => {
    const shown = shows?.() as T
    const renderOne = (one: T) => renderInShop(enabled, shop, children(one))
    return fill?.(shown, shop, renderOne, inner && ((one) => renderInShop(enabled, shop, inner(one)))) ?? renderOne(shown)
  })
  return createElement(tag, { ...attributes, dangerouslySetInnerHTML: { __html: enabled.mark([html]) } })
}

interface CachedListProps<T extends { id: string }> {
  ref?: Ref<HTMLUListElement>
  className?: string
  items: T[]
  name: (index: number) => string
  /** Returns an item's HTML on the server without rendering it, if possible; `render` renders another item of the same kind. */
  known?: ((item: T, shop: Shop, name: string, render: (item: T) => string) => string | undefined) | undefined
  children: (item: T, index: number) => ReactNode
}

/** A list whose items are fragments, each cached by its item; on the server the whole list is one piece of HTML. */
export function CachedList<T extends { id: string }>({ ref, className, items, name, known, children }: CachedListProps<T>) {
  const shop = useShop()
  const li = (item: T, index: number) => <li key={item.id}>{children(item, index)}</li>
  if (!import.meta.env.SSR || !server) {
    return (
      <ul ref={ref} className={className}>
        {items.map(li)}
      </ul>
    )
  }
  const enabled = server
  const html = items.map((item, index) => {
    const renderOne = (one: T) => renderInShop(enabled, shop, li(one, index))
    return cached(item, shop, name(index), (as) => known?.(item, shop, as, renderOne) ?? renderOne(item))
  })
  return <ul className={className} dangerouslySetInnerHTML={{ __html: enabled.mark(html) }} />
}

const renderInShop = ({ render }: Server, shop: Shop, children: ReactNode): string =>
  render(<ShopContext value={shop}>{children}</ShopContext>)

function cached(key: object, shop: Shop, name: string, make: (name: string) => string): string {
  const fragments = fragmentsOf(key, shop)
  let html = fragments.get(name)
  if (html === undefined) fragments.set(name, (html = make(name)))
  return html
}

/** Every fragment may depend on the shop's configuration, such as its delivery dates, so a changed shop starts a new cache. */
function fragmentsOf(key: object, shop: Shop): Map<string, string> {
  if (shop !== cachedFor) {
    const known = caches.get(shop)
    cache = known ?? new WeakMap()
    if (!known) caches.set(shop, cache)
    cachedFor = shop
  }
  let fragments = cache.get(key)
  if (!fragments) cache.set(key, (fragments = new Map()))
  return fragments
}
