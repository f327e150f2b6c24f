import { join } from 'node:path'
import type { TextDocument } from '#contract/admin/texts.ts'
import { type Locale, prefixOf } from '#contract/locales.ts'
import { dayMs } from '#contract/time.ts'
import type { Config } from '#server/config.ts'
import {
  ContentFolder,
  type ContentFile,
  decodeText,
  readingMinutes,
  renderMarkdown,
  shownOf,
  type StoredText,
  StoredTexts,
  textLocales,
} from '#server/modules/content/content.ts'
import { type Article, idOf } from './article.ts'
import { type ArticleFields, articleFields } from './article-fields.ts'
import { coverOf } from './covers.ts'

type Settings = Pick<Config, 'contentDir' | 'watchContent' | 'demo' | 'shop' | 'locales'>
type ArticleFile = ContentFile<ArticleFields>

/** The epoch began on a Thursday, weeks begin on Mondays. */
const mondayMs = 4 * dayMs
const weekMs = 7 * dayMs

const mondayBefore = (now: number): number => Math.floor((now - mondayMs) / weekMs) * weekMs + mondayMs

/** The publication date of a file's article; a demo article is published some days before the week of `now` began. */
export const publishedOf = ({ date, daysAgo = 0 }: Pick<ArticleFields, 'date' | 'daysAgo'>, now: number): Date =>
  new Date(date ?? mondayBefore(now) - daysAgo * dayMs)

/**
 * The shop's own articles, from Markdown files in `<contentDir>/<locale>/blog`: each in the requested language, else in the shop's first,
 * else in English.
 */
export class OwnArticles {
  readonly #folders: { locale: Locale; folder: ContentFolder<ArticleFields> }[]
  readonly #locale: Locale
  readonly #prefix: string
  readonly #demo: boolean
  readonly #stored: StoredTexts
  #made: Made | undefined

  constructor({ contentDir, watchContent, demo, shop, locales }: Settings, stored = new StoredTexts()) {
    this.#stored = stored
    this.#locale = locales[0]
    this.#prefix = prefixOf(shop.locale, locales)
    this.#folders = textLocales({ shop, locales }).map((locale) => ({
      locale,
      folder: new ContentFolder(join(contentDir, locale, 'blog'), articleFields, { watch: watchContent }),
    }))
    this.#demo = demo
  }

  /** All articles, including scheduled ones. The list is the same object for a week unless files or stored texts change. */
  list(now: number): Article[] {
    const week = mondayBefore(now)
    const files = this.#folders.map(({ folder }) => folder.files)
    const made = this.#made
    const { revision } = this.#stored
    const isGood = made?.week === week && made.revision === revision && now >= made.from && now < made.until
    if (isGood && files.every((one, at) => one === made.files[at])) return made.articles
    const articles = this.#read(week, new Date(now))
    this.#made = { files, week, revision, from: now, until: this.#stored.nextChange(new Date(now)), articles }
    return articles
  }

  /** The time of the next scheduled change. */
  nextChange(now: number): number {
    return this.#stored.nextChange(new Date(now))
  }

  /** The current name of an article that had this name before. */
  newName(oldName: string): string | undefined {
    return this.#stored.newName('article', oldName)
  }

  /** Each article in the best language that has it; texts saved by staff take precedence over files. */
  #read(week: number, now: Date): Article[] {
    const best = new Map<string, Article | null>()
    for (const { locale, folder } of this.#folders) {
      const place = { prefix: this.#prefix, ...(locale !== this.#locale && { locale }) }
      const stored = this.#stored.all('article', locale)
      for (const text of stored) {
        const shown = shownOf(text, now)
        if (shown === null || best.has(text.name)) continue
        best.set(text.name, shown === 'hidden' ? null : storedArticle(text, shown, place))
      }
      for (const file of folder.files) {
        if (best.has(file.name) || (file.fields.date === undefined && !this.#demo)) continue
        best.set(file.name, toArticle(file, publishedOf(file.fields, week), place))
      }
    }
    return [...best.values()].filter((article) => article !== null)
  }
}

interface Made {
  files: readonly (readonly ArticleFile[])[]
  week: number
  revision: number
  /** The list is valid between these times. */
  from: number
  until: number
  articles: Article[]
}
interface Place {
  prefix: string
  locale?: Locale
}

/** An article saved by staff, in the form of one from a file. */
function storedArticle({ name, changedAt }: StoredText, document: TextDocument, place: Place): Article {
  const { title, description, category, author, about, caption, cover, alt, products, body } = document
  const fields = { title, description, category, author, products, alt, ...(about && { about }), ...(caption && { caption }) }
  const article = toArticle({ name, body, fields }, new Date(document.date ?? changedAt), place)
  return {
    ...article,
    summary: { ...article.summary, cover: cover && { ...cover, alt } },
    updatedAt: changedAt.toISOString(),
  }
}

function toArticle({ name, fields, body }: ArticleFile, published: Date, { prefix, locale }: Place): Article {
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
