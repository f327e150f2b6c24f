import { join } from 'node:path'
import { z } from 'zod'
import type { ContentPage, Faq } from '#contract/content.ts'
import { refuse } from '#contract/refuse.ts'
import type { Config } from '#server/config.ts'
import { findQuestions, readFaq } from './faq.ts'
import type { ContentFile } from './files.ts'
import { ContentFolder } from './folder.ts'
import { renderMarkdown } from './markdown.ts'
import { fillPlaceholders } from './placeholders.ts'

/** Loads what makes foreign HTML safe: its library takes memory that most processes can do without. */
export const loadSanitizer = async () => (await import('./sanitize.ts')).sanitize

export { renderMarkdown } from './markdown.ts'
export { withHeadings } from './headings.ts'
export { decodeText, readingMinutes } from './plain-text.ts'
export { ContentFolder } from './folder.ts'
export type { ContentFile } from './files.ts'

/** What stands above the text of a page. YAML reads a date as text where it's told so. */
const fields = z.object({
  title: z.string().min(1).max(100),
  description: z.string().min(20).max(200),
  updated: z.iso.date('is not a date like 2026-03-02'),
  version: z.int().min(1),
})
type PageFile = ContentFile<z.infer<typeof fields>>

const faqName = 'faq'

/** The shop's pages of text, from Markdown files in `<contentDir>/<locale>/pages`: in the shop's language, or else in English. */
export class Pages {
  readonly #config: Config
  readonly #folders: ContentFolder<z.infer<typeof fields>>[]
  readonly #rendered = new WeakMap<PageFile, Promise<ContentPage>>()
  readonly #faqs = new WeakMap<PageFile, Promise<Faq>>()

  constructor(config: Config) {
    this.#config = config
    const locales = [...new Set([config.shop.locale, 'en'])]
    this.#folders = locales.map(
      (locale) => new ContentFolder(join(config.contentDir, locale, 'pages'), fields, { watch: config.watchContent }),
    )
  }

  /** Fails with NOT_FOUND. */
  async read(name: string): Promise<ContentPage> {
    const file = this.#find(name)
    if (!file || name === faqName) throw refuse('NOT_FOUND')
    return once(this.#rendered, file, () => this.#render(file))
  }

  /** Every question, or those that have every word of `q`. Without a file there are none. */
  async faq(q?: string): Promise<Faq> {
    const file = this.#find(faqName)
    if (!file) return { title: '', description: '', updatedAt: '1970-01-01', groups: [] }
    const faq = await once(this.#faqs, file, () => readFaq(this.#headOf(file), fillPlaceholders(file.body, this.#config)))
    return q === undefined ? faq : findQuestions(faq, q)
  }

  #find(name: string): PageFile | undefined {
    for (const folder of this.#folders) {
      const found = folder.files.find((file) => file.name === name)
      if (found) return found
    }
    return undefined
  }

  #headOf({ fields: { title, description, updated } }: PageFile) {
    const fill = (text: string) => fillPlaceholders(text, this.#config)
    return { title: fill(title), description: fill(description), updatedAt: updated }
  }

  async #render(file: PageFile): Promise<ContentPage> {
    const text = await renderMarkdown(fillPlaceholders(file.body, this.#config))
    return { name: file.name, ...this.#headOf(file), version: file.fields.version, ...text }
  }
}

function once<K extends object, T>(cache: WeakMap<K, Promise<T>>, key: K, make: () => Promise<T>): Promise<T> {
  let made = cache.get(key)
  if (!made) cache.set(key, (made = make()))
  return made
}
