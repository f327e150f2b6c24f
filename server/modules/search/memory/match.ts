import { documentOf, weightOf } from './posting-list.ts'
import type { Alternative, Understood } from './understand.ts'

/** Documents that match, and how well by their words alone. */
export interface Matched {
  documents: Uint32Array
  scores: Float32Array
  /** The words that had to be left out, since no document has them all. */
  leftOut: string[]
}

/** What is counted of each document while a query runs; used again by the next. */
export class Matcher {
  #total = new Float32Array(0)
  #best = new Float32Array(0)
  #mask = new Uint16Array(0)
  #round = new Uint8Array(0)
  #touched = new Uint32Array(0)

  /** The documents that have every word, or, where there are none, those that have most of them. `size` is how many documents there are. */
  match({ positions, excluded }: Understood, size: number): Matched {
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
    for (const list of excluded) for (const one of list) this.#mask[documentOf(one)] = 0
    const matched = this.#collect(
      touched,
      positions.map(({ word }) => word),
    )
    this.#clear(touched)
    return matched
  }

  #collect(touched: number, words: string[]): Matched {
    let most = 0
    for (let at = 0; at < touched; at++) most = Math.max(most, bitsIn(this.#mask[this.#touched[at]!]!))
    const documents = new Uint32Array(touched)
    const scores = new Float32Array(touched)
    let count = 0
    let best = -1
    for (let at = 0; at < touched && most > 0; at++) {
      const document = this.#touched[at]!
      if (bitsIn(this.#mask[document]!) < most) continue
      documents[count] = document
      scores[count] = this.#total[document]!
      if (best < 0 || this.#total[document]! > this.#total[best]!) best = document
      count += 1
    }
    const leftOut = best < 0 ? words : words.filter((_, at) => (this.#mask[best]! & (1 << at)) === 0)
    return { documents: documents.subarray(0, count), scores: scores.subarray(0, count), leftOut }
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
