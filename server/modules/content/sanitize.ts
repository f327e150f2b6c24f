import sanitizeHtml from 'sanitize-html'

/** Rules for the pictures and links of a text. */
export interface Rules {
  /** The address to show a picture from; null removes it. */
  pictureOf: (url: string) => string | null
  /** The base of relative links. Without it they stay, as they lead to our pages. */
  base?: string
}

const text = ['p', 'br', 'strong', 'b', 'em', 'i', 's', 'del', 'mark', 'sub', 'sup', 'small', 'code', 'abbr', 'kbd', 'q', 'cite', 'span']
const blocks = ['h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'hr', 'figure', 'figcaption', 'div']
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']

/** HTML reduced to text content: no scripts, styles, forms, frames or foreign addresses. External links are marked as such. */
export const sanitize = (html: string, { pictureOf, base }: Rules): string =>
  sanitizeHtml(upToTags(html), {
    allowedTags: [...text, ...blocks, ...tables, 'a', 'img'],
    allowedAttributes: {
      a: ['href', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
      h2: ['id'],
      h3: ['id'],
      table: ['tabindex'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      ol: ['start'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    // The content of these tags isn't text of the article.
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'form', 'iframe', 'svg', 'math', 'template', 'object', 'title'],
    nestingLimit: 30,
    parseStyleAttributes: false,
    transformTags: {
      // The page has its own h1.
      h1: 'h2',
      // Tables scroll sideways on small phones, so they need to be reachable by keyboard.
      table: (tagName) => ({ tagName, attribs: { tabindex: '0' } }),
      a: (tagName, { href = '' }) => ({ tagName, attribs: linkTo(href, base) }),
      img: (tagName, { src = '', alt = '', width = '', height = '' }) => ({
        tagName,
        attribs: imageOf(pictureOf(src), { alt, width, height }),
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
  })

/** The library's time grows with the square of the nesting depth. No article needs this many tags. */
const tagsMax = 6000

function upToTags(html: string): string {
  let at = -1
  for (let tags = 0; tags <= tagsMax; tags += 1) {
    at = html.indexOf('<', at + 1)
    if (at < 0) return html
  }
  return html.slice(0, at)
}

const wholeNumber = (size: string): string | undefined => (/^[1-9]\d{0,3}$/.test(size) ? size : undefined)

function imageOf(src: string | null, { alt, width, height }: { alt: string; width: string; height: string }): Record<string, string> {
  if (src === null) return {}
  const sizes = { width: wholeNumber(width), height: wholeNumber(height) }
  const known = Object.fromEntries(Object.entries(sizes).filter((entry): entry is [string, string] => entry[1] !== undefined))
  return { src, alt: alt.slice(0, 300), ...known, loading: 'lazy', decoding: 'async' }
}

function linkTo(href: string, base: string | undefined): Record<string, string> {
  if (base === undefined && /^(\/(?!\/)|#)/.test(href)) return { href }
  const url = URL.parse(href, base)
  if (!url || !['https:', 'http:', 'mailto:', 'tel:'].includes(url.protocol)) return {}
  return { href: url.href, ...(url.protocol.startsWith('http') && { rel: 'noopener nofollow ugc' }) }
}
