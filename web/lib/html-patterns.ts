import { hasCopies } from '#contract/pictures.ts'
import type { Shop } from '#contract/shop.ts'
import { inLatin1, withoutReferences } from './in-latin1.ts'
import { detachedCopy, fillTemplate, hasTexts, type Template, templateOf } from './text-templates.ts'

/** A kind of fragment whose HTML differs only in its texts: React renders one of each kind, and the texts are replaced for the others. */
interface HtmlPattern<T> {
  /** A key of what determines the elements, and the texts equal for the whole kind; undefined for rare kinds, which React renders. */
  kindOf: (shown: T, shop: Shop) => string | undefined
  /** All texts in the HTML that differ within a kind, always in this order. */
  textsOf: (shown: T, shop: Shop) => string[]
  /** One of the same kind whose texts are unique: none is part of another or occurs elsewhere in the HTML. */
  placeholderFor: (shown: T, shop: Shop) => T
}

/** Renders the HTML inside that isn't part of the template. */
type Inner<T> = (shown: T) => string
/** Returns the HTML without React, where possible; `render` renders with React. */
export type FillPattern<T> = (shown: T, shop: Shop, render: (shown: T) => string, inner?: Inner<T>) => string | undefined

/** The maximum number of templates for each pattern and language. */
const kindsMax = 500

const [opening, closing] = ['\u0086', '\u0087']

/** A placeholder text. Control characters delimit it, which no real text contains; they are in Latin 1, so `inLatin1` leaves them alone. */
export const placeholderText = (what: string): string => `${opening}${what}${closing}`

/** A placeholder price. Formatted prices are found in the HTML by their digits, so these must be unlike those of any other number in it. */
export const placeholderPrice = 8641.13

/** A placeholder URL for a picture, with smaller copies if the original has them. */
export const placeholderPicture = (name: string, url: string): string =>
  hasCopies(url) ? url.replace(/[^/]+(?=\.\w+(?:\?\w+)?$)/, placeholderText(name)) : placeholderText(name)

/**
 * The template of a kind; null if a placeholder would stay in it for all to see: React renders those. A delimited text may be missing, as not
 * all kinds show all texts; a formatted number or price has to be found.
 */
function make(html: string, texts: string[], inner = ''): Template | null {
  const template = templateOf(withoutReferences(html), texts, withoutReferences(inner))
  const needed = texts.filter((text) => !text.includes(opening))
  return template.pieces.some((piece) => piece.includes(opening)) || !hasTexts(template, texts, needed) ? null : template
}

/** Creates the function that fills in a pattern, for pages that aren't cached. Tests compare its output with React's. */
export function patternFiller<T>({ kindOf, textsOf, placeholderFor }: HtmlPattern<T>): FillPattern<T> {
  /** Keyed by shop, which is a different object for each language: templates contain its texts and currency. */
  const templates = new WeakMap<Shop, Map<string, Template | null>>()
  return (shown, shop, render, inner) => {
    const kind = kindOf(shown, shop)
    if (kind === undefined) return undefined
    let known = templates.get(shop)
    if (!known) templates.set(shop, (known = new Map()))
    let template = known.get(kind)
    if (template === undefined) {
      const placeholder = placeholderFor(shown, shop)
      if (known.size >= kindsMax) known.clear()
      known.set(kind, (template = make(render(placeholder), textsOf(placeholder, shop), inner?.(placeholder))))
    }
    if (template === null) return undefined
    const html = fillTemplate(template, textsOf(shown, shop), inner?.(shown))
    const narrow = inLatin1(html)
    return narrow === html ? html : detachedCopy(narrow)
  }
}
