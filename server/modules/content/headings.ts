import { decodeText } from './plain-text.ts'

export interface Heading {
  id: string
  text: string
}

/** The sections (h2) of a text. Each gets an id to link to, which replaces any it had. */
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

/** A unique id with a prefix, as the page has its own ids. Accents are removed, but not vowel signs such as those of Bengali. */
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
