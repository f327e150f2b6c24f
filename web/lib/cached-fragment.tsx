import { createElement, type Key, type ReactNode, type Ref } from 'react'
import type { Shop } from '#contract/shop.ts'
import type { Fill } from './drawn-once.ts'
import { ShopContext, useShop } from './shop.ts'

interface Server {
  /** How a fragment becomes HTML. */
  render: (fragment: ReactNode) => string
  /** What stands for cached HTML until the page around it is rendered. */
  mark: (html: string[]) => string
}

/** None of it is in what browsers load. */
let server: Server | undefined
let cache = new WeakMap<object, Map<string, string>>()
let cachedFor: Shop | undefined
/** By shop: there is one in each language. */
let caches = new WeakMap<Shop, typeof cache>()

/** Set once by the server. In the browser, and in development, fragments aren't cached. */
export function enableFragmentCache(enabled: Server | undefined): void {
  server = enabled
  caches = new WeakMap()
  cachedFor = undefined
}

interface CachedFragmentProps<T> {
  /** Which fragment, since several may show the same data. */
  name: string
  tag: 'li' | 'ul' | 'footer' | 'div' | 'section' | 'nav'
  className?: string
  /** What it's called, for screen readers, or the id of what says so. */
  'aria-label'?: string
  'aria-labelledby'?: string
  /** Everything the fragment shows, apart from the shop: as long as this is the same object, the HTML is the same. */
  cacheKey: object
  key?: Key
  /** What the children are given. */
  shows?: () => T
  /** On the server, how it's written without React. */
  fill?: Fill<T> | undefined
  /** What of it React draws each time, inside of what is filled in. */
  inner?: ((shown: T) => ReactNode) | undefined
  children: (shown: T) => ReactNode
}

/**
 * A fragment that looks the same on many pages, such as a product card: the server renders it once and puts its HTML into
 * further pages, which saves most of the cost of a list. The browser gets and hydrates the same HTML as without it.
 * Inside, only the shop context is available: no router, no ids.
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
    const draw = (one: T) => drawn(enabled, shop, children(one))
    return fill?.(shown, shop, draw, inner && ((one) => drawn(enabled, shop, inner(one)))) ?? draw(shown)
  })
  return createElement(tag, { ...attributes, dangerouslySetInnerHTML: { __html: enabled.mark([html]) } })
}

interface CachedListProps<T extends { id: string }> {
  ref?: Ref<HTMLUListElement>
  className?: string
  items: T[]
  name: (index: number) => string
  /** On the server, the HTML of an item that is known without rendering it; `render` is for another item that looks alike. */
  known?: ((item: T, shop: Shop, name: string, render: (item: T) => string) => string | undefined) | undefined
  children: (item: T, index: number) => ReactNode
}

/** A list of which each item is a fragment, with the item as its key: on the server all of them are one piece of HTML. */
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
    const draw = (one: T) => drawn(enabled, shop, li(one, index))
    return cached(item, shop, name(index), (as) => known?.(item, shop, as, draw) ?? draw(item))
  })
  return <ul className={className} dangerouslySetInnerHTML={{ __html: enabled.mark(html) }} />
}

const drawn = ({ render }: Server, shop: Shop, children: ReactNode): string => render(<ShopContext value={shop}>{children}</ShopContext>)

function cached(key: object, shop: Shop, name: string, make: (name: string) => string): string {
  const fragments = fragmentsOf(key, shop)
  let html = fragments.get(name)
  if (html === undefined) fragments.set(name, (html = make(name)))
  return html
}

/** What the shop says of itself, such as when it delivers, is a part of every fragment: with another day all are rendered anew. */
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
