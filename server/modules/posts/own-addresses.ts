import type { TextLink } from '#contract/comments.ts'
import { limits } from '#contract/limits.ts'
import { splitLocale } from '#contract/locales.ts'

/** The origin of our pages, such as `https://shop.example`, and the locales that their paths may begin with. */
export interface ShopOrigin {
  origin: string
  locales: readonly string[]
}

/** Pages that people share with each other. Personal pages and links with side effects are left out: sign-in, orders, links in mails. */
const shared =
  /^\/(?:$|(?:market|product|collections|search|compare|size-guide|gift-cards|service|blogs|newsfeed|post|tags|people|clubs|training\/shared|about|faq|contact|pages|return-policy|privacy-policy|terms-of-service|disclaimer|subscription-policy)(?:\/|$))/
const file = /\.xml$/
const characters = /^(?:[/?#][\p{L}\p{M}\p{N}\-._~%!$&'()*+,;=:@/?#]*)?$/u
const closing = /[.,;:!?'")\]}>…।”’»]$/

/**
 * The addresses of our own shared pages in a text, in order, with or without scheme and locale. External addresses don't become links, as
 * we can't vouch for them. Each path begins with exactly one slash, so it can't lead to another host.
 */
export function ownAddresses(text: string, shopOrigin: ShopOrigin): TextLink[] {
  const { host, origin, pattern } = placeOf(shopOrigin.origin)
  if (host === '' || !text.toLowerCase().includes(host)) return []
  const found: TextLink[] = []
  for (const { index, 0: typed } of text.matchAll(pattern)) {
    if (typed.length > limits.post.address) continue
    const start = typed.toLowerCase().indexOf(host) + host.length
    const rest = withoutClosing(typed.slice(start))
    const path = pathOf(rest, { origin, locales: shopOrigin.locales })
    if (path !== null) found.push({ index, length: start + rest.length, path })
    if (found.length === limits.post.addressesMax) break
  }
  return found
}

interface Known {
  of: string
  origin: string
  host: string
  pattern: RegExp
}
const nowhere: Known = { of: '', origin: '', host: '', pattern: /(?!)/g }
let known = nowhere

/** The pattern is compiled once, as the shop's origin doesn't change. */
function placeOf(of: string): Known {
  if (!URL.canParse(of)) return nowhere
  if (known.of !== of) {
    const { origin, host } = new URL(of)
    const literal = host.replace(/[.[\]]/g, String.raw`\$&`)
    known = { of, origin, host, pattern: new RegExp(String.raw`(?<=^|[\s([{"'“‘«])(?:https?:\/\/)?${literal}\S*`, 'gi') }
  }
  return known
}

/** Strips closing punctuation: "See (shop.example/market)." means the address without bracket and full stop. */
function withoutClosing(typed: string): string {
  let end = typed.length
  while (closing.test(typed.slice(end - 1, end))) end--
  return typed.slice(0, end)
}

/** The path after our host; null if the page isn't shared or the host is another one (`shop.example.org`, `shop.example@evil`). */
function pathOf(rest: string, { origin, locales }: ShopOrigin): string | null {
  if (!characters.test(rest) || !URL.canParse(rest, origin)) return null
  const url = new URL(rest, origin)
  if (url.origin !== origin) return null
  const path = splitLocale(url.pathname, locales).url
  if (!shared.test(path) || file.test(path)) return null
  return (path === '/' ? path : path.replace(/\/$/, '')) + url.search + url.hash
}
