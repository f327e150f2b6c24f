/** HTML in pieces. After each piece but the last comes the text with the index in `texts`. */
export interface Template {
  pieces: string[]
  texts: number[]
}

const special = /["&'<>]/
const entities: Record<string, string> = { '"': '&quot;', '&': '&amp;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' }

/** Escapes a text as React does, for content and attributes alike. */
export const escapeHtml = (text: string): string =>
  special.test(text) ? text.replace(/["&'<>]/g, (character) => entities[character]!) : text

/** Splits HTML at its texts, longer ones first, as one may be part of another. Empty texts are skipped. `inner` is nested HTML. */
export function templateOf(html: string, texts: string[], inner = ''): Template {
  const ordered = [...texts.map(escapeHtml), inner].map((text, index) => ({ text, index })).filter(({ text }) => text !== '')
  ordered.sort((a, b) => b.text.length - a.text.length)
  let parts: (string | number)[] = [html]
  for (const { text, index } of ordered) parts = parts.flatMap((part) => (typeof part === 'string' ? cutAt(part, text, index) : [part]))
  return {
    pieces: parts.filter((part) => typeof part === 'string').map(detachedCopy),
    texts: parts.filter((part) => typeof part === 'number'),
  }
}

/** Whether the needed ones of a template's texts are in it; equal ones are found as one. */
export function hasTexts({ texts: indices }: Template, texts: readonly string[], needed: readonly string[]): boolean {
  const there = new Set(indices.map((index) => texts[index]))
  return needed.every((text) => text === '' || there.has(text))
}

/**
 * Copies a piece into a string of its own. A slice of a string with characters beyond Latin 1 (placeholders) keeps two bytes per
 * character, and spreads them to what it's joined with.
 */
export const detachedCopy = (piece: string): string => Buffer.from(piece).toString()

const cutAt = (html: string, text: string, index: number): (string | number)[] =>
  html.split(text).flatMap((piece, at) => (at === 0 ? [piece] : [index, piece]))

/** The HTML of a template with other texts and inner HTML. Joined instead of concatenated, because V8 would keep a rope. */
export function fillTemplate({ pieces, texts: order }: Template, texts: readonly string[], inner = ''): string {
  const parts = [pieces[0]!]
  for (let n = 0; n < order.length; n += 1) {
    const text = texts[order[n]!]
    parts.push(text === undefined ? inner : escapeHtml(text), pieces[n + 1]!)
  }
  return parts.join('')
}
