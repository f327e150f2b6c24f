import { createElement, type ReactNode } from 'react'
import { ShopContext, useShop } from './shop.ts'

type Write = (part: ReactNode) => string

let write: Write | undefined
let texts = new WeakMap<object, Map<string, string>>()

/** Told once by the server: how a part becomes text. In the browser, and in development, parts are not kept. */
export function enableFragmentCache(how: Write): void {
  write = how
  texts = new WeakMap()
}

interface CachedFragmentProps {
  /** Which part, since several may show the same. */
  part: string
  tag: 'li' | 'ul' | 'footer' | 'div'
  className?: string
  /** What the part shows, and all it shows: as long as this is the same object, so is the text. */
  of: object
  children: () => ReactNode
}

/**
 * A part of many pages that looks the same on each, such as a product's card: the server renders it once and puts its text into
 * the next pages, which is most of what a list costs. The browser gets the same HTML as ever and brings it to life as ever.
 * Inside, only the shop is known: no router, no ids, no pictures that are to be loaded first.
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
