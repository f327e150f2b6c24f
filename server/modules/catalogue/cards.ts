import type { ProductCard } from '#contract/catalogue.ts'
import type { Db } from '#server/db/statement.ts'
import { cardsById } from './queries.ts'

/** Which product, and which state of it. */
export interface CardKey {
  id: string
  revision: number
}

/** A product as lists show it, both as JSON text and as the value: whichever is asked for. */
export class Card {
  readonly revision: number
  readonly text: string
  readonly #blur: string | null
  #value: ProductCard | undefined
  #blurred: ProductCard | undefined

  constructor({ revision, card, blur }: { revision: number; card: string; blur: string | null }) {
    this.revision = revision
    this.text = card
    this.#blur = blur
  }

  /** Shared by all who ask: not to be changed. */
  get value(): ProductCard {
    return (this.#value ??= JSON.parse(this.text) as ProductCard)
  }

  /** With the placeholder of its first picture. */
  get blurredText(): string {
    return this.#blur === null ? this.text : `{"blur":${JSON.stringify(this.#blur)},${this.text.slice(1)}`
  }

  get blurredValue(): ProductCard {
    return (this.#blurred ??= this.#blur === null ? this.value : { blur: this.#blur, ...this.value })
  }
}

/** About 2 kB each. */
const keptMax = 5000

/**
 * Cards that were read before. A list asks the database only which products it shows and in which revision, so what is kept
 * can not be out of date. The longest unused go first.
 */
export class Cards {
  readonly #kept = new Map<string, Card>()

  /** The card of each key, in order; one that is gone meanwhile is left out. */
  async of(db: Db, keys: CardKey[]): Promise<Card[]> {
    const missing = keys.filter(({ id, revision }) => this.#kept.get(id)?.revision !== revision).map(({ id }) => id)
    if (missing.length > 0) {
      const there = new Set<string>()
      for (const { id, ...row } of await cardsById.all(db, { ids: missing })) {
        there.add(id)
        this.#kept.set(id, new Card(row))
      }
      for (const id of missing) if (!there.has(id)) this.#kept.delete(id)
    }
    return keys.flatMap(({ id }) => this.#used(id) ?? [])
  }

  #used(id: string): Card | undefined {
    const card = this.#kept.get(id)
    if (!card) return undefined
    this.#kept.delete(id)
    this.#kept.set(id, card)
    const oldest = this.#kept.keys().next()
    if (this.#kept.size > keptMax && !oldest.done) this.#kept.delete(oldest.value)
    return card
  }
}
