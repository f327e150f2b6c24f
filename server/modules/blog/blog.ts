import type { Blog, BlogSummary, listBlogs } from '#contract/blogs.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import { addCacheExpiry, addCacheTags } from '#server/http/cache-tags.ts'
import type { Article } from './article.ts'
import type { OwnArticles } from './own-articles.ts'
import { relatedTo } from './related.ts'

export type { Article } from './article.ts'
export { type ArticleFields, articleFields } from './article-fields.ts'
export { coverOf, type StudioPicture, studioPictures } from './covers.ts'
export { publishedOf } from './own-articles.ts'

/** A source of external articles. Returns them as last fetched, without waiting. */
export interface ArticleSource {
  articles: () => Article[]
}

const none: ArticleSource = { articles: () => [] }

/** The cache tag of pages that show articles. */
export const blogTag = 'blog'

/** Articles of both sources in one list, newest first; our own article takes precedence over an external one with the same name. */
export class Blogs {
  readonly #own: OwnArticles
  readonly #external: ArticleSource
  #merged: { own: Article[]; external: Article[]; articles: Article[] } | undefined

  constructor(own: OwnArticles, external: ArticleSource = none) {
    this.#own = own
    this.#external = external
  }

  list({ offset, limit, category, filter, month }: ParsedOf<typeof listBlogs>, now: Date): OutputOf<typeof listBlogs> {
    const published = this.published(now)
    const ofCategory = category === undefined ? published : published.filter(({ summary }) => summary.category === category)
    const wanted = filter === undefined ? undefined : (month ?? monthOf(now.toISOString()))
    const found = wanted === undefined ? ofCategory : ofCategory.filter(({ summary }) => monthOf(summary.publishedAt) === wanted)
    return {
      blogs: found.slice(offset, offset + limit).map(({ summary }) => summary),
      total: found.length,
      months: countMonths(ofCategory),
    }
  }

  /** An article by id, slug or former slug; fails with NOT_FOUND. */
  async read(idOrSlug: string, now: Date): Promise<Blog> {
    const published = this.published(now)
    const article = published.find(({ summary: { id, slug } }) => slug === idOrSlug || id === idOrSlug.toLowerCase())
    if (!article) {
      const renamed = this.#own.newName(idOrSlug)
      if (renamed !== undefined && renamed !== idOrSlug) return this.read(renamed, now)
      throw refuse('NOT_FOUND')
    }
    const { summary, text, updatedAt, about, caption, productNames } = article
    return { ...summary, ...(await text()), updatedAt, about, caption, productNames, related: relatedTo(article, published) }
  }

  /** The articles published by now, newest first. */
  published(now: Date): Article[] {
    addCacheTags([blogTag])
    const all = this.#all(now.getTime())
    const time = now.toISOString()
    const first = all.findIndex(({ summary }) => summary.publishedAt <= time)
    const next = all[(first < 0 ? all.length : first) - 1]
    if (next) addCacheExpiry(Date.parse(next.summary.publishedAt))
    addCacheExpiry(this.#own.nextChange(now.getTime()))
    return first < 0 ? [] : all.slice(first)
  }

  #all(now: number): Article[] {
    const own = this.#own.list(now)
    const external = this.#external.articles()
    if (this.#merged?.own !== own || this.#merged.external !== external) this.#merged = { own, external, articles: merge(own, external) }
    return this.#merged.articles
  }
}

function merge(own: Article[], external: Article[]): Article[] {
  const taken = new Set(own.map(({ summary }) => summary.slug))
  return [...own, ...external.filter(({ summary }) => !taken.has(summary.slug))].sort((a, b) => newestFirst(a.summary, b.summary))
}

const newestFirst = (a: BlogSummary, b: BlogSummary): number =>
  a.publishedAt === b.publishedAt ? (a.id < b.id ? -1 : 1) : a.publishedAt < b.publishedAt ? 1 : -1

const monthOf = (time: string): string => time.slice(0, 7)

function countMonths(articles: Article[]): { month: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { summary } of articles) counts.set(monthOf(summary.publishedAt), (counts.get(monthOf(summary.publishedAt)) ?? 0) + 1)
  return [...counts].map(([month, count]) => ({ month, count }))
}
