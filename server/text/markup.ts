/** Trusted HTML made by us, which isn't escaped again. */
export class Markup {
  readonly html: string
  constructor(html: string) {
    this.html = html
  }
}

/** Escapes text for HTML, also inside quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;')

type Piece = string | number | Markup | Piece[]

/** HTML template in which every value is escaped unless it's markup itself: `markup`<b>${name}</b>``. Lists are concatenated. */
export function markup(parts: TemplateStringsArray, ...pieces: Piece[]): Markup {
  return new Markup(parts.reduce((html, part, index) => html + toHtml(pieces[index - 1] ?? '') + part))
}

function toHtml(piece: Piece): string {
  if (Array.isArray(piece)) return piece.map(toHtml).join('')
  return piece instanceof Markup ? piece.html : escapeHtml(String(piece))
}
