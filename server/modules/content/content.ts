import { join } from 'node:path'
import { z } from 'zod'
import type { TextDocument } from '#contract/admin/texts.ts'
import type { ContentPage, Faq } from '#contract/content.ts'
import { type Locale, prefixOf } from '#contract/locales.ts'
import { refuse } from '#contract/refuse.ts'
import type { Config } from '#server/config.ts'
import { addCacheExpiry, addCacheTags } from '#server/http/cache-tags.ts'
import { findQuestions, readFaq } from './faq.ts'
import type { ContentFile } from './files.ts'
import { ContentFolder } from './folder.ts'
import { renderMarkdown } from './markdown.ts'
import { fillPlaceholders } from './placeholders.ts'
import { shownOf, type StoredText, StoredTexts, textsTag } from './stored-texts.ts'

/** Loads the HTML sanitizer on demand, as its library takes memory that most processes don't need. */
export const loadSanitizer = async () => (await import('./sanitize.ts')).sanitize

export { renderMarkdown } from './markdown.ts'
export { withHeadings } from './headings.ts'
export { decodeText, readingMinutes } from './plain-text.ts'
export { ContentFolder } from './folder.ts'
export { announceTexts, shownOf, type StoredText, StoredTexts, textsTag } from './stored-texts.ts'
export * as textQueries from './text-queries.ts'
export { fillPlaceholders } from './placeholders.ts'
export type { ContentFile } from './files.ts'

/** The front matter of a page. YAML reads dates as text with this schema. */
export const pageFields = z.object({
  title: z.string().min(1).max(100),
  description: z.string().min(20).max(200),
  updated: z.iso.date('is not a date like 2026-03-02'),
  version: z.int().min(1),
})
type PageFile = ContentFile<z.infer<typeof pageFields>>

/** A file and its language. */
interface FoundFile {
  locale: Locale
  file: PageFile
}

/** The languages to look for a text in, the best first. */
export const textLocales = ({ shop, locales }: Pick<Config, 'shop' | 'locales'>): Locale[] => [
  ...new Set<Locale>([shop.locale, locales[0], 'en']),
]

const faqName = 'faq'

/**
 * The shop's text pages, from Markdown files in `<contentDir>/<locale>/pages` (the demo's own in `<contentDir>/demo`), in the requested
 * language, the shop's first or English.
 */
export class Pages {
  readonly #config: Config
  readonly #folders: { locale: Locale; folder: ContentFolder<z.infer<typeof pageFields>> }[]
  readonly #rendered = new WeakMap<PageFile, Promise<ContentPage>>()
  readonly #faqs = new WeakMap<PageFile, Promise<Faq>>()

  readonly #stored: StoredTexts

  constructor(config: Config, stored = new StoredTexts()) {
    this.#config = config
    this.#stored = stored
    const { contentDir, demo, watchContent: watch } = config
    // Statements of the demo about itself are true of no other shop.
    const places = (locale: Locale) => [...(demo ? [join(contentDir, 'demo', locale)] : []), join(contentDir, locale)]
    this.#folders = textLocales(config).flatMap((locale) =>
      places(locale).map((place) => ({ locale, folder: new ContentFolder(join(place, 'pages'), pageFields, { watch }) })),
    )
  }

  get #prefix(): string {
    return prefixOf(this.#config.shop.locale, this.#config.locales)
  }

  /** A page by its current or a former name; fails with NOT_FOUND. */
  async read(name: string, now: Date): Promise<ContentPage> {
    const found = name === faqName ? undefined : this.#find(name, now)
    if (!found) {
      const renamed = this.#stored.newName('page', name)
      if (renamed === undefined || renamed === name) throw refuse('NOT_FOUND')
      return this.read(renamed, now)
    }
    return once(this.#rendered, found.file, () => this.#render(found))
  }

  /** All questions, or those with every word of `q`. Empty without a file. */
  async faq(q: string | undefined, now: Date): Promise<Faq> {
    const found = this.#find(faqName, now)
    if (!found) return { title: '', description: '', updatedAt: '1970-01-01', groups: [] }
    const faq = await once(this.#faqs, found.file, () =>
      readFaq(this.#headOf(found), fillPlaceholders(found.file.body, this.#config), this.#prefix),
    )
    return q === undefined ? faq : findQuestions(faq, q)
  }

  /** Saved texts take precedence over files. */
  #find(name: string, now: Date): FoundFile | undefined {
    addCacheTags([textsTag])
    addCacheExpiry(this.#stored.nextChange(now))
    for (const { locale, folder } of this.#folders) {
      const stored = this.#stored.get('page', locale, name)
      const shown = stored && shownOf(stored, now)
      if (shown === 'hidden') continue
      const file = stored && shown ? fileOf(stored, shown) : folder.files.find((one) => one.name === name)
      if (file) return { locale, file }
    }
    return undefined
  }

  #headOf({ locale, file: { fields: head } }: FoundFile) {
    const { title, description, updated } = head
    const fill = (text: string) => fillPlaceholders(text, this.#config)
    return { title: fill(title), description: fill(description), updatedAt: updated, ...(locale !== this.#config.locales[0] && { locale }) }
  }

  async #render(found: FoundFile): Promise<ContentPage> {
    const { file } = found
    const text = await renderMarkdown(fillPlaceholders(file.body, this.#config), this.#prefix)
    return { name: file.name, ...this.#headOf(found), version: file.fields.version, ...text }
  }
}

function once<K extends object, T>(cache: WeakMap<K, Promise<T>>, key: K, make: () => Promise<T>): Promise<T> {
  let made = cache.get(key)
  if (!made) cache.set(key, (made = make()))
  return made
}

const files = new WeakMap<TextDocument, PageFile>()

/** A stored text in the form of a file; the same object for the same text. */
function fileOf({ name, version, changedAt }: StoredText, document: TextDocument): PageFile {
  let file = files.get(document)
  if (!file) {
    const { title, description, body } = document
    files.set(document, (file = { name, body, fields: { title, description, version, updated: changedAt.toISOString().slice(0, 10) } }))
  }
  return file
}
