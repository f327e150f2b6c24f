import type { Block } from '#server/messaging/mail/mail.ts'

const picture = /^!\[([^\]]*)\]\((\S+?)\)$/
const quoted = /^>/
const bullet = '• '
const link = /^\[([^\]]+)\]\((\S+?)\)$/

/**
 * Converts an issue's Markdown into blocks of a mail: headings, paragraphs, lists, pictures, and stand-alone links as buttons. Links inside
 * a paragraph are followed by their address, which mail programs make clickable and the plain text shows as well. Quotes get quotation
 * marks.
 */
export function blocksOf(markdown: string, pages: string): Block[] {
  const absoluteUrl = (address: string) =>
    /^https?:\/\//.test(address) ? address : pages + (address.startsWith('/') ? address : `/${address}`)
  return markdown
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part): Block => {
      const [, alt = '', source] = picture.exec(part) ?? []
      if (source !== undefined) return { type: 'picture', url: absoluteUrl(source), alt }
      const [, label = '', url] = link.exec(part) ?? []
      if (url !== undefined) return { type: 'button', label, url: absoluteUrl(url) }
      if (/^#{1,3} /.test(part) && !part.includes('\n')) return { type: 'title', text: plain(part.replace(/^#+ /, ''), absoluteUrl) }
      if (quoted.test(part)) return { type: 'paragraph', text: `“${plain(part.replaceAll(/^> ?/gm, ''), absoluteUrl).trim()}”` }
      return { type: 'paragraph', text: plain(part, absoluteUrl) }
    })
}

/** The preview text of an issue in a list of mails: from its first paragraph, else from its first list. */
export function excerptOf(blocks: Block[]): string {
  const texts = blocks.flatMap((block) => (block.type === 'paragraph' ? block.text : []))
  const text = texts.find((one) => !one.startsWith(bullet)) ?? texts[0] ?? ''
  return text
    .split('\n')
    .map((line) => line.replace(bullet, ''))
    .join(text.startsWith(bullet) ? ', ' : ' ')
    .slice(0, 150)
    .toWellFormed()
}

const plain = (text: string, absoluteUrl: (address: string) => string): string =>
  text
    .replaceAll(/\[([^\]]+)\]\((\S+?)\)/g, (_, label: string, url: string) => `${label} (${absoluteUrl(url)})`)
    .replaceAll(/(\*\*|__)(?=\S)(.+?)\1/g, '$2')
    .replaceAll(/(?<![\p{L}\p{N}*_])([*_])(?=\S)(.+?)\1(?![\p{L}\p{N}*_])/gu, '$2')
    .replaceAll(/^[-*] /gm, bullet)
