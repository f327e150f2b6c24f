import { type Heading, withHeadings } from './headings.ts'

/** Renders Markdown as safe HTML with its sections, with our own pictures only. `prefix` is the path prefix of the language, for links. */
export async function renderMarkdown(markdown: string, prefix = ''): Promise<{ html: string; headings: Heading[] }> {
  const [{ default: MarkdownIt }, { sanitize }] = await Promise.all([import('markdown-it'), import('./sanitize.ts')])
  // HTML is allowed, because the result is sanitized.
  const html = new MarkdownIt({ html: true, linkify: true }).render(markdown)
  return withHeadings(
    localLinks(sanitize(html, { pictureOf: (url) => (/^\/(pictures|media)\/[\w@.?-]+$/.test(url) ? url : null) }), prefix),
  )
}

const localLinks = (html: string, prefix: string): string =>
  prefix === '' ? html : html.replaceAll(/href="\/(?!\/|api\/|pictures\/|media\/)/g, `href="${prefix}/`)
