import { editsFor, isShort } from '#contract/edits.ts'
import { withoutStopWords } from '../text/stop-words.ts'
import { stemOf } from '../text/stem.ts'
import { wordsOf } from '../text/words.ts'
import { documentOf, posting, weightOf } from './posting-list.ts'
import type { ProductTexts } from './product-texts.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Queries are cut after this many words. */
const wordsMax = 10
const prefixesMax = 16
const correctionsMax = 4
const splitMin = 3
const prefixMin = 2
/** How well an alternative fits compared with the word itself. */
const quality = { synonym: 0.85, joined: 0.95, prefix: 0.6, oneEdit: 0.6, twoEdits: 0.45, prefixEdit: 0.35 } as const

/** Documents that match a word of the query, and how well compared with the word itself. */
export interface Alternative {
  postings: Uint32Array
  quality: number
}

/** A word of the query with everything that matches it. */
interface Position {
  word: string
  /** The word that was probably meant, if no document has the typed one. */
  corrected?: string
  alternatives: Alternative[]
}

export interface ParsedQuery {
  positions: Position[]
  /** Documents to leave out of the results, one list per excluded word or phrase. */
  excluded: Uint32Array[]
  /** The stems that results match, to highlight them. */
  stems: Set<string>
  /** The unfinished last word; any word that begins with it matches. */
  prefix: string | null
  /** Documents whose name is exactly the query. */
  named: readonly number[]
}

/** The meanings of a word or phrase besides itself. The key is its stemmed words joined by spaces. */
export type Synonyms = ReadonlyMap<string, readonly string[]>

interface Options {
  synonyms: Synonyms
  /** The query is still being typed, so its last word may be unfinished. */
  isTyping: boolean
  /** Words that some products have, but never together with the others: they may be misspelt. */
  doubted?: ReadonlySet<string>
}

/**
 * The words of a query with everything that matches each: the word itself, words with its stem, synonyms, continuations, or else the
 * closest words.
 */
export function parseQuery(texts: ProductTexts, query: string, { synonyms, isTyping, doubted }: Options): ParsedQuery {
  const { vocabulary } = texts
  const { wanted, unwanted } = splitExclusions(query)
  const words = withoutStopWords(wordsOf(wanted)).slice(0, wordsMax)
  const understood: ParsedQuery = {
    positions: words.map((word) => ({ word, alternatives: [] })),
    excluded: [],
    stems: new Set(),
    prefix: null,
    named: texts.named(words),
  }
  addSynonyms(vocabulary, words, understood, synonyms)
  addJoined(vocabulary, words, understood)
  for (const [at, position] of understood.positions.entries()) {
    addSame(texts, position, understood)
    const isUnknown = position.alternatives.length === 0
    // An exact product name doesn't hide names that begin with it: "kettle" finds kettlebells, too.
    if (at === words.length - 1 && (isTyping || isUnknown || understood.named.length > 0)) addPrefix(vocabulary, position, understood)
    if (position.alternatives.length === 0) addSplit(vocabulary, position, understood)
    // Only a word that is still being typed is corrected to the beginning of a longer one: a finished "blue" doesn't mean a blender.
    const canGoOn = isTyping && at === words.length - 1
    if (position.alternatives.length === 0)
      addCorrections(vocabulary, position, { understood, canGoOn, hasOthers: doubted?.has(position.word) ?? false })
    else if (doubted?.has(position.word)) addCorrections(vocabulary, position, { understood, canGoOn: false, hasOthers: false })
  }
  for (const phrase of unwanted) {
    const postings = havingAll(vocabulary, wordsOf(phrase), new Set())
    if (postings) understood.excluded.push(postings)
  }
  return understood
}

/**
 * Splits off exclusions: a hyphen before a word or quoted phrase (not within a word) excludes products that have it. Alone they find
 * nothing.
 */
function splitExclusions(query: string): { wanted: string; unwanted: string[] } {
  const excluded = /(?<!\S)-(?:"[^"]+"|(?=[\p{L}\p{N}])[^\s]+)/gu
  return { wanted: query.replaceAll(excluded, ' '), unwanted: query.match(excluded) ?? [] }
}

/** Adds the word itself, unless only removed products have it. */
function addSame(texts: ProductTexts, { word, alternatives }: Position, { stems }: ParsedQuery): void {
  const { vocabulary } = texts
  const stem = vocabulary.stem(word)
  if (stem === undefined) return
  const postings = vocabulary.postings(stem).values
  if (!postings.some((one) => texts.isAlive(documentOf(one)))) return
  stems.add(stemOf(word))
  alternatives.push({ postings, quality: 1 })
}

