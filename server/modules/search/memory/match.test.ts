import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Matcher } from './match.ts'
import { documentOf, posting, weightOf } from './posting-list.ts'
import type { Alternative, ParsedQuery } from './parse-query.ts'

const size = 12
const list = fc
  .array(fc.record({ document: fc.nat(size - 1), weight: fc.integer({ min: 1, max: 63 }) }), { maxLength: 8 })
  .map((some) => Uint32Array.from(some.map(({ document, weight }) => posting(document, weight))).sort())
const alternative: fc.Arbitrary<Alternative> = fc.record({ postings: list, quality: fc.constantFrom(1, 0.85, 0.5) })
const query = fc.record({
  words: fc.array(fc.array(alternative, { maxLength: 3 }), { maxLength: 4 }),
  excluded: fc.array(list, { maxLength: 1 }),
})
const understoodOf = ({ words, excluded }: { words: Alternative[][]; excluded: Uint32Array[] }): ParsedQuery => ({
  positions: words.map((alternatives, at) => ({ word: String(at), alternatives })),
  excluded,
  stems: new Set(),
  prefix: null,
  named: [],
})

/** The simplest possible implementation: each document with the words that it has, and its score. */
function slowly({ positions, excluded }: ParsedQuery) {
  const out = new Set(excluded.flatMap((postings) => [...postings].map(documentOf)))
  return Array.from({ length: size }, (_, document) => {
    const scores = positions.map(({ alternatives }) => {
      const documents = alternatives.reduce((sum, one) => sum + one.postings.length * one.quality, 1)
      const fits = alternatives.flatMap((one) =>
        [...one.postings].flatMap((at) => (documentOf(at) === document ? weightOf(at) * one.quality : [])),
      )
      return Math.max(0, ...fits) * Math.log2(2 + size / documents)
    })
    return { document, words: scores.flatMap((score, at) => (score > 0 ? at : [])), score: scores.reduce((a, b) => a + b, 0) }
  }).filter(({ document, words }) => words.length > 0 && !out.has(document))
}

it('finds what has all words, or else most of them, with the sum of what fits each word best; one query leaves nothing behind for the next', () => {
  const matcher = new Matcher()
  fc.assert(
    fc.property(query, (one) => {
      const understood = understoodOf(one)
      const { documents, scores, leftOut } = matcher.match(understood, size)
      const all = slowly(understood)
      const most = Math.max(0, ...all.map(({ words }) => words.length))
      const found = [...documents].sort((a, b) => a - b)
      const kept = understood.positions.map((_, at) => at).filter((at) => !leftOut.includes(String(at)))
      expect(kept.length).toBe(most)
      expect(found).toEqual(all.filter(({ words }) => most > 0 && String(words) === String(kept)).map(({ document }) => document))
      for (const [at, document] of documents.entries())
        expect(scores[at]).toBeCloseTo(all.find((other) => other.document === document)!.score, 2)
      // Of as many words those of the best document.
      const best = Math.max(0, ...all.filter(({ words }) => words.length === most).map(({ score }) => score))
      expect(Math.max(0, ...scores)).toBeCloseTo(best, 2)
    }),
    { numRuns: 500 },
  )
})
