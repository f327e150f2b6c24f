import { parse } from 'yaml'

/** A Markdown file: its front matter, between two lines of `---`, and its text. */
export interface MarkdownFile {
  fields: unknown
  body: string
}

const form = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/

/** Throws an Error that describes the problem if the front matter is missing or isn't YAML. */
export function readFrontMatter(source: string): MarkdownFile {
  const [, fields, body] = form.exec(source) ?? []
  if (fields === undefined || body === undefined) throw new Error('has no front matter: lines between --- and --- at its beginning')
  return { fields: parse(fields, { maxAliasCount: 0 }) as unknown, body }
}
