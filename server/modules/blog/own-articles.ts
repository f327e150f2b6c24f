import { join } from 'node:path'
import { type Locale, prefixOf } from '#contract/locales.ts'
import type { Config } from '#server/config.ts'
import {
  ContentFolder,
  type ContentFile,
  decodeText,
  readingMinutes,
  renderMarkdown,
  textLocales,
} from '#server/modules/content/content.ts'
import { type Article, idOf } from './article.ts'
import { type ArticleFields, articleFields } from './article-fields.ts'
import { coverOf } from './covers.ts'

type Settings = Pick<Config, 'contentDir' | 'watchContent' | 'demo' | 'shop' | 'locales'>
type ArticleFile = ContentFile<ArticleFields>

const dayMs = 86_400_000
/** A Thursday began the epoch: weeks begin on Mondays. */
const mondayMs = 4 * dayMs
const weekMs = 7 * dayMs

const mondayBefore = (now: number): number => Math.floor((now - mondayMs) / weekMs) * weekMs + mondayMs

/** The shop's own articles, from Markdown files in `<contentDir>/<locale>/blog`: each in the language asked for, else in the shop's first, else in English. */
export class OwnArticles {
  readonly #folders: { locale: Locale; folder: ContentFolder<ArticleFields> }[]
  readonly #locale: Locale
  readonly #prefix: string
  readonly #demo: boolean
  #made: { files: readonly (readonly ArticleFile[])[]; week: number; articles: Article[] } | undefined

  constructor({ contentDir, watchContent, demo, shop, locales }: Settings) {
    this.#locale = locales[0]
    this.#prefix = prefixOf(shop.locale, locales)
    this.#folders = textLocales({ shop, locales }).map((locale) => ({
      locale,
      folder: new ContentFolder(join(contentDir, locale, 'blog'), articleFields, { watch: watchContent }),
    }))
    this.#demo = demo
  }

  /** All of them, those to come too: the same list all week, as long as no file changes. */
  list(now: number): Article[] {
    const week = mondayBefore(now)
    const files = this.#folders.map(({ folder }) => folder.files)
    const made = this.#made
    if (made?.week === week && files.every((one, at) => one === made.files[at])) return made.articles
    const articles = this.#read(week)
    this.#made = { files, week, articles }
    return articles
  }

  /** Each in the best language that has it. */
  #read(week: number): Article[] {
    const best = new Map<string, { locale: Locale; file: ArticleFile }>()
    for (const { locale, folder } of this.#folders)
      for (const file of folder.files) if (!best.has(file.name)) best.set(file.name, { locale, file })
    return [...best.values()].flatMap(({ locale, file }) => {
      const { date, daysAgo } = file.fields
      if (date === undefined && !this.#demo) return []
      const published = date === undefined ? new Date(week - (daysAgo ?? 0) * dayMs) : new Date(date)
      return [toArticle(file, published, { prefix: this.#prefix, ...(locale !== this.#locale && { locale }) })]
    })
  }
}

function toArticle({ name, fields, body }: ArticleFile, published: Date, { prefix, locale }: { prefix: string; locale?: Locale }): Article {
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
      ...(locale && { locale }),
    },
    updatedAt: updated === undefined ? publishedAt : new Date(updated).toISOString(),
    about: fields.about ?? null,
    caption: fields.caption ?? null,
    productNames: fields.products,
    text: () => (text ??= renderMarkdown(body, prefix)),
  }
}
