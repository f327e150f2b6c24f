import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'
import type { Blog } from '#contract/blogs.ts'
import { type Card, toCard } from '#web/features/catalogue/card.ts'
import { urls } from '#contract/urls.ts'
import { redirect } from '#web/lib/router/outcome.ts'
import { call } from '#web/lib/call.ts'

export interface ArticleData {
  article: Blog
  cards: Card[]
}

/** The article, and the products it covers at their current prices; products that are off sale are left out. */
export async function loader({ params }: LoaderFunctionArgs): Promise<ArticleData> {
  const article = await call('GET /user/blogs/:id', { id: params['id'] ?? '' })
  if (params['id'] !== article.slug && params['id'] !== article.id) throw redirect(urls.blog(article.slug), 301)
  const now = Date.now()
  const products = await Promise.all(
    article.productNames.map((uniqueName) => call('GET /user/products/url/:uniqueName', { uniqueName }).catch(() => null)),
  )
  return { article, cards: products.filter((product) => product !== null).map((product) => toCard(product, now)) }
}
