import type { ReactNode } from 'react'
import type { Row, RowComponent, RowsProps } from './rows.tsx'
import { detachedCopy, escapeHtml, type Template } from './text-templates.ts'

/** Private-use characters, which neither our texts nor React's output contain. */
const placeholder = (text: string, index: number): string => (text === '' ? '' : `\uE000${index}\uE001`)
const placeholders = /\uE000(\d+)\uE001/

/**
 * Turns rows into the HTML that `render` (React) creates for them. Each kind of row is rendered once, with placeholders for its texts. A
 * kind is a combination of flags and of empty texts, which React leaves out.
 */
export function createRowTemplates(render: (row: ReactNode) => string): (component: RowComponent, rows: Row[]) => string {
  const templates = new Map<RowComponent, Map<string, Template>>()
  const templateOf = (component: RowComponent, { texts, flags, inner }: Row): Template => {
    let kinds = templates.get(component)
    if (!kinds) templates.set(component, (kinds = new Map()))
    const kind = kindOf(texts, flags) + (inner ? 'i' : '')
    let template = kinds.get(kind)
    if (!template)
      kinds.set(kind, (template = cut(render(component(texts.map(placeholder), flags, inner && placeholder('inner', texts.length))))))
    return template
  }
  const toHtml = (component: RowComponent, rows: Row[]): string => {
    let html = ''
    for (const row of rows) html += fill(templateOf(component, row), row.texts, row.inner ? innerHtml(row.inner) : '')
    return html
  }
  const innerHtml = ({ component, rows }: RowsProps): string => `<div>${toHtml(component, rows)}</div>`
  return toHtml
}

function kindOf(texts: string[], flags: boolean[]): string {
  let kind = ''
  for (const text of texts) kind += text === '' ? '0' : '1'
  for (const flag of flags) kind += flag ? 't' : 'f'
  return kind
}

/** Splits the HTML at its placeholders. Inner rows have the index after the last text. */
function cut(html: string): Template {
  const parts = html.split(placeholders)
  return { pieces: parts.filter((_, n) => n % 2 === 0).map(detachedCopy), texts: parts.filter((_, n) => n % 2 === 1).map(Number) }
}

function fill({ pieces, texts: order }: Template, texts: string[], inner: string): string {
  let html = pieces[0]!
  for (let n = 0; n < order.length; n += 1) {
    const text = texts[order[n]!]
    html += (text === undefined ? inner : escapeHtml(text)) + pieces[n + 1]!
  }
  return html
}
