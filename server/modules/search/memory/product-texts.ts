import type { ProductText, ProductTable } from '#server/modules/catalogue/catalogue.ts'
import { withoutStopWords } from '../text/stop-words.ts'
import { indexedWords, wordsOf } from '../text/words.ts'
import { documentOf, weightOf } from './posting-list.ts'
import { Vocabulary } from './vocabulary.ts'

/** The weight of a word by the field that contains it; a word in several fields gets the sum. */
const weights = { name: 24, brand: 10, keyword: 12, category: 8, value: 4, description: 2 } as const
/** A word in a long name says less about the product, so it loses weight. */
const longName = { from: 2, perWord: 2, max: 8 }
const leastInName = weights.name - longName.max

const noPhrases: readonly string[] = []

let loads = 0

/** Names of categories by id. */
export type CategoryNames = ReadonlyMap<string, string>

/**
 * The words of products, in memory. A product is a document with a number; a change gives it a new number and leaves the old document dead
 * (`waste` counts those). Takes about 300 bytes per product plus what its texts need.
 */
export class ProductTexts {
  readonly vocabulary = new Vocabulary()
  readonly #ids: string[] = []
  readonly #byId = new Map<string, number>()
  readonly #phrases = new Map<string, number>()
  /** Per document: the phrases it stands for. */
  readonly #keywords: (readonly string[])[] = []
  #alive = new Uint8Array(1024)
  #prints = new Int32Array(1024)
  /** Per document: the number of its name's words. */
  #names = new Int32Array(1024)
  #slots = new Int32Array(1024)
  #table: ProductTable | undefined
  readonly #categories: CategoryNames
  waste = 0
  /** Incremented by each change. */
  version = 0
  /** Incremented when a phrase is new, or stands for no product anymore. */
  phrasesVersion = 0
  /** Distinguishes these texts from those of earlier loads. */
  readonly serial = (loads += 1)

  constructor(categories: CategoryNames) {
    this.#categories = categories
  }

  /** The number of documents, including dead ones. */
  get size(): number {
    return this.#ids.length
  }

  get categories(): CategoryNames {
    return this.#categories
  }

  /** Phrases to suggest, folded, with the number of products that each stands for. */
  get phrases(): ReadonlyMap<string, number> {
    return this.#phrases
  }

  has(id: string): boolean {
    return this.#byId.has(id)
  }

  /** Adds a product, or replaces it if its texts have changed. */
  set(product: ProductText): void {
    const { id: _, ...described } = product
    const print = fingerprint(described)
    const known = this.#byId.get(product.id)
    if (known !== undefined && this.#prints[known] === print) return
    this.remove(product.id)
    this.version += 1
    const document = this.#ids.length
    if (document >= this.#alive.length) this.#grow()
    this.#ids.push(product.id)
    this.#byId.set(product.id, document)
    this.#alive[document] = 1
    this.#prints[document] = print
    this.#slots[document] = -1
    for (const [word, weight] of this.#weighed(product)) this.vocabulary.add(word, document, weight)
    this.#names[document] = fingerprint(this.#stemsOf(withoutStopWords(wordsOf(product.name))))
    this.#keywords[document] = product.keywords
    for (const phrase of product.keywords) this.#countPhrase(phrase, 1)
  }

  remove(id: string): void {
    const document = this.#byId.get(id)
    if (document === undefined) return
    this.#byId.delete(id)
    this.#alive[document] = 0
    for (const phrase of this.#keywords[document]!) this.#countPhrase(phrase, -1)
    this.#keywords[document] = noPhrases
    this.waste += 1
    this.version += 1
  }

  #countPhrase(phrase: string, change: 1 | -1): void {
    const before = this.#phrases.get(phrase) ?? 0
    const after = before + change
    if (after > 0) this.#phrases.set(phrase, after)
    else this.#phrases.delete(phrase)
    if (before === 0 || after === 0) this.phrasesVersion += 1
  }

  /** False once the product was removed or replaced. */
  isAlive(document: number): boolean {
    return this.#alive[document] === 1
  }

  /** The documents whose name consists of exactly these words in this order, ignoring stop words. */
  named(words: string[]): number[] {
    const stems = this.#stemsOf(words)
    if (stems.length === 0 || stems.includes(undefined)) return []
    const name = fingerprint(stems)
    const lists = stems.map((stem) => this.vocabulary.postings(stem!))
    const shortest = lists.reduce((a, b) => (b.length < a.length ? b : a)).values
    const found = new Set<number>()
    for (let at = 0; at < shortest.length; at++) {
      const one = shortest[at]!
      // Most documents have a frequent word outside of their name; comparing weights first skips those.
      if (weightOf(one) >= leastInName && this.#names[documentOf(one)] === name) found.add(documentOf(one))
    }
    return [...found].filter((document) => this.isAlive(document))
  }

  #stemsOf = (words: string[]): (number | undefined)[] => words.map((word) => this.vocabulary.stem(word))

  /** The slot of a document in the table of products, or -1 if it isn't on sale. Call `follow` with the table first. */
  slotOf(document: number): number {
    if (this.#alive[document] === 0) return -1
    const table = this.#table!
    const { alive } = table.columns
    const before = this.#slots[document]!
    if (before >= 0 && alive[before] === 1) return before
    const slot = table.ids.find(this.#ids[document]!)
    this.#slots[document] = slot
    return slot >= 0 && alive[slot] === 1 ? slot : -1
  }

  /** Makes `slotOf` refer to this table from now on. */
  follow(table: ProductTable): void {
    if (this.#table !== table) this.#slots.fill(-1)
    this.#table = table
  }

  #weighed({ name, brand, keywords, description, categoryIds, values }: ProductText): Map<string, number> {
    const weighed = new Map<string, number>()
    const add = (text: string, weight: number) => {
      for (const word of new Set(indexedWords(text))) weighed.set(word, (weighed.get(word) ?? 0) + weight)
    }
    const length = indexedWords(name).length
    add(name, weights.name - Math.min(longName.max, Math.max(0, length - longName.from) * longName.perWord))
    add(brand, weights.brand)
    add(keywords.join(' '), weights.keyword)
    add(categoryIds.map((id) => this.#categories.get(id) ?? '').join(' '), weights.category)
    add(values.join(' '), weights.value)
    add(withoutStopWords(indexedWords(description)).join(' '), weights.description)
    return weighed
  }

  #grow(): void {
    this.#alive = grown(this.#alive, new Uint8Array(this.#alive.length * 2))
    this.#prints = grown(this.#prints, new Int32Array(this.#prints.length * 2))
    this.#names = grown(this.#names, new Int32Array(this.#names.length * 2))
    this.#slots = grown(this.#slots, new Int32Array(this.#slots.length * 2))
  }
}

function grown<T extends Uint8Array | Int32Array>(from: T, to: T): T {
  to.set(from)
  return to
}

/** FNV-1a hash of a product's texts. Most changes of a product only concern its stock, and are skipped when the hash is the same. */
function fingerprint(texts: object): number {
  const text = JSON.stringify(texts)
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash | 0
}
