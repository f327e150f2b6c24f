/** HTML that was made by us: it is not escaped again. */
export class Markup {
  readonly html: string
  constructor(html: string) {
    this.html = html
  }
}

/** Text made safe to stand in HTML, in quotes too. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;')

type Piece = string | number | Markup | Piece[]

/** HTML with whatever is put into it escaped, unless it is markup itself: `markup`<b>${name}</b>``. Lists are put one after the other. */
export function markup(parts: TemplateStringsArray, ...pieces: Piece[]): Markup {
  return new Markup(parts.reduce((html, part, index) => html + toHtml(pieces[index - 1] ?? '') + part))
}

function toHtml(piece: Piece): string {
  if (Array.isArray(piece)) return piece.map(toHtml).join('')
  return piece instanceof Markup ? piece.html : escapeHtml(String(piece))
}
