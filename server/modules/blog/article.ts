import { createHash } from 'node:crypto'
import type { Blog, BlogSummary } from '#contract/blogs.ts'

/** An article of any source, with its text as it's made when someone opens it. */
export interface Article {
  summary: BlogSummary
  updatedAt: string
  about: string | null
  caption: string | null
  productNames: string[]
  text: () => Promise<Pick<Blog, 'html' | 'headings'>>
}

/** The same id for the same text, as long as it keeps its name: articles are files and posts of others, which have no UUID. */
export function idOf(source: string, name: string): string {
  const hex = createHash('sha256').update(`${source} ${name}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
