import type { SearchMatches, ProductTable, Ranked } from '#server/modules/catalogue/catalogue.ts'
import type { Matched } from './match.ts'
import type { ProductTexts } from './product-texts.ts'
import { rank } from './rank.ts'

interface Parts {
  q: string
  texts: ProductTexts
  matched: Matched
  pinned: string[]
  /** The serial of the synonyms and rules. */
  settings: number
}

/** The products that a query found, ranked when they're first needed. */
export class FoundProducts implements SearchMatches {
  readonly name: string
  readonly #parts: Parts
  #ranked: Ranked | undefined
  #table: ProductTable | undefined
  #version = -1

  constructor(parts: Parts) {
    const { q, texts, matched, pinned, settings } = parts
    this.#parts = parts
    this.name = JSON.stringify([texts.serial, texts.version, settings, q, pinned, matched.documents.length])
  }

  in(table: ProductTable): Ranked {
    if (!this.#ranked || this.#table !== table || this.#version !== table.version) {
      const { texts, matched, pinned } = this.#parts
      this.#ranked = rank(table, texts, matched, pinned)
      this.#table = table
      this.#version = table.version
    }
    return this.#ranked
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
