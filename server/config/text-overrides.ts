import type { Locale } from '#contract/locales.ts'

/** Sentences that staff wrote in place of the program's, by language and key; filled by what reads them from the database. */
export class TextOverrides {
  #sentences: ReadonlyMap<string, string> = new Map()

  /** All of them: keys are `en order.subject`. */
  replace(sentences: ReadonlyMap<string, string>): void {
    this.#sentences = sentences
  }

  /** The sentence with that key, its plural form included (`life_one`); undefined where the program's stands. */
  find(locale: Locale, key: string): string | undefined {
    return this.#sentences.size === 0 ? undefined : this.#sentences.get(`${locale} ${key}`)
  }

  /** These with more, in one language: for a preview. */
  with(locale: Locale, texts: Record<string, string>): TextOverrides {
    const next = new TextOverrides()
    next.replace(new Map([...this.#sentences, ...Object.entries(texts).map(([key, text]) => [`${locale} ${key}`, text] as const)]))
    return next
  }
}
