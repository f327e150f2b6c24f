import { join } from 'node:path'
import { locales, type Locale } from '#contract/locales.ts'
import type { TextDocument, TextKind } from '#contract/admin/texts.ts'
import type { Config } from '#server/config.ts'
import { articleFields, type ArticleFields, coverOf, publishedOf } from '#server/modules/blog/blog.ts'
import { ContentFolder, pageFields } from '#server/modules/content/content.ts'

/** A text that comes with the shop as a file, for the editor. */
export interface TextFile {
  kind: TextKind
  locale: Locale
  name: string
  document: TextDocument
}

const nothing = { category: 'general', author: '', about: '', cover: null, alt: '', caption: '', products: [], date: null } as const

/** The files of pages and articles in every language. Articles of the demo are included only in the demo. */
export class TextFiles {
  readonly #pages: { locale: Locale; folder: ContentFolder<{ title: string; description: string }> }[]
  readonly #articles: { locale: Locale; folder: ContentFolder<ArticleFields> }[]
  readonly #demo: boolean

  constructor({ contentDir, watchContent: watch, demo }: Config) {
    this.#demo = demo
    this.#pages = locales.map((locale) => ({ locale, folder: new ContentFolder(join(contentDir, locale, 'pages'), pageFields, { watch }) }))
    this.#articles = locales.map((locale) => ({
      locale,
      folder: new ContentFolder(join(contentDir, locale, 'blog'), articleFields, { watch }),
    }))
  }

  all(now: Date): TextFile[] {
    const pages = this.#pages.flatMap(({ locale, folder }) =>
      folder.files.map(({ name, fields: { title, description }, body }): TextFile => {
        const document = { ...nothing, products: [], title, description, body: body.trim() }
        return { kind: 'page', locale, name, document }
      }),
    )
    const articles = this.#articles.flatMap(({ locale, folder }) =>
      folder.files
        .filter(({ fields }) => fields.date !== undefined || this.#demo)
        .map(({ name, fields, body }): TextFile => ({ kind: 'article', locale, name, document: articleOf(fields, body, now) })),
    )
    return [...pages, ...articles]
  }

  find(kind: TextKind, locale: Locale, name: string, now: Date): TextFile | undefined {
    return this.all(now).find((one) => one.kind === kind && one.locale === locale && one.name === name)
  }
}

function articleOf(fields: ArticleFields, body: string, now: Date): TextDocument {
  const { title, description, category, author, about = '', caption = '', products } = fields
  const found = coverOf(fields)
  const cover = found && { url: found.url, width: found.width, height: found.height, ...(found.blur && { blur: found.blur }) }
  const date = publishedOf(fields, now.getTime()).toISOString()
  const rest = { cover, alt: fields.alt, caption, products, date }
  return { title, description, body: body.trim(), category, author, about, ...rest }
}
