import type { BlogSummary } from '#contract/blogs.ts'
import { urls } from '#contract/urls.ts'

export interface FeedEntry extends BlogSummary {
  updatedAt: string
  /** The whole text, where it may be shown there. */
  html: string | null
}

export interface FeedPlace {
  origin: string
  shop: string
  locale: string
  /** Of the feed itself. */
  path: string
}

/** Where an entry is read: an article of another site there. */
export const linkOf = ({ slug, source }: FeedEntry, { origin }: FeedPlace): string => source?.url ?? origin + urls.blog(slug)

/** The text with whole addresses: a feed reader is nowhere. */
export const htmlFor = ({ html, cover }: FeedEntry, { origin }: FeedPlace): string | null => {
  if (html === null) return null
  const picture = cover ? `<p><img src="${cover.url.replaceAll('&', '&amp;')}" alt=""></p>` : ''
  return (picture + html).replace(/(href|src)="\/(?!\/)/g, `$1="${origin}/`)
}
