import { decodeText } from './plain-text.ts'

export interface Heading {
  id: string
  text: string
}

/** The sections (h2) of a text, each with an id to link to; ids that it had are replaced. */
export function withHeadings(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  const used = new Set<string>()
  const marked = html.replace(/<h2(?:\s[^>]*)?>([\s\S]*?)<\/h2>/g, (_, inner: string) => {
    const text = decodeText(inner)
    const id = freeId(text, used)
    headings.push({ id, text })
    return `<h2 id="${id}">${inner}</h2>`
  })
  return { html: marked, headings }
}

/** With a prefix: the page has ids of its own. Accents go; the vowel signs of Bengali and others are marks, too, and stay. */
export function freeId(text: string, used: Set<string>): string {
  const words = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{Script=Inherited}\p{Cf}]/gu, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '')
  let id = `s-${words || 'section'}`
  for (let n = 2; used.has(id); n += 1) id = `s-${words || 'section'}-${n}`
  used.add(id)
  return id
}
