import sanitizeHtml from 'sanitize-html'

/** Where pictures may come from, and what else becomes of a text. */
export interface Rules {
  /** The address that a picture is shown from; null leaves it out. */
  pictureOf: (url: string) => string | null
  /** What relative links are relative to; without it they stay, for they lead to us. */
  base?: string
}

const text = ['p', 'br', 'strong', 'b', 'em', 'i', 's', 'del', 'mark', 'sub', 'sup', 'small', 'code', 'abbr', 'kbd', 'q', 'cite', 'span']
const blocks = ['h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'hr', 'figure', 'figcaption', 'div']
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']

/** HTML with nothing in it but text: no script, style, form, frame or foreign address, and every link to elsewhere marked as one. */
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
    // What they hold is no text of the article.
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'form', 'iframe', 'svg', 'math', 'template', 'object', 'title'],
    nestingLimit: 30,
    parseStyleAttributes: false,
    transformTags: {
      // The page has an h1 of its own.
      h1: 'h2',
      // On a small phone it scrolls sideways: a keyboard has to reach it.
      table: (tagName) => ({ tagName, attribs: { tabindex: '0' } }),
      a: (tagName, { href = '' }) => ({ tagName, attribs: linkTo(href, base) }),
      img: (tagName, { src = '', alt = '', width = '', height = '' }) => ({
        tagName,
        attribs: imageOf(pictureOf(src), { alt, width, height }),
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
  })

/** The library's time grows with the square of how deep tags are nested; no article has so many. */
const tagsMax = 6000

function upToTags(html: string): string {
  let at = -1
  for (let tags = 0; tags <= tagsMax; tags += 1) {
    at = html.indexOf('<', at + 1)
    if (at < 0) return html
  }
  return html.slice(0, at)
}

const whole = (size: string): string | undefined => (/^[1-9]\d{0,3}$/.test(size) ? size : undefined)

function imageOf(src: string | null, { alt, width, height }: { alt: string; width: string; height: string }): Record<string, string> {
  if (src === null) return {}
  const sizes = { width: whole(width), height: whole(height) }
  const known = Object.fromEntries(Object.entries(sizes).filter((entry): entry is [string, string] => entry[1] !== undefined))
  return { src, alt: alt.slice(0, 300), ...known, loading: 'lazy', decoding: 'async' }
}

function linkTo(href: string, base: string | undefined): Record<string, string> {
  if (base === undefined && /^(\/(?!\/)|#)/.test(href)) return { href }
  const url = URL.parse(href, base)
  if (!url || !['https:', 'http:', 'mailto:', 'tel:'].includes(url.protocol)) return {}
  return { href: url.href, ...(url.protocol.startsWith('http') && { rel: 'noopener nofollow ugc' }) }
}
