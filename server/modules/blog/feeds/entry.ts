import type { BlogSummary } from '#contract/blogs.ts'
import { urls } from '#contract/urls.ts'

export interface FeedEntry extends BlogSummary {
  updatedAt: string
  /** The full text, if it may be shown in a feed. */
  html: string | null
}

export interface FeedPlace {
  origin: string
  shop: string
  locale: string
  /** The path of the feed itself. */
  path: string
}

/** The address of an entry; an article of another site is read there. */
export const linkOf = ({ slug, source }: FeedEntry, { origin }: FeedPlace): string => source?.url ?? origin + urls.blog(slug)

/** The text with absolute addresses, as feed readers have no base address. */
export const htmlFor = ({ html, cover }: FeedEntry, { origin }: FeedPlace): string | null => {
  if (html === null) return null
  const picture = cover ? `<p><img src="${cover.url.replaceAll('&', '&amp;')}" alt=""></p>` : ''
  return (picture + html).replace(/(href|src)="\/(?!\/)/g, `$1="${origin}/`)
}
