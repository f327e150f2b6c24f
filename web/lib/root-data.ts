import { useRouteLoaderData } from './router/hooks.ts'
import type { CategoryNode } from '#contract/catalogue.ts'
import type { Shop } from '#contract/shop.ts'

/** The fields of a category that the navigation needs. */
export interface NavNode {
  name: string
  slug: string
  children: NavNode[]
}

/** The data every page has: loaded once, on the server. */
export interface RootData {
  shop: Shop
  /** The base URL of this language's pages: `https://shop.example`, or `https://shop.example/bn`. */
  origin: string
  nav: NavNode[]
  /** What staff arranged on every page, as HTML; absent if nothing was customized. */
  rendered?: RenderedSite
}

/** A banner, and the paths it's shown on as a regular expression. `id` is set if it can be closed. */
export interface RenderedBanner {
  on: string
  html: string
  id?: string
}

/** Trusted HTML, rendered by the server. */
export interface RenderedSite {
  header?: string
  footer?: string
  /** Below the shop's name in the footer: the newsletter form, and the language and currency links of shops with several. */
  below?: string
  /** Replaces the shop's name. */
  logo?: string
  bars?: RenderedBanner[]
  banners?: RenderedBanner[]
}

const toNav = ({ name, slug, children }: CategoryNode): NavNode => ({ name, slug, children: children.map(toNav) })

const navs = new WeakMap<CategoryNode[], NavNode[]>()

/** The categories as the navigation needs them; the same object for the same categories. */
export function navOf(categories: CategoryNode[]): NavNode[] {
  let nav = navs.get(categories)
  if (!nav) navs.set(categories, (nav = categories.map(toNav)))
  return nav
}

/** The root's loader data; undefined if even that couldn't be loaded. */
export const useRootData = (): RootData | undefined => useRouteLoaderData<RootData>('root')

/** The top categories; empty if they couldn't be loaded. */
export const useNav = (): NavNode[] => useRootData()?.nav ?? []

/** The path of categories down to this one; empty if it doesn't exist. */
export function pathTo(slug: string, nodes: NavNode[]): NavNode[] {
  for (const node of nodes) {
    if (node.slug === slug) return [node]
    const below = pathTo(slug, node.children)
    if (below.length > 0) return [node, ...below]
  }
  return []
}
