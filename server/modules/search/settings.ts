import type { Db } from '#server/db/statement.ts'
import type { Synonyms } from './memory/parse-query.ts'
import { allRules, allSynonyms } from './queries.ts'
import { stemOf } from './text/stem.ts'
import { wordsOf } from './text/words.ts'

export interface Rule {
  categoryId: string | null
  productIds: string[]
}

/** A shop's search settings; keys are stemmed words joined by spaces. */
export interface Settings {
  synonyms: Synonyms
  rules: ReadonlyMap<string, Rule>
  /** Distinguishes these settings from those of earlier reads. */
  serial: number
}

/** The key of a query: queries with the same meaning have the same key. */
const keyOf = (query: string): string => wordsOf(query).map(stemOf).join(' ')

/** Synonyms and rules of an index, cached until a change is announced. */
export class SettingsCache {
  readonly #index: string
  #loaded: Promise<Settings> | undefined
  #reads = 0

  constructor(index: string) {
    this.#index = index
  }

  of(db: Db): Promise<Settings> {
    if (!this.#loaded) {
      const loading = this.#load(db)
      loading.catch(() => {
        if (this.#loaded === loading) this.#loaded = undefined
      })
      this.#loaded = loading
    }
    return this.#loaded
  }

  clear(): void {
    this.#loaded = undefined
  }

  async #load(db: Db): Promise<Settings> {
    const serial = (this.#reads += 1)
    const [synonyms, rules] = await Promise.all([allSynonyms.all(db, { index: this.#index }), allRules.all(db, { index: this.#index })])
    return {
      serial,
      synonyms: new Map(synonyms.map(({ term, means }) => [keyOf(term), means])),
      rules: new Map(
        rules.map(({ query, category_id, product_ids }) => [keyOf(query), { categoryId: category_id, productIds: product_ids }]),
      ),
    }
  }
}
