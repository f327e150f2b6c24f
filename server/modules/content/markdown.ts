import { type Heading, withHeadings } from './headings.ts'

/** Markdown as HTML that is safe to show, and its sections. Pictures are ours alone. The libraries load with the first text. `prefix`: of the
 * language's addresses, for links to our pages. */
export async function renderMarkdown(markdown: string, prefix = ''): Promise<{ html: string; headings: Heading[] }> {
  const [{ marked }, { sanitize }] = await Promise.all([import('marked'), import('./sanitize.ts')])
  const html = await marked.parse(markdown, { async: true, gfm: true })
  return withHeadings(
    localLinks(sanitize(html, { pictureOf: (url) => (/^\/(pictures|media)\/[\w@.?-]+$/.test(url) ? url : null) }), prefix),
  )
}

const localLinks = (html: string, prefix: string): string =>
  prefix === '' ? html : html.replaceAll(/href="\/(?!\/|api\/|pictures\/|media\/)/g, `href="${prefix}/`)
