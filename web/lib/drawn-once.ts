import { hasCopies } from '#contract/pictures.ts'
import type { Shop } from '#contract/shop.ts'
import { inLatin1 } from './in-latin1.ts'
import { copied, fillTemplate, type Template, templateOf } from './text-templates.ts'

/** A kind of fragment whose HTML differs by its texts alone: React draws one of each kind, whose texts are replaced for others. */
export interface Pattern<T> {
  /** What decides which elements there are, and the sentences that are the same for all of a kind; undefined for what is rare, and has to be drawn. */
  kindOf: (shown: T, shop: Shop) => string | undefined
  /** Every text of the HTML that isn't the same for all of its kind, always in this order. */
  textsOf: (shown: T, shop: Shop) => string[]
  /** One of the same kind of which no text is a part of another or stands anywhere else. */
  placeholderFor: (shown: T, shop: Shop) => T
}

/** What HTML there is inside that is drawn each time. */
type Inner<T> = (shown: T) => string
/** The HTML without React, where it can be; `draw` is React. */
export type Fill<T> = (shown: T, shop: Shop, draw: (shown: T) => string, inner?: Inner<T>) => string | undefined

/** Of each pattern, in each language. */
const kindsMax = 500

/** Between control characters, so no text of ours; of Latin 1, which stays as it is in a fragment (`inLatin1`). */
export const made = (what: string): string => `\u0086${what}\u0087`

/** A picture's address of the same kind: with narrower copies where it has them. */
export const madePicture = (name: string, url: string): string =>
  hasCopies(url) ? url.replace(/[^/]+(?=\.\w+(?:\?\w+)?$)/, made(name)) : made(name)

/** Fills a pattern in: for what a page shows that nobody saw before. Tests compare it with what React draws. */
export function drawnOnce<T>({ kindOf, textsOf, placeholderFor }: Pattern<T>): Fill<T> {
  /** By shop, whose sentences and currency are in them: there is one in each language. */
  const templates = new WeakMap<Shop, Map<string, Template>>()
  return (shown, shop, draw, inner) => {
    const kind = kindOf(shown, shop)
    if (kind === undefined) return undefined
    let known = templates.get(shop)
    if (!known) templates.set(shop, (known = new Map()))
    let template = known.get(kind)
    if (!template) {
      const placeholder = placeholderFor(shown, shop)
      if (known.size >= kindsMax) known.clear()
      known.set(kind, (template = templateOf(draw(placeholder), textsOf(placeholder, shop), inner?.(placeholder))))
    }
    const html = fillTemplate(template, textsOf(shown, shop), inner?.(shown))
    const narrow = inLatin1(html)
    return narrow === html ? html : copied(narrow)
  }
}
