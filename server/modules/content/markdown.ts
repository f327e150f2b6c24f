import { type Heading, withHeadings } from './headings.ts'

/** Markdown as HTML that is safe to show, and its sections. Pictures are ours alone. The libraries load with the first text. `prefix`: of the
 * language's addresses, for links to our pages. */
export async function renderMarkdown(markdown: string, prefix = ''): Promise<{ html: string; headings: Heading[] }> {
  const [{ default: MarkdownIt }, { sanitize }] = await Promise.all([import('markdown-it'), import('./sanitize.ts')])
  // HTML is allowed, because what comes out is sanitized.
  const html = new MarkdownIt({ html: true, linkify: true }).render(markdown)
  return withHeadings(
    localLinks(sanitize(html, { pictureOf: (url) => (/^\/(pictures|media)\/[\w@.?-]+$/.test(url) ? url : null) }), prefix),
  )
}

const localLinks = (html: string, prefix: string): string =>
  prefix === '' ? html : html.replaceAll(/href="\/(?!\/|api\/|pictures\/|media\/)/g, `href="${prefix}/`)
