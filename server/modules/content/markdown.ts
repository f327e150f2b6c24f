import { type Heading, withHeadings } from './headings.ts'

/** Markdown as HTML that is safe to show, and its sections. Pictures are ours alone. The libraries load with the first text. */
export async function renderMarkdown(markdown: string): Promise<{ html: string; headings: Heading[] }> {
  const [{ marked }, { sanitize }] = await Promise.all([import('marked'), import('./sanitize.ts')])
  const html = await marked.parse(markdown, { async: true, gfm: true })
  return withHeadings(sanitize(html, { pictureOf: (url) => (/^\/(pictures|media)\/[\w@.?-]+$/.test(url) ? url : null) }))
}
