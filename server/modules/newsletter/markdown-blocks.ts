import type { Block } from '#server/messaging/mail/mail.ts'

const picture = /^!\[([^\]]*)\]\((\S+?)\)$/
const link = /^\[([^\]]+)\]\((\S+?)\)$/

/**
 * The Markdown of an issue as blocks of a mail: headings, paragraphs, lists, pictures, and links that stand alone as buttons. Links inside a paragraph
 * are followed by their address: mail programs make links of it, and the plain text says the same.
 */
export function blocksOf(markdown: string, pages: string): Block[] {
  const whole = (address: string) => (/^https?:\/\//.test(address) ? address : pages + (address.startsWith('/') ? address : `/${address}`))
  return markdown
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part): Block => {
      const [, alt = '', source] = picture.exec(part) ?? []
      if (source !== undefined) return { type: 'picture', url: whole(source), alt }
      const [, label = '', url] = link.exec(part) ?? []
      if (url !== undefined) return { type: 'button', label, url: whole(url) }
      if (/^#{1,3} /.test(part) && !part.includes('\n')) return { type: 'title', text: plain(part.replace(/^#+ /, ''), whole) }
      return { type: 'paragraph', text: plain(part, whole) }
    })
}

const plain = (text: string, whole: (address: string) => string): string =>
  text
    .replaceAll(/\[([^\]]+)\]\((\S+?)\)/g, (_, label: string, url: string) => `${label} (${whole(url)})`)
    .replaceAll(/(\*\*|__)(?=\S)(.+?)\1/g, '$2')
    .replaceAll(/(?<![\p{L}\p{N}*_])([*_])(?=\S)(.+?)\1(?![\p{L}\p{N}*_])/gu, '$2')
    .replaceAll(/^[-*] /gm, '• ')
