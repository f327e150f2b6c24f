import { parse } from 'yaml'

/** A Markdown file: what stands about it between two lines of `---`, and its text. */
export interface MarkdownFile {
  fields: unknown
  body: string
}

const form = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/

/** Fails with an Error that says what is wrong with a file without front matter, or with one that isn't YAML. */
export function readFrontMatter(source: string): MarkdownFile {
  const [, fields, body] = form.exec(source) ?? []
  if (fields === undefined || body === undefined) throw new Error('has no front matter: lines between --- and --- at its beginning')
  return { fields: parse(fields, { maxAliasCount: 0 }) as unknown, body }
}
