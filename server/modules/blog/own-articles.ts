import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { ContentFolder, type ContentFile, decodeText, readingMinutes, renderMarkdown } from '#server/modules/content/content.ts'
import { type Article, idOf } from './article.ts'
import { type ArticleFields, articleFields } from './article-fields.ts'
import { coverOf } from './covers.ts'

type ArticleFile = ContentFile<ArticleFields>

const dayMs = 86_400_000
/** A Thursday began the epoch: weeks begin on Mondays. */
const mondayMs = 4 * dayMs
const weekMs = 7 * dayMs

const mondayBefore = (now: number): number => Math.floor((now - mondayMs) / weekMs) * weekMs + mondayMs

/** The shop's own articles, from Markdown files in `<contentDir>/<locale>/blog`: in the shop's language, or in English where there is none. */
export class OwnArticles {
  readonly #folders: ContentFolder<ArticleFields>[]
  readonly #demo: boolean
  #made: { files: readonly ArticleFile[]; week: number; articles: Article[] } | undefined

  constructor({ contentDir, watchContent, demo, shop }: Pick<Config, 'contentDir' | 'watchContent' | 'demo' | 'shop'>) {
    const locales = [...new Set([shop.locale, 'en'])]
    this.#folders = locales.map((locale) => new ContentFolder(join(contentDir, locale, 'blog'), articleFields, { watch: watchContent }))
    this.#demo = demo
  }

  /** All of them, those to come too: the same list all week, as long as no file changes. */
  list(now: number): Article[] {
    const week = mondayBefore(now)
    const files = this.#folders.map((folder) => folder.files).find((found) => found.length > 0) ?? []
    if (this.#made?.files !== files || this.#made.week !== week) this.#made = { files, week, articles: this.#read(files, week) }
    return this.#made.articles
  }

  #read(files: readonly ArticleFile[], week: number): Article[] {
    return files.flatMap((file) => {
      const { date, daysAgo } = file.fields
      if (date !== undefined) return [toArticle(file, new Date(date))]
      return this.#demo ? [toArticle(file, new Date(week - (daysAgo ?? 0) * dayMs))] : []
    })
  }
}

function toArticle({ name, fields, body }: ArticleFile, published: Date): Article {
  const { title, description, category, author, updated } = fields
  const publishedAt = published.toISOString()
  let text: ReturnType<Article['text']> | undefined
  return {
    summary: {
      id: idOf('own', name),
      slug: name,
      title,
      description,
      category,
      author,
      publishedAt,
      readingMinutes: readingMinutes(decodeText(body)),
      cover: coverOf(fields),
      source: null,
    },
    updatedAt: updated === undefined ? publishedAt : new Date(updated).toISOString(),
    about: fields.about ?? null,
    caption: fields.caption ?? null,
    productNames: fields.products,
    text: () => (text ??= renderMarkdown(body)),
  }
}
