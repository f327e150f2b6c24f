/** HTML in pieces, with the number of the text that follows each of them but the last. */
export interface Template {
  pieces: string[]
  texts: number[]
}

const special = /["&'<>]/
const entities: Record<string, string> = { '"': '&quot;', '&': '&amp;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' }

/** As React does, in texts and attributes alike. */
export const escapeHtml = (text: string): string =>
  special.test(text) ? text.replace(/["&'<>]/g, (character) => entities[character]!) : text

/** Of HTML in which each of these texts stands, the longer ones first: one may be a part of another. Empty ones stand nowhere. `inner` is HTML inside of it. */
export function templateOf(html: string, texts: string[], inner = ''): Template {
  const ordered = [...texts.map(escapeHtml), inner].map((text, index) => ({ text, index })).filter(({ text }) => text !== '')
  ordered.sort((a, b) => b.text.length - a.text.length)
  let parts: (string | number)[] = [html]
  for (const { text, index } of ordered) parts = parts.flatMap((part) => (typeof part === 'string' ? cutAt(part, text, index) : [part]))
  return { pieces: parts.filter((part) => typeof part === 'string').map(copied), texts: parts.filter((part) => typeof part === 'number') }
}

/** A piece of a text with a character beyond Latin 1, such as a placeholder, takes two bytes for each of its own, and so does all that it's put into. */
export const copied = (piece: string): string => Buffer.from(piece).toString()

const cutAt = (html: string, text: string, index: number): (string | number)[] =>
  html.split(text).flatMap((piece, at) => (at === 0 ? [piece] : [index, piece]))

/** The HTML with other texts in their places, and other HTML inside; joined, as what is added up stays in parts. */
export function fillTemplate({ pieces, texts: order }: Template, texts: readonly string[], inner = ''): string {
  const parts = [pieces[0]!]
  for (let n = 0; n < order.length; n += 1) {
    const text = texts[order[n]!]
    parts.push(text === undefined ? inner : escapeHtml(text), pieces[n + 1]!)
  }
  return parts.join('')
}
