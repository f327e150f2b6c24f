import { Phrases } from './memory/phrases.ts'
import type { ProductTexts } from './memory/product-texts.ts'
import { fold } from './text/fold.ts'
import { stemOf } from './text/stem.ts'

/** One search by a visitor weighs as much as this many products with the phrase. */
const searchWeight = 20

/** Completes queries from popular searches and from the words that the shop uses for its products. */
export class Completer {
  #phrases = new Phrases([])
  /** The stems of the phrases that were suggested. */
  readonly #stems = new Map<string, string>()
  #popular: { query: string; searches: number }[] = []
  #madeOf: unknown
  #version = -1

  setPopular(popular: { query: string; searches: number }[]): void {
    this.#popular = popular
    this.#madeOf = undefined
  }

  /** Completions of the typed text. A misspelt query is completed from its correction; an empty one gets the popular searches. */
  queries(texts: ProductTexts, { typed, corrected, most }: { typed: string; corrected: string | null; most: number }): string[] {
    if (this.#madeOf !== texts || this.#version !== texts.phrasesVersion) this.#make(texts)
    const begun = fold(typed).trim()
    if (begun === '') return this.#popular.slice(0, most).map(({ query }) => query)
    const found = this.#distinct(begun, most)
    if (found.length > 0 || corrected === null) return found
    const meant = this.#distinct(fold(corrected), most)
    return meant.length > 0 ? meant : [corrected]
  }

  /** Of forms of the same words, such as singular and plural, only the most frequent. */
  #distinct(begun: string, most: number): string[] {
    const byStems = new Map<string, string>()
    for (const phrase of this.#phrases.startingWith(begun, 2 * most)) {
      const stems = this.#stemsOf(phrase)
      if (!byStems.has(stems)) byStems.set(stems, phrase)
    }
    return [...byStems.values()].slice(0, most)
  }

  #stemsOf(phrase: string): string {
    let stems = this.#stems.get(phrase)
    if (stems === undefined) this.#stems.set(phrase, (stems = phrase.split(' ').map(stemOf).join(' ')))
    return stems
  }

  #make(texts: ProductTexts): void {
    const weights = new Map([...texts.phrases].map(([phrase, products]) => [fold(phrase), products]))
    for (const { query, searches } of this.#popular) weights.set(query, (weights.get(query) ?? 0) + searches * searchWeight)
    for (const name of texts.categories.values()) weights.set(fold(name), (weights.get(fold(name)) ?? 0) + searchWeight)
    this.#stems.clear()
    this.#phrases = new Phrases(weights)
    this.#madeOf = texts
    this.#version = texts.phrasesVersion
  }
}
