import { countBits } from './count-bits.ts'
import { documentOf, weightOf } from './posting-list.ts'
import type { Alternative, ParsedQuery } from './parse-query.ts'

/** Documents that match, and how well they do by their words alone. */
export interface Matched {
  documents: Uint32Array
  scores: Float32Array
  /** The words that were left out because no document has all of them. */
  leftOut: string[]
}

export const noMatches: Matched = { documents: new Uint32Array(0), scores: new Float32Array(0), leftOut: [] }

/** The bonus of a document named exactly like the query: more than its words can score, and less than the score of pinned products. */
const namedScore = 1e5

/** Matches documents against queries. The arrays keep a state per document while a query runs, and are reused by the next query. */
export class Matcher {
  #total = new Float32Array(0)
  #best = new Float32Array(0)
  /**
   * Per document: in `matchAll` the number of query words found so far, in `#matchMost` the last word looked at (from 1). 0 means
   * untouched.
   */
  #round = new Uint8Array(0)
  #mask = new Uint16Array(0)
  #touched = new Uint32Array(0)

  /** The documents that have every word, or, if there are none, those that have most of them. `size` is the number of documents. */
  match(understood: ParsedQuery, size: number): Matched {
    return this.matchAll(understood, size) ?? this.#matchMost(understood, size)
  }

  /**
   * The documents that have every word; null if there are none. The rarest word comes first; later words only look at documents that have
   * all the words before.
   */
  matchAll({ positions, excluded, named }: ParsedQuery, size: number): Matched | null {
    this.#fit(size)
    const ordered = positions.map(({ alternatives }) => alternatives).sort((a, b) => postingsIn(a) - postingsIn(b))
    let touched = 0
    let last = 0
    for (const [before, alternatives] of ordered.entries()) {
      const rare = rarity(size, alternatives)
      last = 0
      for (const { postings, quality } of alternatives)
        for (let next = 0; next < postings.length; next++) {
          const document = documentOf(postings[next]!)
          const round = this.#round[document]!
          if (round !== before && round !== before + 1) continue
          const score = weightOf(postings[next]!) * quality * rare
          if (round === before) {
            if (before === 0) this.#touched[touched++] = document
            last += 1
            this.#round[document] = before + 1
            this.#best[document] = score
            this.#total[document]! += score
          } else if (score > this.#best[document]!) this.#improve(document, score)
        }
      if (last === 0) break
    }
    if (last > 0) this.#settle(excluded, named)
    const found = this.#having(positions.length, this.#round, last > 0 ? touched : 0)
    this.#clear(touched)
    return found.documents.length === 0 ? null : { ...found, leftOut: [] }
  }

  /**
   * The documents that have the same words as the best one: the one with the most words, and among equals the one with the highest score.
   */
  #matchMost({ positions, excluded, named }: ParsedQuery, size: number): Matched {
    let touched = 0
    for (const [at, { alternatives }] of positions.entries()) {
      const rare = rarity(size, alternatives)
      for (const { postings, quality } of alternatives)
        for (let next = 0; next < postings.length; next++) {
          const document = documentOf(postings[next]!)
          const score = weightOf(postings[next]!) * quality * rare
          if (this.#round[document] !== at + 1) {
            if (this.#round[document] === 0) this.#touched[touched++] = document
            this.#round[document] = at + 1
            this.#mask[document]! |= 1 << at
            this.#best[document] = 0
          }
          if (score > this.#best[document]!) this.#improve(document, score)
        }
    }
    this.#settle(excluded, named)
    const best = this.#bestOf(touched)
    const wanted = best < 0 ? 0 : this.#mask[best]!
    const found = wanted === 0 ? noMatches : this.#having(wanted, this.#mask, touched)
    this.#clear(touched)
    return { ...found, leftOut: positions.flatMap(({ word }, at) => ((wanted & (1 << at)) === 0 ? word : [])) }
  }

  /** Only the best of several alternatives for a word counts. */
  #improve(document: number, score: number): void {
    this.#total[document]! += score - this.#best[document]!
    this.#best[document] = score
  }

  #settle(excluded: Uint32Array[], named: readonly number[]): void {
    for (const document of named) if (this.#round[document] !== 0) this.#total[document]! += namedScore
    for (const list of excluded)
      for (const one of list) {
        this.#mask[documentOf(one)] = 0
        this.#round[documentOf(one)] = 0
      }
  }

  /**
   * The touched documents with this mark, copied into arrays of their own: results are cached and shouldn't keep the working arrays alive.
   */
  #having(mark: number, marks: Uint8Array | Uint16Array, touched: number): Pick<Matched, 'documents' | 'scores'> {
    let count = 0
    for (let at = 0; at < touched; at++) if (marks[this.#touched[at]!] === mark) count += 1
    const documents = new Uint32Array(count)
    const scores = new Float32Array(count)
    for (let at = 0, next = 0; next < count; at++) {
      const document = this.#touched[at]!
      if (marks[document] !== mark) continue
      documents[next] = document
      scores[next++] = this.#total[document]!
    }
    return { documents, scores }
  }

  #bestOf(touched: number): number {
    let best = -1
    let most = 0
    for (let at = 0; at < touched; at++) {
      const document = this.#touched[at]!
      const bits = countBits(this.#mask[document]!)
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

const postingsIn = (alternatives: Alternative[]): number => alternatives.reduce((sum, { postings }) => sum + postings.length, 0)

/** How much a word weighs: the fewer documents have it, the more it says about what is meant. */
function rarity(size: number, alternatives: Alternative[]): number {
  const documents = alternatives.reduce((sum, { postings, quality }) => sum + postings.length * quality, 1)
  return Math.log2(2 + size / documents)
}
