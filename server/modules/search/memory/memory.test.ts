import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editsBetween, editsFor } from '#contract/edits.ts'
import { fold } from '../text/fold.ts'
import { marksIn } from '../text/marks.ts'
import { stemOf } from '../text/stem.ts'
import { indexedWords, wordsOf } from '../text/words.ts'
import { ProductTexts } from './product-texts.ts'
import { Matcher } from './match.ts'
import { parseQuery } from './parse-query.ts'
import { Vocabulary } from './vocabulary.ts'

/** The plainest way to say it, over whole tables. */
function slowEdits(a: string, b: string): number {
  const d = Array.from({ length: a.length + 1 }, (_, x) => Array.from({ length: b.length + 1 }, (__, y) => (x === 0 ? y : y === 0 ? x : 0)))
  for (let x = 1; x <= a.length; x++)
    for (let y = 1; y <= b.length; y++) {
      d[x]![y] = Math.min(d[x - 1]![y]! + 1, d[x]![y - 1]! + 1, d[x - 1]![y - 1]! + Number(a[x - 1] !== b[y - 1]))
      if (x > 1 && y > 1 && a[x - 1] === b[y - 2] && a[x - 2] === b[y - 1]) d[x]![y] = Math.min(d[x]![y]!, d[x - 2]![y - 2]! + 1)
    }
  return d[a.length]![b.length]!
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 9 })

describe('edits', () => {
  it('are those of the plain table, as far as they are counted', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 1, max: 2 }), (a, b, limit) => {
        const { whole, prefix } = editsBetween(a, b, limit)
        expect(whole).toBe(Math.min(slowEdits(a, b), limit + 1))
        const prefixes = Array.from({ length: b.length }, (_, at) => slowEdits(a, b.slice(0, at + 1)))
        expect(Math.min(prefix, limit + 1)).toBe(Math.min(...prefixes, limit + 1))
      }),
    )
  })
  it.each([
    ['abc', 0],
    ['abcd', 1],
    ['abcdefg', 1],
    ['abcdefgh', 2],
  ])('of %s may be %i', (typed, most) => expect(editsFor(typed)).toBe(most))
})

describe('words', () => {
  it('are folded, and folding twice changes nothing', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)))
    expect(wordsOf("Crème, Fußball's 24kg T-shirt № ৫")).toEqual(['creme', 'fussball', '24', 'kg', 't', 'shirt', 'no', '5'])
  })
  it('of a compound are also one', () => expect(indexedWords('T-shirt')).toEqual(['t', 'shirt', 'tshirt']))
  it('share a stem with their other forms', () => {
    expect(stemOf('kettlebells')).toBe(stemOf('kettlebell'))
    expect(stemOf('কেটলবেলগুলো')).toBe(stemOf('কেটলবেল'))
  })
  it('are marked as they are written', () => {
    expect(marksIn('Crème brûlée bars', new Set([stemOf('bar'), stemOf('creme')]))).toEqual([
      [0, 5],
      [13, 17],
    ])
    expect(marksIn('Kettlebell', new Set(), 'kett')).toEqual([[0, 4]])
  })
})

describe('the index', () => {
  const names =
    'cast kettlebell,hex dumbbell,olympic barbell,whey protein,speed rope,cork mat,foam roller,lifting belt,water bottle,gym towel'
  const texts = new ProductTexts(new Map())
  for (const [n, name] of names.split(',').entries())
    texts.set({ id: String(n), name, brand: 'north', keywords: [], description: '', categoryIds: [], values: [] })
  const matcher = new Matcher()
  const find = (q: string) => {
    const understood = parseQuery(texts, q, { synonyms: new Map(), isTyping: false })
    const { documents, scores } = matcher.match(understood, texts.size)
    return [...documents].filter((one) => texts.isAlive(one)).sort((a, b) => scores[documents.indexOf(b)]! - scores[documents.indexOf(a)]!)
  }
  const long = names.split(/[ ,]/).filter((one) => one.length >= 6)

  it('finds each word with any one letter wrong, missing, added or swapped', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyz'
    for (const one of long)
      for (let at = 0; at < one.length; at++)
        for (const typed of [
          one.slice(0, at) + one.slice(at + 1),
          one.slice(0, at) + letters[(at * 7) % 26]! + one.slice(at + 1),
          one.slice(0, at) + letters[(at * 5) % 26]! + one.slice(at),
          one.slice(0, at) + one.slice(at + 1, at + 2) + one[at]! + one.slice(at + 2),
        ]) {
          const meant = names.split(',').findIndex((name) => name.split(' ').includes(one))
          expect(find(typed), typed).toContain(meant)
        }
  })

  it('finds a word whose double letters were all typed once', () => {
    const vocabulary = new Vocabulary()
    for (const one of ['dumbbells', 'humble', 'tumbler']) vocabulary.add(one, 0, 1)
    for (const typed of ['dumbel', 'dumbels'])
      expect(
        vocabulary.closest(typed, { edits: 1, canGoOn: false, most: 4 }).map(({ text }) => text),
        typed,
      ).toEqual(['dumbbells'])
    expect(vocabulary.closest('dumel', { edits: 1, canGoOn: false, most: 4 })).toEqual([])
  })

  it('takes any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (q) => find(q).length <= texts.size))
  })

  it('forgets what was replaced', () => {
    texts.set({ id: '0', name: 'anvil', brand: 'north', keywords: [], description: '', categoryIds: [], values: [] })
    expect(texts.waste).toBe(1)
    expect(find('anvil')).toEqual([texts.size - 1])
  })

  it('has what is named exactly like the query first, and hides nothing that begins with it', () => {
    const named = (id: string, name: string, over: object = {}) =>
      texts.set({ id, name, brand: 'north', keywords: [], description: '', categoryIds: [], values: [], ...over })
    named('kettle', 'The kettles')
    named('about', 'Mug', { description: 'Looks good beside a kettle.' })
    named('more', 'Cast kettlebell', { keywords: ['kettlebell', 'iron ball'] })
    const [kettle, about, more] = [texts.size - 3, texts.size - 2, texts.size - 1]
    const found = find('kettle')
    expect(found[0]).toBe(kettle)
    expect(found.toSorted((a, b) => a - b)).toEqual([kettle, about, more])
    // No name consists of these words, so they're matched one by one.
    expect(find('mug kettle')).toEqual([about])
    expect(texts.named(['kettle', 'mug'])).toEqual([])
    texts.remove('kettle')
    expect(texts.named(['kettle'])).toEqual([])
    texts.remove('about')
    expect(find('kettle')).toEqual([more])
  })
})
