import type { Locale } from '#contract/locales.ts'

/** Sentences that staff wrote in place of the originals, by language and key; loaded from the database. */
export class TextOverrides {
  #sentences: ReadonlyMap<string, string> = new Map()

  /** Replaces all of them; keys look like `en order.subject`. */
  replace(sentences: ReadonlyMap<string, string>): void {
    this.#sentences = sentences
  }

  /** The sentence of that key, plural form included (`life_one`); undefined if the original applies. */
  find(locale: Locale, key: string): string | undefined {
    return this.#sentences.size === 0 ? undefined : this.#sentences.get(`${locale} ${key}`)
  }

  /** A copy with more sentences in one language: for a preview. */
  with(locale: Locale, texts: Record<string, string>): TextOverrides {
    const next = new TextOverrides()
    next.replace(new Map([...this.#sentences, ...Object.entries(texts).map(([key, text]) => [`${locale} ${key}`, text] as const)]))
    return next
  }
}
