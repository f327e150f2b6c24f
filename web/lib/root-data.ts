import { useRouteLoaderData } from './router/hooks.ts'
import type { CategoryNode } from '#contract/catalogue.ts'
import type { Shop } from '#contract/shop.ts'

/** A category as the navigation needs it. */
export interface NavNode {
  name: string
  slug: string
  children: NavNode[]
}

/** What every page has: loaded once, on the server. */
export interface RootData {
  shop: Shop
  /** Where the pages of this language are: `https://shop.example`, or `https://shop.example/bn`. */
  origin: string
  nav: NavNode[]
  /** What staff arranged of every page, drawn by the server; missing where everything is as it comes. */
  drawn?: DrawnSite
}

/** A banner, and on which pages it stands, as a regular expression of paths. `id`: of one that can be closed. */
export interface DrawnBanner {
  on: string
  html: string
  id?: string
}

/** HTML that is safe to show. */
export interface DrawnSite {
  header?: string
  footer?: string
  /** Below the shop's name in the footer: how to get its newsletter, and the switches of languages and currencies in a shop with several. */
  below?: string
  /** In place of the shop's name. */
  logo?: string
  bars?: DrawnBanner[]
  banners?: DrawnBanner[]
}

const toNav = ({ name, slug, children }: CategoryNode): NavNode => ({ name, slug, children: children.map(toNav) })

const navs = new WeakMap<CategoryNode[], NavNode[]>()

/** The categories as the navigation needs them; the same object for the same categories. */
export function navOf(categories: CategoryNode[]): NavNode[] {
  let nav = navs.get(categories)
  if (!nav) navs.set(categories, (nav = categories.map(toNav)))
  return nav
}

/** What every page has; undefined where even that could not be loaded. */
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
