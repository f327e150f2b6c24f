import { createHash } from 'node:crypto'
import type { Blog, BlogSummary } from '#contract/blogs.ts'

/** An article of any source; its text is rendered when someone opens it. */
export interface Article {
  summary: BlogSummary
  updatedAt: string
  about: string | null
  caption: string | null
  productNames: string[]
  text: () => Promise<Pick<Blog, 'html' | 'headings'>>
}

/** A stable id derived from a source and a name: articles are files and external posts, which have no UUID. */
export function idOf(source: string, name: string): string {
  const hex = createHash('sha256').update(`${source} ${name}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
