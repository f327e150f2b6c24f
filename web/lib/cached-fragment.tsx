import { createElement, type ReactNode } from 'react'
import { ShopContext, useShop } from './shop.ts'

type Write = (part: ReactNode) => string

let write: Write | undefined
let texts = new WeakMap<object, Map<string, string>>()

/** Set once by the server: how a fragment becomes HTML. In the browser, and in development, fragments aren't cached. */
export function enableFragmentCache(how: Write): void {
  write = how
  texts = new WeakMap()
}

interface CachedFragmentProps {
  /** Which fragment, since several may show the same data. */
  part: string
  tag: 'li' | 'ul' | 'footer' | 'div'
  className?: string
  /** Everything the fragment shows: as long as this is the same object, the HTML is the same. */
  of: object
  children: () => ReactNode
}

/**
 * A fragment that looks the same on many pages, such as a product card: the server renders it once and puts its HTML into
 * further pages, which saves most of the cost of a list. The browser gets and hydrates the same HTML as without it.
 * Inside, only the shop context is available: no router, no ids, no priority pictures.
 */
export function CachedFragment({ part, tag, className, of, children }: CachedFragmentProps) {
  const shop = useShop()
  if (!write) return createElement(tag, { className }, children())
  let parts = texts.get(of)
  if (!parts) texts.set(of, (parts = new Map()))
  let text = parts.get(part)
  if (text === undefined) parts.set(part, (text = write(<ShopContext value={shop}>{children()}</ShopContext>)))
  return createElement(tag, { className, dangerouslySetInnerHTML: { __html: text } })
}
