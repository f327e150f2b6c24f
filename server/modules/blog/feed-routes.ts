import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type BlogCategory, blogCategories } from '#contract/blogs.ts'
import { refuse } from '#contract/refuse.ts'
import type { AppContext } from '#server/http/context.ts'
import type { Article } from './article.ts'
import type { Blogs } from './blog.ts'
import { toAtom } from './feeds/atom.ts'
import { toRss } from './feeds/rss.ts'

const articlesMax = 30
const types = { rss: 'application/rss+xml; charset=utf-8', atom: 'application/atom+xml; charset=utf-8' }

/** The articles for feed readers: /blogs/rss.xml and /blogs/atom.xml, of all categories or of one. */
export function registerBlogFeeds(app: FastifyInstance, blogs: Blogs, { config, clock }: AppContext): void {
  const { origin, shop } = config
  for (const format of ['rss', 'atom'] as const) {
    app.get<{ Querystring: { category?: unknown } }>(`/blogs/${format}.xml`, async ({ query, headers }, reply) => {
      const category = categoryOf(query.category)
      const articles = blogs
        .published(clock())
        .filter(({ summary }) => category === undefined || summary.category === category)
        .slice(0, articlesMax)
      const entries = await Promise.all(
        articles.map(async (article) => ({ ...article.summary, updatedAt: article.updatedAt, html: await htmlOf(article) })),
      )
      const place = { origin, shop: shop.name, locale: shop.locale, path: `/blogs/${format}.xml${category ? `?category=${category}` : ''}` }
      const xml = format === 'rss' ? toRss(entries, place) : toAtom(entries, place)
      const etag = `"${createHash('sha256').update(xml).digest('base64url').slice(0, 22)}"`
      reply.header('Cache-Control', 'public, max-age=300').header('ETag', etag)
      if (headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.type(types[format]).send(xml)
    })
  }
}

/** The full text of our own articles. External ones only have their summary, as their text belongs to others. */
const htmlOf = async ({ summary, text }: Article): Promise<string | null> => (summary.source ? null : (await text()).html)

function categoryOf(requested: unknown): BlogCategory | undefined {
  if (requested === undefined) return undefined
  const found = blogCategories.find((category) => category === requested)
  if (!found) throw refuse('NOT_FOUND')
  return found
}
