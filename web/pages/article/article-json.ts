import type { Blog } from '#contract/blogs.ts'
import { urls } from '#contract/urls.ts'

interface Place {
  origin: string
  shop: string
}

/** Structured data for search engines (schema.org). A republished article names its canonical source. */
export function articleJson(article: Blog, { origin, shop }: Place): object {
  const { title, description, author, publishedAt, updatedAt, cover, slug, source } = article
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    datePublished: publishedAt,
    dateModified: updatedAt,
    author: { '@type': 'Person', name: author },
    publisher: {
      '@type': 'Organization',
      name: source?.name ?? shop,
      url: source ? (URL.parse(source.url)?.origin ?? source.url) : origin + urls.home(),
    },
    mainEntityOfPage: source?.url ?? origin + urls.blog(slug),
    ...(cover && { image: new URL(cover.url, origin).href }),
  }
}