/** Adds the synonyms of all runs of up to three words, the longest run at each position first. */
function addSynonyms(vocabulary: Vocabulary, words: string[], { positions, stems }: ParsedQuery, synonyms: Synonyms): void {
  if (synonyms.size === 0) return
  for (let from = 0; from < words.length; from++)
    for (let to = Math.min(words.length, from + 3); to > from; to--) {
      const key = words.slice(from, to).map(stemOf).join(' ')
      for (const meaning of synonyms.get(key) ?? []) {
        const postings = havingAll(vocabulary, wordsOf(meaning), stems)
        if (postings) for (const position of positions.slice(from, to)) position.alternatives.push({ postings, quality: quality.synonym })
      }
    }
}

/** Two words that the shop writes as one: "kettle bell". */
function addJoined(vocabulary: Vocabulary, words: string[], { positions, stems }: ParsedQuery): void {
  for (let at = 0; at + 1 < words.length; at++) {
    const joined = `${words[at]}${words[at + 1]}`
    const stem = vocabulary.stem(joined)
    if (stem === undefined) continue
    stems.add(stemOf(joined))
    const alternative = { postings: vocabulary.postings(stem).values, quality: quality.joined }
    for (const position of positions.slice(at, at + 2)) position.alternatives.push(alternative)
  }
}

function addPrefix(vocabulary: Vocabulary, { word, alternatives }: Position, understood: ParsedQuery): void {
  if (word.length < prefixMin) return
  const own = vocabulary.stem(word)
  const stems = vocabulary.startingWith(word, prefixesMax).filter((stem) => stem !== own)
  if (stems.length > 0) understood.prefix = word
  for (const stem of stems) alternatives.push({ postings: vocabulary.postings(stem).values, quality: quality.prefix })
}

/** One word that the shop writes as two: "jumprope". */
function addSplit(vocabulary: Vocabulary, position: Position, { stems }: ParsedQuery): void {
  const { word, alternatives } = position
  for (let at = splitMin; at <= word.length - splitMin; at++) {
    const parts = [word.slice(0, at), word.slice(at)]
    const postings = parts.every((part) => vocabulary.stem(part) !== undefined) ? havingAll(vocabulary, parts, stems) : null
    if (!postings) continue
    position.corrected = parts.join(' ')
    alternatives.push({ postings, quality: quality.joined })
  }
}

interface Correcting {
  understood: ParsedQuery
  /** Whether the beginning of a longer word may be a match. */
  canGoOn: boolean
  /** Whether the results must contain the other words, too, so that even a short word may be corrected. */
  hasOthers: boolean
}

function addCorrections(vocabulary: Vocabulary, position: Position, { understood: { stems }, canGoOn, hasOthers }: Correcting): void {
  const { word, alternatives } = position
  const hasAll = hasOthers && isShort(word)
  const isNumber = hasAll ? /\p{N}/u.test(word) : /^\p{N}+$/u.test(word)
  const allowed = isNumber ? 0 : hasAll ? 1 : editsFor(word)
  if (allowed === 0) return
  // The word itself may be in the vocabulary, either of removed products or of products without the other words.
  const close = vocabulary.closest(word, { edits: allowed, hasAll, canGoOn, most: correctionsMax })
  for (const { text, stem, edits, isPrefix } of close) {
    position.corrected ??= text
    stems.add(stemOf(text))
    const fit = isPrefix ? quality.prefixEdit : edits === 1 ? quality.oneEdit : quality.twoEdits
    // Among equally close words the most frequent one is most likely meant.
    alternatives.push({ postings: vocabulary.postings(stem).values, quality: fit / (1 + alternatives.length / 4) })
  }
}

/** The documents that have all of these words, each with the lowest weight; null if there are none. Adds the words' stems to `stems`. */
function havingAll(vocabulary: Vocabulary, words: string[], stems: Set<string>): Uint32Array | null {
  const lists = words.map((word) => vocabulary.stem(word)).map((stem) => (stem === undefined ? null : vocabulary.postings(stem).values))
  let [all] = lists
  for (const list of lists.slice(1)) all = all && list && intersection(all, list)
  if (!all || lists.includes(null) || all.length === 0) return null
  for (const word of words) stems.add(stemOf(word))
  return all
}

/** The documents in both lists, which are sorted by document. A document may be in a list twice if it has two words with the same stem. */
function intersection(a: Uint32Array, b: Uint32Array): Uint32Array {
  const both: number[] = []
  for (let [x, y] = [0, 0]; x < a.length && y < b.length;) {
    const [first, second] = [documentOf(a[x]!), documentOf(b[y]!)]
    if (first === second) both.push(posting(first, Math.min(weightOf(a[x]!), weightOf(b[y]!))))
    if (first <= second) x += 1
    if (second <= first) y += 1
  }
  return Uint32Array.from(both)
}
