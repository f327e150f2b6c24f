import { documentOf, weightOf } from './posting-list.ts'
import type { Alternative, Understood } from './understand.ts'

/** Documents that match, and how well by their words alone. */
export interface Matched {
  documents: Uint32Array
  scores: Float32Array
  /** The words that had to be left out, since no document has them all. */
  leftOut: string[]
}

export const noMatches: Matched = { documents: new Uint32Array(0), scores: new Float32Array(0), leftOut: [] }

/** More than any words come to, and less than what is pinned has: what is named exactly like the query comes first. */
const namedScore = 1e5

/** What is counted of each document while a query runs; used again by the next. */
export class Matcher {
  #total = new Float32Array(0)
  #best = new Float32Array(0)
  #mask = new Uint16Array(0)
  #round = new Uint8Array(0)
  #touched = new Uint32Array(0)

  /** The documents that have every word, or, where there are none, those that have most of them. `size` is how many documents there are. */
  match({ positions, excluded, named }: Understood, size: number): Matched {
    this.#fit(size)
    let touched = 0
    for (const [at, { alternatives }] of positions.entries()) {
      const bit = 1 << at
      const round = at + 1
      const rare = rarity(size, alternatives)
      for (const { postings, quality } of alternatives)
        for (let next = 0; next < postings.length; next++) {
          const document = documentOf(postings[next]!)
          const score = weightOf(postings[next]!) * quality * rare
          if (this.#round[document] !== round) {
            if (this.#round[document] === 0) this.#touched[touched++] = document
            this.#round[document] = round
            this.#mask[document]! |= bit
            this.#best[document] = 0
          }
          // Of several alternatives the best counts.
          if (score > this.#best[document]!) {
            this.#total[document]! += score - this.#best[document]!
            this.#best[document] = score
          }
        }
    }
    for (const document of named) this.#total[document]! += namedScore
    for (const list of excluded) for (const one of list) this.#mask[documentOf(one)] = 0
    const matched = this.#collect(
      touched,
      positions.map(({ word }) => word),
    )
    this.#clear(touched)
    return matched
  }

  /** Those with the words of the best one: it has most of them, and of equally many the rarest. */
  #collect(touched: number, words: string[]): Matched {
    const best = this.#bestOf(touched)
    const wanted = best < 0 ? 0 : this.#mask[best]!
    const documents = new Uint32Array(touched)
    const scores = new Float32Array(touched)
    let count = 0
    for (let at = 0; at < touched && wanted > 0; at++) {
      const document = this.#touched[at]!
      if (this.#mask[document] !== wanted) continue
      documents[count] = document
      scores[count++] = this.#total[document]!
    }
    const leftOut = words.filter((_, at) => (wanted & (1 << at)) === 0)
    return { documents: documents.subarray(0, count), scores: scores.subarray(0, count), leftOut }
  }

  #bestOf(touched: number): number {
    let best = -1
    let most = 0
    for (let at = 0; at < touched; at++) {
      const document = this.#touched[at]!
      const bits = bitsIn(this.#mask[document]!)
      if (bits < most || bits === 0) continue
      if (bits > most || this.#total[document]! > this.#total[best]!) best = document
      most = bits
    }
    return best
  }

  #clear(touched: number): void {
    for (let at = 0; at < touched; at++) {
      const document = this.#touched[at]!
      this.#total[document] = 0
      this.#best[document] = 0
      this.#mask[document] = 0
      this.#round[document] = 0
    }
  }

  #fit(size: number): void {
    if (this.#total.length >= size) return
    const room = Math.max(1024, size * 1.5)
    this.#total = new Float32Array(room)
    this.#best = new Float32Array(room)
    this.#mask = new Uint16Array(room)
    this.#round = new Uint8Array(room)
    this.#touched = new Uint32Array(room)
  }
}

/** A word that few documents have says more about what is meant. */
function rarity(size: number, alternatives: Alternative[]): number {
  const documents = alternatives.reduce((sum, { postings, quality }) => sum + postings.length * quality, 1)
  return Math.log2(2 + size / documents)
}

function bitsIn(number: number): number {
  let bits = 0
  for (let rest = number; rest !== 0; rest &= rest - 1) bits += 1
  return bits
}
