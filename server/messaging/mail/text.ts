import { footerOf } from './footer.ts'
import type { Block, Mail, Row } from './mail.ts'

/** The plain-text part of a mail. */
export function toText({ brand, blocks }: Mail): string {
  const [footer] = footerOf(brand)
  return [...blocks.filter(({ type }) => type !== 'picture').map(blockText), `${brand.name}\n${footer}`].join('\n\n')
}

function blockText(block: Block): string {
  switch (block.type) {
    case 'title':
    case 'paragraph':
      return block.text
    // The text around the picture says the same.
    case 'picture':
      return ''
    case 'code':
      return `    ${block.code}`
    case 'button':
    case 'link':
      return `${block.label}: ${block.url}`
    case 'stars':
      return block.links.map(({ label, url }) => `${label}: ${url}`).join('\n')
    case 'facts':
      return rows(block.rows, ': ')
    case 'goods':
      return block.lines.map(({ name, details, price }) => `${name}\n    ${details}   ${price}`).join('\n')
    case 'totals':
      return rows(block.rows, '   ')
    case 'address':
      return [`${block.label}:`, ...block.lines].join('\n')
  }
}

const rows = (all: Row[], between: string) => all.map(({ label, value }) => label + between + value).join('\n')
