import type { SearchMatches, ProductTable, Ranked } from '#server/modules/catalogue/catalogue.ts'
import type { Matched } from './match.ts'
import type { ProductTexts } from './product-texts.ts'
import { rank } from './rank.ts'

interface Parts {
  q: string
  texts: ProductTexts
  matched: Matched
  /** Matches the query again, with the same result, after `release`. */
  match: () => Matched
  pinned: string[]
  /** The serial of the synonyms and rules. */
  settings: number
  /** Called whenever the products are needed. */
  onUse?: (found: FoundProducts) => void
}

/** The bytes per match: its document and score, its slot and rank. */
const matchBytes = 4 + 4 + 4 + 8

/** The products that a query found, ranked when they're first needed. */
export class FoundProducts implements SearchMatches {
  readonly name: string
  /** What the arrays of all matches take. */
  readonly bytes: number
  readonly #parts: Omit<Parts, 'matched'>
  #matched: Matched | undefined
  #ranked: Ranked | undefined
  #table: ProductTable | undefined
  #version = -1

  constructor({ matched, ...parts }: Parts) {
    const { q, texts, pinned, settings } = parts
    this.#parts = parts
    this.#matched = matched
    this.bytes = (matched.documents.length + pinned.length) * matchBytes
    this.name = JSON.stringify([texts.serial, texts.version, settings, q, pinned, matched.documents.length])
  }

  in(table: ProductTable): Ranked {
    const { texts, match, pinned, onUse } = this.#parts
    if (!this.#ranked || this.#table !== table || this.#version !== table.version) {
      this.#ranked = rank(table, texts, (this.#matched ??= match()), pinned)
      this.#table = table
      this.#version = table.version
    }
    onUse?.(this)
    return this.#ranked
  }

  /** Drops the arrays of all matches; they are made again when they're needed. */
  release(): void {
    this.#matched = undefined
    this.#ranked = undefined
    this.#table = undefined
  }

  /** The best matches, `most` at most. */
  best(table: ProductTable, most: number): { id: string; revision: number }[] {
    const { slots, scores } = this.in(table)
    const best: number[] = []
    for (let at = 0; at < slots.length; at++) {
      if (best.length === most && scores[at]! <= scores[best[most - 1]!]!) continue
      let index = best.length
      while (index > 0 && scores[best[index - 1]!]! < scores[at]!) index -= 1
      best.splice(index, 0, at)
      if (best.length > most) best.pop()
    }
    return best.map((at) => ({ id: table.ids.text(slots[at]!), revision: table.columns.revision[slots[at]!]! }))
  }
}
